import CandelaJSON

/// One card of a screen: what kind it is, the facts behind it, and how it is drawn and spoken.
///
/// Made from a ``CardContent``, a card remembers it: ``content(as:)`` answers with its typed members.
/// Read from JSON it is generic, whatever its kind: facts and body are there, its type is not. Either
/// way it encodes to the same bytes.
public struct Card: Sendable, Hashable, Identifiable {
    /// What kind of card it is: `streakCounter`.
    public let kind: String

    /// The card's name, unique on its screen and the same for the same thing from one making of the
    /// screen to the next.
    public let id: String

    /// How the card is drawn and spoken.
    ///
    /// The names of elements and actions are unique on the screen: those of the content, with the
    /// names of what is around them before them.
    public let body: Element

    private let source: Source

    /// What a card was made from.
    fileprivate enum Source: Sendable {
        case content(any CardContent)
        case read(JSONValue)
    }

    /// A card from what it holds.
    public init(_ content: some CardContent) {
        kind = type(of: content).kind
        id = content.id
        body = content.body.named(under: content.id)
        source = .content(content)
    }

    /// What the card was made from; `nil` for another type, and for a card read from JSON.
    public func content<Content: CardContent>(as type: Content.Type = Content.self) -> Content? {
        if case .content(let content) = source { content as? Content } else { nil }
    }

    /// The facts behind the card.
    ///
    /// - Throws: `DecodingError` when they are not of this form.
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
        }
    }
}

extension Card {
    /// Whether two are of one kind and name and hold the same facts and body, wherever they come
    /// from and whichever encoder they went through.
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

    /// Feeds kind, name and body, which nearly always differ where the facts do.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(id)
        hasher.combine(body)
    }
}

extension CardContent {
    /// Whether another card is of facts that are the same.
    fileprivate func hasFacts(of other: some CardContent) -> Bool {
        other.facts as? Facts == facts
    }
}

extension JSONValue {
    /// Whether both hold the same, in whatever order members stand and however numbers are written.
    fileprivate func holdsTheSame(as other: JSONValue) -> Bool {
        switch (kind, other.kind) {
        case (.object, .object):
            count == other.count
                && members.allSatisfy { member in
                    other[member.name].map { member.value.holdsTheSame(as: $0) } ?? false
                }
        case (.array, .array):
            count == other.count
                && zip(elements, other.elements).allSatisfy { $0.holdsTheSame(as: $1) }
        case (.number, .number): number?.double == other.number?.double
        default: self == other
        }
    }
}

extension Card: Codable, MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        kind = try member("kind", own?.kind)
        id = try member("id", own?.id)
        source = try member("facts", own?.source)
        body = try member("body", own?.body)
    }
}

extension Card.Source: MemberValue {
    init(coded: JSONValue) { self = .read(coded) }

    func record(_ name: StaticString, to sink: inout some MemberSink) {
        switch self {
        case .content(let content): content.recordFacts(name, to: &sink)
        case .read(let value): sink.member(name, coded: value)
        }
    }
}

extension CardContent {
    fileprivate func factsText() throws -> [UInt8] {
        try JSONTextEncoder(style: .compact).encode(facts)
    }

    fileprivate func recordFacts(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, coded: facts)
    }
}

extension Screen {
    /// The first card of a type: among the cards, then the one above them, then the passing notes.
    ///
    /// - Returns: `nil` when there is none, and on a screen read from JSON, whose cards are generic.
    public func card<Content: CardContent>(_ type: Content.Type) -> Content? {
        cards(type).first
    }

    /// Every card of a type, in the same order.
    public func cards<Content: CardContent>(_ type: Content.Type) -> [Content] {
        (cards + [overlay?.card].compactMap(\.self) + toasts).compactMap { $0.content(as: type) }
    }
}
