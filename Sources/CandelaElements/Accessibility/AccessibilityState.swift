public import CandelaJSON

/// A state of an element for assistive technology. The set may grow: ignore unknown states.
public struct AccessibilityState: RawRepresentable, Sendable, Hashable, Codable, CaseIterable,
    MemberWord
{
    /// The state's word in JSON.
    public let rawValue: String

    /// Creates a state from its word in JSON.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The element is selected in its group.
    public static let selected = AccessibilityState(rawValue: "selected")

    /// The switch or check box is on.
    public static let checked = AccessibilityState(rawValue: "checked")

    /// The switch or check box is off.
    public static let unchecked = AccessibilityState(rawValue: "unchecked")

    /// The element is disabled.
    public static let disabled = AccessibilityState(rawValue: "disabled")

    /// The content of the element is visible.
    public static let expanded = AccessibilityState(rawValue: "expanded")

    /// The content of the element is hidden.
    public static let collapsed = AccessibilityState(rawValue: "collapsed")

    /// The content of the element is still being prepared.
    public static let busy = AccessibilityState(rawValue: "busy")

    /// The element represents today.
    public static let currentDate = AccessibilityState(rawValue: "current-date")

    /// The element represents the current step.
    public static let currentStep = AccessibilityState(rawValue: "current-step")

    /// The entered value is invalid.
    public static let invalid = AccessibilityState(rawValue: "invalid")

    /// The states known to this version.
    public static let allCases: [AccessibilityState] = [
        .selected, .checked, .unchecked, .disabled, .expanded, .collapsed, .busy,
        .currentDate, .currentStep, .invalid,
    ]
}
