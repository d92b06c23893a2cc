public import CandelaJSON

/// The accessibility label, value, role and states of an element.
///
/// The label names the element, the value is its current state, and the hint describes the result
/// of activating it. Labels never contain roles and states, because the screen reader adds its own.
///
/// In JSON, empty arrays and the treatment `ignore` of children are omitted, and so is what the
/// element implies: without a `role`, a button, a toggle, a field and a stepper have the role of
/// their kind, a choice has `radiogroup`, and other elements have `text`. Without a `label`, an
/// element has the label it draws, or else the label of its `action`; a text has its text. Without
/// a `value`, a field and a stepper have the value they draw and a chart its summary, and without a
/// `hint`, a field has its problem or warning. Without `children`, the options of a choice are
/// separate elements. The states `selected`, `checked`, `unchecked`, `disabled` and `invalid`
/// follow from `isSelected`, `isOn`, `isDisabled` and `problem`. A control without any
/// accessibility information has all of that.
public struct Accessibility: Sendable, Equatable, Codable {
    /// The role of the element.
    public internal(set) var role: AccessibilityRole

    /// The label; empty only if ``role`` is ``AccessibilityRole/decorative``.
    public internal(set) var label: String

    /// The key of the label's phrase in the string catalog; `nil` for typed text and for text from
    /// several phrases.
    public internal(set) var labelKey: String?

    /// The current value, as text: `80 percent`; `nil` for none.
    public internal(set) var value: String?

    /// The key of the value's phrase in the string catalog; `nil` for typed text and for text from
    /// several phrases.
    public internal(set) var valueKey: String?

    /// The result of activating the element, as a verb phrase: `Shows streak statistics`; `nil` for
    /// none.
    public internal(set) var hint: String?

    /// The key of the hint's phrase in the string catalog; `nil` for typed text and for text from
    /// several phrases.
    public internal(set) var hintKey: String?

    /// Further information, spoken on request after label, value and hint.
    public let details: [AccessibilityDetail]

    /// The states of the element.
    public internal(set) var states: [AccessibilityState]

    /// The level of a heading, 1 to 6; `nil` for other roles.
    public let headingLevel: Int?

    /// The treatment of the element's children by assistive technology.
    public internal(set) var children: Children

    /// The position in the reading order among siblings, if it differs from the drawing order;
    /// lower values come first, and `nil` counts as 0.
    public let sortOrder: Int?

    /// The urgency with which changes of the value are announced; `nil` if they are not announced.
    public let liveRegion: LiveRegion?

    /// The number behind the value, with its bounds; `nil` for roles without a range.
    public let range: ValueRange?

    /// Alternative names for voice control.
    public let inputLabels: [String]

    /// Creates accessibility information with a role and a label.
    ///
    /// Invisible direction marks are removed from all texts, because some screen readers spell them
    /// out.
    ///
    /// - Parameters:
    ///   - label: The label; empty only for the role `decorative`.
    ///   - labelKey: The key of the label's phrase in a string catalog.
    ///   - valueKey: The key of the value's phrase in a string catalog.
    ///   - hintKey: The key of the hint's phrase in a string catalog.
    public init(
        _ role: AccessibilityRole, label: String, labelKey: String? = nil, value: String? = nil,
        valueKey: String? = nil, hint: String? = nil, hintKey: String? = nil,
        details: [AccessibilityDetail] = [], states: [AccessibilityState] = [],
        headingLevel: Int? = nil, children: Children = .ignore,
        sortOrder: Int? = nil, liveRegion: LiveRegion? = nil, range: ValueRange? = nil,
        inputLabels: [String] = []
    ) {
        self.init(
            role, label: SpokenWords(label, key: labelKey),
            value: value.map { SpokenWords($0, key: valueKey) },
            hint: hint.map { SpokenWords($0, key: hintKey) }, details: details, states: states,
            headingLevel: headingLevel, children: children, sortOrder: sortOrder,
            liveRegion: liveRegion, range: range, inputLabels: inputLabels)
    }

    /// Creates accessibility information from spoken texts and their phrases.
    public init(
        _ role: AccessibilityRole, label: SpokenWords, value: SpokenWords? = nil,
        hint: SpokenWords? = nil, details: [AccessibilityDetail] = [],
        states: [AccessibilityState] = [], headingLevel: Int? = nil, children: Children = .ignore,
        sortOrder: Int? = nil, liveRegion: LiveRegion? = nil, range: ValueRange? = nil,
        inputLabels: [String] = []
    ) {
        self.role = role
        (self.label, labelKey) = (label.text, label.key)
        (self.value, valueKey) = (value?.text, value?.key)
        (self.hint, hintKey) = (hint?.text, hint?.key)
        self.details = details
        self.states = states
        self.headingLevel = headingLevel
        self.children = children
        self.sortOrder = sortOrder
        self.liveRegion = liveRegion
        self.range = range
        self.inputLabels = inputLabels.map(\.withoutDirectionControls)
    }

    /// The treatment of an element's children by assistive technology.
    public enum Children: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// The children are merged into the element, whose label and value describe all of them.
        case combine
        /// The children are separate elements in a group with the element's label.
        case contain
        /// The children are hidden.
        case ignore
    }
}

extension Accessibility: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        role = try member("role", own?.role, unless: .unstated)
        label = try member("label", own?.label, unless: "")
        labelKey = try member.key("labelKey", own?.labelKey)
        value = try member("value", own?.value)
        valueKey = try member.key("valueKey", own?.valueKey)
        hint = try member("hint", own?.hint)
        hintKey = try member.key("hintKey", own?.hintKey)
        details = try member("details", own?.details, unless: [])
        states = try member("states", own?.states, unless: [])
        headingLevel = try member("headingLevel", own?.headingLevel)
        children = try member("children", own?.children, unless: .ignore)
        sortOrder = try member("sortOrder", own?.sortOrder)
        liveRegion = try member("liveRegion", own?.liveRegion)
        range = try member("range", own?.range)
        inputLabels = try member("inputLabels", own?.inputLabels, unless: [])
    }
}
