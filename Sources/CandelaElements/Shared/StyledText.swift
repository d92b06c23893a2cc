public import CandelaTokens

/// A text a person reads, and what they hear in its place when the ear needs other words.
///
/// The text is final: it is in the reader's language, its numbers are formatted, and nothing is
/// added or cut by whoever draws it.
public struct StyledText: Sendable, Hashable, Codable {
    /// What is read: `~12 days at current pace`.
    public let text: String

    /// What is heard instead, when that differs: `about 12 days at the current pace`.
    public let spoken: String?

    /// The phrase's key in the string catalog, or `nil` for a text its owner typed.
    public let key: String?

    /// The key of the phrase that is heard, where that is another one than ``key``.
    public let spokenKey: String?

    /// The text style to draw with. How large its letters are stands in ``Screen/typeSizes``.
    public let style: TypeRole

    /// The colour of the letters.
    public let color: ColorRole

    /// The text's runs in reading order, when one differs in weight, style or colour.
    ///
    /// Joined without anything between they are ``text``.
    public let parts: [StyledTextPart]?

    /// How far the text may shrink before it wraps, as a share of its size.
    ///
    /// Absent means that it wraps at full size.
    public let minimumScale: Double?

    /// How many lines the text may take; absent means as many as it needs, as at every
    /// accessibility size.
    public let lineLimit: Int?

    /// The direction of a text typed by its owner, when it is not the screen's.
    public let direction: TextDirection?

    /// What a screen reader says: ``spoken``, or the text itself.
    public var aloud: String { spoken ?? text }

    /// A finished text in a style and a colour.
    ///
    /// - Parameters:
    ///   - spoken: What a screen reader says instead, when that differs.
    ///   - key: The phrase's key in a string catalog; `nil` for a text its owner typed.
    ///   - spokenKey: The key of the phrase that is heard, where that is another one.
    public init(
        _ text: String, spoken: String? = nil, key: String? = nil, spokenKey: String? = nil,
        style: TypeRole,
        color: ColorRole = .textPrimary, parts: [StyledTextPart]? = nil,
        minimumScale: Double? = nil,
        lineLimit: Int? = nil, direction: TextDirection? = nil
    ) {
        self.text = text
        self.spoken = spoken == text ? nil : spoken
        self.key = key
        self.spokenKey = self.spoken == nil || spokenKey == key ? nil : spokenKey
        self.style = style
        self.color = color
        self.parts = parts
        self.minimumScale = minimumScale
        self.lineLimit = lineLimit
        self.direction = direction
    }
}

extension StyledText {
    /// The parts as texts of their own, for a row whose gap takes the place of the spaces between them.
    public var pieces: [StyledText] {
        (parts ?? [StyledTextPart(text)]).map { part in
            let text = part.text.trimmed
            return StyledText(
                text, key: key, style: part.style ?? style, color: part.color ?? color,
                parts: part.weight.map { [StyledTextPart(text, weight: $0)] },
                minimumScale: minimumScale, lineLimit: lineLimit, direction: direction)
        }
    }
}

extension StyledText: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        text = try member("text", own?.text)
        spoken = try member("spoken", own?.spoken)
        key = try member("key", own?.key)
        spokenKey = try member("spokenKey", own?.spokenKey)
        style = try member("style", own?.style)
        color = try member("color", own?.color)
        parts = try member("parts", own?.parts)
        minimumScale = try member("minimumScale", own?.minimumScale)
        lineLimit = try member("lineLimit", own?.lineLimit)
        direction = try member("direction", own?.direction)
    }
}
