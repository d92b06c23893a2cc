public import CandelaJSON

/// Further information about an element, spoken on request.
///
/// It is custom content on Apple's platforms and part of the description elsewhere. It keeps an
/// element's label short, while everything on the screen remains available.
public struct AccessibilityDetail: Sendable, Equatable, Codable {
    /// The label of the information: `Next milestone`.
    public let label: String

    /// The key of the label's phrase in the string catalog; `nil` for text that does not come from
    /// exactly one phrase.
    public let labelKey: String?

    /// The information: `3 days to your 14-day milestone`.
    public let value: String

    /// The key of the information's phrase in the string catalog; `nil` for text that does not come
    /// from exactly one phrase.
    public let valueKey: String?

    /// Creates further information with a label.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the label's phrase in a string catalog.
    ///   - valueKey: The key of the information's phrase in a string catalog.
    public init(
        _ label: String, _ value: String, labelKey: String? = nil, valueKey: String? = nil
    ) {
        self.init(SpokenWords(label, key: labelKey), SpokenWords(value, key: valueKey))
    }

    /// Creates further information from spoken texts and their phrases.
    public init(_ label: SpokenWords, _ value: SpokenWords) {
        (self.label, labelKey) = (label.text, label.key)
        (self.value, valueKey) = (value.text, value.key)
    }
}

extension AccessibilityDetail: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        label = try member("label", own?.label)
        labelKey = try member.key("labelKey", own?.labelKey)
        value = try member("value", own?.value)
        valueKey = try member.key("valueKey", own?.valueKey)
    }
}
