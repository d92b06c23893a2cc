public import CandelaJSON

/// A card of a screen: its kind, the facts behind it, and its content as elements.
///
/// A card created from a ``CardContent`` keeps it, and ``content(as:)`` returns it with its typed
/// members. A card decoded from JSON is generic: it has facts and a body, but no typed members.
/// Both encode to the same bytes.
public struct Card: Sendable, Equatable, Identifiable {
    /// The kind of card, such as `streakCounter`, the same as ``CardContent/kind`` of its content.
    public let kind: String

    /// The card's identifier: unique on its screen, and stable when the screen is created again.
    public let id: String

    /// The card's content as a tree of elements.
    ///
    /// The ids of its elements and actions are unique on the screen, because they are prefixed with
    /// the ids of the elements that contain them. Elements that move or can be pressed have an id
    /// even if the content gives them none.
    public let body: Element

    private let source: Source

    /// The origin of a card.
    fileprivate enum Source: Sendable {
        case content(any CardContent)
        case read(JSONValue)
        /// The card was decoded from JSON without facts.
        case absent
    }

    /// Creates a card from its content, whose body is evaluated once, here.
    public init(_ content: some CardContent) {
        kind = type(of: content).kind
        id = content.id
        body = content.body.named(under: content.id)
        source = .content(content)
    }

    /// The content from which the card was created; `nil` if it has another type or the card was
    /// decoded.
    public func content<Content: CardContent>(as type: Content.Type = Content.self) -> Content? {
        if case .content(let content) = source { content as? Content } else { nil }
    }

    /// The type of the content from which the card was created; `nil` for a decoded card.
    package var contentType: (any CardContent.Type)? {
        if case .content(let content) = source { type(of: content) } else { nil }
    }

    /// The facts behind the card.
    ///
    /// - Throws: `JSONDecodingError` if the facts do not have this type, or `JSONEncodingError` if
    ///   they cannot be represented in JSON.
    public func facts<Facts: Codable>(as type: Facts.Type = Facts.self) throws -> Facts {
        if case .content(let content) = source, let facts = content.facts as? Facts {
            return facts
        }
        return try JSONTextDecoder().decode(type, from: factsText(), file: "\(kind).facts")
    }

    /// The facts as JSON text.
    private func factsText() throws -> [UInt8] {
        switch source {
        case .content(let content): try content.factsText()
        case .read(let value): try JSONTextEncoder(style: .compact).encode(value)
        case .absent: Array("{}".utf8)
        }
    }
}

extension Card {
    /// Whether two cards have the same kind, id, facts and body, regardless of whether they were
    /// created or decoded.
    public static func == (left: Card, right: Card) -> Bool {
        guard left.kind == right.kind, left.id == right.id, left.body == right.body else {
            return false
        }
        if case .content(let content) = left.source, case .content(let other) = right.source,
            content.hasFacts(of: other)
        {
            return true
        }
        guard let facts = try? left.factsValue(), let others = try? right.factsValue() else {
            return false
        }
        return facts.holdsTheSame(as: others)
    }

    /// The facts as a JSON value.
    private func factsValue() throws -> JSONValue {
        if case .read(let value) = source { return value }
        return try JSONDocument(parsing: factsText(), file: "\(kind).facts").root
    }
}

extension CardContent {
    /// Whether another card has equal facts of the same type.
    fileprivate func hasFacts(of other: some CardContent) -> Bool {
        other.facts as? Facts == facts
    }
}

extension JSONValue {
    /// Whether two values are equal, regardless of member order and number spelling.
    fileprivate func holdsTheSame(as other: JSONValue) -> Bool {
        switch (kind, other.kind) {
        case (.object, .object):
            guard count == other.count else { return false }
            let others = Dictionary(other.members.map { ($0.name, $0.value) }) { first, _ in first }
            return members.allSatisfy { member in
                others[member.name].map { member.value.holdsTheSame(as: $0) } ?? false
            }
        case (.array, .array):
            return count == other.count
                && zip(elements, other.elements).allSatisfy { $0.holdsTheSame(as: $1) }
        case (.number, .number): return number?.double == other.number?.double
        default: return self == other
        }
    }
}

extension Card: Codable, MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        kind = try member("kind", own?.kind)
        id = try member("id", own?.id)
        let facts = member.detail.contains(.facts) ? own?.source : nil
        source = try member.optional("facts", facts) ?? .absent
        body = try member("body", own?.body)
    }
}

extension Card.Source: MemberValue {
    init(coded: JSONValue) { self = .read(coded) }

    func record(_ name: StaticString, to visitor: inout Visitor) {
        switch self {
        case .content(let content): content.recordFacts(name, to: &visitor)
        case .read(let value): visitor.member(name, coded: value)
        case .absent: break
        }
    }
}

extension CardContent {
    fileprivate func factsText() throws -> [UInt8] {
        try JSONTextEncoder(style: .compact).encode(facts)
    }

    fileprivate func recordFacts(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, coded: facts)
    }
}

extension Screen {
    /// The first card with a given content type: among the cards, then the overlay, then the
    /// toasts.
    ///
    /// - Returns: `nil` without such a card, and on a decoded screen, whose cards are generic.
    public func card<Content: CardContent>(_ type: Content.Type) -> Content? {
        cards(type).first
    }

    /// All cards with a given content type: among the cards, then the overlay, then the toasts.
    public func cards<Content: CardContent>(_ type: Content.Type) -> [Content] {
        (cards + [overlay?.card].compactMap(\.self) + toasts).compactMap { $0.content(as: type) }
    }
}
