/// A state a thing is in. The set may grow: leave out a state you do not know.
public struct AccessibilityState: RawRepresentable, Sendable, Hashable, Codable, CaseIterable,
    MemberWord
{
    /// The state's word in JSON.
    public let rawValue: String

    /// The state of a word.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// It is the chosen one of its group.
    public static let selected = AccessibilityState(rawValue: "selected")

    /// It is on.
    public static let checked = AccessibilityState(rawValue: "checked")

    /// It is off.
    public static let unchecked = AccessibilityState(rawValue: "unchecked")

    /// It cannot be used now.
    public static let disabled = AccessibilityState(rawValue: "disabled")

    /// What it holds is shown.
    public static let expanded = AccessibilityState(rawValue: "expanded")

    /// What it holds is hidden.
    public static let collapsed = AccessibilityState(rawValue: "collapsed")

    /// It is still being made.
    public static let busy = AccessibilityState(rawValue: "busy")

    /// It is today.
    public static let currentDate = AccessibilityState(rawValue: "current-date")

    /// It is the step one is at.
    public static let currentStep = AccessibilityState(rawValue: "current-step")

    /// What was entered cannot be used.
    public static let invalid = AccessibilityState(rawValue: "invalid")

    /// Every word this version knows.
    public static let allCases: [AccessibilityState] = [
        .selected, .checked, .unchecked, .disabled, .expanded, .collapsed, .busy,
        .currentDate, .currentStep, .invalid,
    ]
}
