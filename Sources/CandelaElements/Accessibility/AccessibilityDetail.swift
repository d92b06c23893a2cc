/// One more fact about a thing, read on demand.
///
/// It is custom content on Apple's platforms and part of the description elsewhere, so that one
/// element can stay short without anything on the screen going unsaid.
public struct AccessibilityDetail: Sendable, Hashable, Codable {
    /// What the fact is about: `Next milestone`.
    public let label: String

    /// The key of the label's phrase in the string catalog; `nil` for words of none or of several.
    public let labelKey: String?

    /// The fact: `3 days to your 14-day milestone`.
    public let value: String

    /// The key of the value's phrase, as ``labelKey`` is the label's.
    public let valueKey: String?

    /// A fact and what it is about.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the label's phrase in a string catalog.
    ///   - valueKey: The key of the value's phrase.
    public init(
        _ label: String, _ value: String, labelKey: String? = nil, valueKey: String? = nil
    ) {
        (self.label, self.labelKey) = (label.withoutDirectionControls, labelKey)
        (self.value, self.valueKey) = (value.withoutDirectionControls, valueKey)
    }

    /// The same from words that know their phrase.
    public init(_ label: SpokenWords, _ value: SpokenWords) {
        self.init(label.text, value.text, labelKey: label.key, valueKey: value.key)
    }
}

extension AccessibilityDetail: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        label = try member("label", own?.label)
        labelKey = try member("labelKey", own?.labelKey)
        value = try member("value", own?.value)
        valueKey = try member("valueKey", own?.valueKey)
    }
}
