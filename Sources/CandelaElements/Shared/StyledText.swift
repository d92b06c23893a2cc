public import CandelaTokens

/// A displayed text, with a spoken form where it differs.
///
/// The text is final: it is in the reader's language with formatted numbers, and renderers neither
/// extend nor truncate it.
public struct StyledText: Sendable, Hashable, Codable {
    /// The displayed text: `~12 days at current pace`.
    public let text: String

    /// The spoken form: `about 12 days at the current pace`; `nil` if it is the same.
    public let spoken: String?

    /// The phrase's key in the string catalog; `nil` for text the person typed.
    public let key: String?

    /// The key of the spoken phrase; `nil` if it is ``key``.
    public let spokenKey: String?

    /// The text style; the resulting font size is in ``Screen/typeSizes``.
    public let style: TypeRole

    /// The colour of the text.
    public let color: ColorRole

    /// The runs of the text, in reading order, if any differs in weight, style or colour; otherwise
    /// `nil`.
    ///
    /// Concatenated, they equal ``text``.
    public let parts: [StyledTextPart]?

    /// The minimum fraction of its size to which the text may shrink before it wraps.
    ///
    /// `nil` means that it wraps at full size.
    public let minimumScale: Double?

    /// The maximum number of lines; `nil` for no limit, as at every accessibility size.
    public let lineLimit: Int?

    /// The writing direction of text the person typed; `nil` if it is that of the screen.
    public let direction: TextDirection?

    /// The text that screen readers speak: ``spoken``, or else the displayed text.
    public var aloud: String { spoken ?? text }

    /// Creates a final text with a style and a colour.
    ///
    /// - Parameters:
    ///   - spoken: The spoken form, if it differs.
    ///   - key: The phrase's key in a string catalog; `nil` for text the person typed.
    ///   - spokenKey: The key of the spoken phrase, if it differs.
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
    /// The runs as separate texts, for a row whose gap replaces the spaces between them.
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
    @inline(__always)
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
