public import CandelaJSON
public import CandelaTokens

/// A displayed text, with a spoken form where it differs.
///
/// The text is final: it is in the reader's language with formatted numbers, and renderers neither
/// extend nor truncate it.
public struct StyledText: Sendable, Hashable, Codable {
    /// Stored indirectly, because texts pass through many functions on their way to a screen.
    private let stored: Element.Boxed<Members>

    fileprivate struct Members: Sendable, Hashable {
        let text: String
        let spoken: String?
        let key: String?
        let spokenKey: String?
        let style: TypeRole
        let color: ColorRole
        let parts: [StyledTextPart]?
        let minimumScale: Double?
        let direction: TextDirection?
    }

    /// The displayed text: `~12 days at current pace`.
    public var text: String { stored.value.text }

    /// The spoken form: `about 12 days at the current pace`; `nil` if it is the same.
    public var spoken: String? { stored.value.spoken }

    /// The phrase's key in the string catalog; `nil` for text the person typed.
    public var key: String? { stored.value.key }

    /// The key of the spoken phrase; `nil` if it is ``key``.
    public var spokenKey: String? { stored.value.spokenKey }

    /// The text style; the resulting font size is in ``Screen/typeSizes``.
    public var style: TypeRole { stored.value.style }

    /// The colour of the text.
    public var color: ColorRole { stored.value.color }

    /// The runs of the text, in reading order, if any differs in weight, style or colour; otherwise
    /// `nil`.
    ///
    /// Concatenated, they equal ``text``.
    public var parts: [StyledTextPart]? { stored.value.parts }

    /// The minimum fraction of its size to which the text may shrink before it wraps.
    ///
    /// `nil` means that it wraps at full size.
    public var minimumScale: Double? { stored.value.minimumScale }

    /// The writing direction of text the person typed; `nil` if it is the screen's.
    public var direction: TextDirection? { stored.value.direction }

    /// The text that screen readers speak: ``spoken``, or else the displayed text.
    public var spokenText: String { spoken ?? text }

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
        minimumScale: Double? = nil, direction: TextDirection? = nil
    ) {
        let spoken = spoken == text ? nil : spoken
        stored = .init(
            Members(
                text: text, spoken: spoken, key: key,
                spokenKey: spoken == nil || spokenKey == key ? nil : spokenKey, style: style,
                color: color, parts: parts, minimumScale: minimumScale, direction: direction))
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
                minimumScale: minimumScale, direction: direction)
        }
    }
}

extension StyledText: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        stored = .init(try member.members(of: own?.stored.value))
    }

    /// Passes the members to a visitor, without creating a second text.
    @usableFromInline
    package func record(to visitor: inout Visitor) { stored.value.record(to: &visitor) }
}

extension StyledText.Members: MemberList {
    init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        text = try member("text", own?.text)
        spoken = try member("spoken", own?.spoken)
        key = try member.key("key", own?.key)
        spokenKey = try member.key("spokenKey", own?.spokenKey)
        style = try member("style", own?.style)
        color = try member("color", own?.color)
        parts = try member("parts", own?.parts)
        minimumScale = try member("minimumScale", own?.minimumScale)
        direction = try member("direction", own?.direction)
    }
}
