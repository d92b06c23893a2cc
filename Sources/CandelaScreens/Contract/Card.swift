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
    private enum Source: Sendable {
        /// Facts that state their members themselves are told apart: that is faster than coding.
        case content(any CardContent, facts: (any Recorded & Sendable)? = nil)
        case read(JSONValue)
    }

    /// A card from what it holds.
    public init(_ content: some CardContent) {
        kind = type(of: content).kind
        id = content.id
        body = content.body.named(under: content.id)
        source = .content(content)
    }

    /// A card from what it holds, whose facts state their members themselves.
    init<Content: CardContent>(_ content: Content) where Content.Facts: Recorded {
        kind = Content.kind
        id = content.id
        body = content.body.named(under: content.id)
        source = .content(content, facts: content.facts)
    }

    /// What the card was made from; `nil` for another type, and for a card read from JSON.
    public func content<Content: CardContent>(as type: Content.Type = Content.self) -> Content? {
        if case .content(let content, _) = source { content as? Content } else { nil }
    }

    /// The facts behind the card.
    ///
    /// - Throws: `DecodingError` when they are not of this form.
    public func facts<Facts: Codable>(as type: Facts.Type = Facts.self) throws -> Facts {
        if case .content(let content, _) = source, let facts = content.facts as? Facts {
            return facts
        }
        return try JSONTextDecoder().decode(type, from: factsText(), file: "\(kind).facts")
    }

    /// The facts as JSON text.
    private func factsText() throws -> [UInt8] {
        switch source {
        case .content(let content, _): try content.factsText()
        case .read(let value): try JSONTextEncoder(style: .compact).encode(value)
        }
    }
}

extension Card {
    /// Whether two are of one kind and name and hold the same facts and body, wherever they come
    /// from.
    public static func == (left: Card, right: Card) -> Bool {
        guard left.kind == right.kind, left.id == right.id, left.body == right.body else {
            return false
        }
        if case .content(let content, _) = left.source, case .content(let other, _) = right.source,
            content.hasFacts(of: other)
        {
            return true
        }
        return (try? left.factsText()) == (try? right.factsText())
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

extension Card: Codable {
    /// Reads a card of any kind.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        kind = try members.read("kind")
        id = try members.read("id")
        source = .read(try members.read("facts"))
        body = try members.read("body")
    }
}

extension Card: Recorded {
    func record(to sink: inout some MemberSink) {
        sink.member("kind", kind)
        sink.member("id", id)
        switch source {
        case .content(_, let facts?): sink.member("facts", facts)
        case .content(let content, nil): content.recordFacts(to: &sink)
        case .read(let value): sink.member("facts", coded: value)
        }
        sink.member("body", body)
    }
}

extension CardContent {
    fileprivate func factsText() throws -> [UInt8] {
        try JSONTextEncoder(style: .compact).encode(facts)
    }

    fileprivate func recordFacts(to sink: inout some MemberSink) {
        sink.member("facts", coded: facts)
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
