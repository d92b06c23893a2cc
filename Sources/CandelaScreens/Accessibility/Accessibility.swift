/// The accessibility label, value, role and states of a thing on the screen.
///
/// The label says what it is, the value what it is now, the hint what happens. Role and states
/// are never words of the label: the screen reader adds its own.
///
/// In JSON, lists that are empty are left out.
public struct Accessibility: Sendable, Hashable {
    /// What kind of thing it is.
    public let role: AccessibilityRole

    /// What it is called; empty only when ``role`` is ``AccessibilityRole/decorative``.
    public let label: String

    /// What it is now, in words: `80 percent`.
    public let value: String?

    /// What happens when it is activated, as a verb phrase: `Shows streak statistics`.
    public let hint: String?

    /// More facts about it, spoken on demand after label, value and hint.
    public let details: [AccessibilityDetail]

    /// The states it is in.
    public let states: [AccessibilityState]

    /// The level of a heading, 1 to 6.
    public let headingLevel: Int?

    /// How its children are grouped for assistive technology.
    public let children: Children

    /// Its place in the reading order among its siblings, when that is not the drawn one; lower
    /// comes first.
    public let sortOrder: Int?

    /// How changes of its value are announced; absent when they are not.
    public let liveRegion: LiveRegion?

    /// The number behind the value, for roles that have a range.
    public let range: ValueRange?

    /// What people may say to mean it when they control the screen by voice.
    public let inputLabels: [String]

    /// A role and a label, with what else there is to say.
    ///
    /// - Parameter label: What the thing is called; empty only for the role `decorative`.
    public init(
        _ role: AccessibilityRole, label: String, value: String? = nil, hint: String? = nil,
        details: [AccessibilityDetail] = [], states: [AccessibilityState] = [],
        headingLevel: Int? = nil, children: Children = .ignore,
        sortOrder: Int? = nil, liveRegion: LiveRegion? = nil, range: ValueRange? = nil,
        inputLabels: [String] = []
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.details = details
        self.states = states
        self.headingLevel = headingLevel
        self.children = children
        self.sortOrder = sortOrder
        self.liveRegion = liveRegion
        self.range = range
        self.inputLabels = inputLabels
    }

    /// How children are grouped for assistive technology.
    public enum Children: String, Sendable, Hashable, Codable, CaseIterable {
        /// They are one element with it, and its label and value speak for all of them.
        case combine
        /// They stay elements of their own, in a group that has its label.
        case contain
        /// They are hidden from assistive technology.
        case ignore
    }
}
