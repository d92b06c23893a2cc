/// The accessibility label, value, role and states of a thing on the screen.
///
/// The label says what it is, the value what it is now, the hint what happens. Role and states
/// are never words of the label: the screen reader adds its own.
///
/// In JSON, lists that are empty are left out.
public struct Accessibility: Sendable, Hashable, Codable {
    /// What kind of thing it is.
    public let role: AccessibilityRole

    /// What it is called; empty only when ``role`` is ``AccessibilityRole/decorative``.
    public let label: String

    /// The key of the label's phrase in the string catalog; `nil` for words that someone typed or that
    /// several phrases make up.
    public let labelKey: String?

    /// What it is now, in words: `80 percent`.
    public let value: String?

    /// The key of the value's phrase, as ``labelKey`` is the label's.
    public let valueKey: String?

    /// What happens when it is activated, as a verb phrase: `Shows streak statistics`.
    public let hint: String?

    /// The key of the hint's phrase, as ``labelKey`` is the label's.
    public let hintKey: String?

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
    /// - Parameters:
    ///   - label: What the thing is called; empty only for the role `decorative`.
    ///   - labelKey: The key of the label's phrase in a string catalog.
    ///   - valueKey: The key of the value's phrase.
    ///   - hintKey: The key of the hint's phrase.
    ///
    /// Invisible direction marks are left out of all words, since some screen readers spell them out.
    public init(
        _ role: AccessibilityRole, label: String, labelKey: String? = nil, value: String? = nil,
        valueKey: String? = nil, hint: String? = nil, hintKey: String? = nil,
        details: [AccessibilityDetail] = [], states: [AccessibilityState] = [],
        headingLevel: Int? = nil, children: Children = .ignore,
        sortOrder: Int? = nil, liveRegion: LiveRegion? = nil, range: ValueRange? = nil,
        inputLabels: [String] = []
    ) {
        self.role = role
        (self.label, self.labelKey) = (label.withoutDirectionControls, labelKey)
        (self.value, self.valueKey) = (value?.withoutDirectionControls, valueKey)
        (self.hint, self.hintKey) = (hint?.withoutDirectionControls, hintKey)
        self.details = details
        self.states = states
        self.headingLevel = headingLevel
        self.children = children
        self.sortOrder = sortOrder
        self.liveRegion = liveRegion
        self.range = range
        self.inputLabels = inputLabels.map(\.withoutDirectionControls)
    }

    /// The same from words that know their phrase.
    public init(
        _ role: AccessibilityRole, label: SpokenWords, value: SpokenWords? = nil,
        hint: SpokenWords? = nil, details: [AccessibilityDetail] = [],
        states: [AccessibilityState] = [], headingLevel: Int? = nil, children: Children = .ignore,
        sortOrder: Int? = nil, liveRegion: LiveRegion? = nil, range: ValueRange? = nil,
        inputLabels: [String] = []
    ) {
        self.init(
            role, label: label.text, labelKey: label.key, value: value?.text,
            valueKey: value?.key, hint: hint?.text, hintKey: hint?.key, details: details,
            states: states, headingLevel: headingLevel, children: children, sortOrder: sortOrder,
            liveRegion: liveRegion, range: range, inputLabels: inputLabels)
    }

    /// How children are grouped for assistive technology.
    public enum Children: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// They are one element with it, and its label and value speak for all of them.
        case combine
        /// They stay elements of their own, in a group that has its label.
        case contain
        /// They are hidden from assistive technology.
        case ignore
    }
}

extension Accessibility: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        role = try member("role", own?.role)
        label = try member("label", own?.label)
        labelKey = try member("labelKey", own?.labelKey)
        value = try member("value", own?.value)
        valueKey = try member("valueKey", own?.valueKey)
        hint = try member("hint", own?.hint)
        hintKey = try member("hintKey", own?.hintKey)
        details = try member("details", own?.details, unless: [])
        states = try member("states", own?.states, unless: [])
        headingLevel = try member("headingLevel", own?.headingLevel)
        children = try member("children", own?.children)
        sortOrder = try member("sortOrder", own?.sortOrder)
        liveRegion = try member("liveRegion", own?.liveRegion)
        range = try member("range", own?.range)
        inputLabels = try member("inputLabels", own?.inputLabels, unless: [])
    }
}
