/// What a card is: facts for those who draw it themselves, and a body for everybody else.
///
/// An app's own card is a struct that conforms; boxed in a ``Card`` it is drawn, spoken, encoded and
/// checked like those of the package.
public protocol CardContent: Sendable, Hashable {
    /// The values behind the card, without a word or a colour.
    associatedtype Facts: Sendable, Hashable, Codable = NoFacts

    /// What kind of card it is, the same for all of its type: `streakCounter`.
    static var kind: String { get }

    /// The card's name, unique on its screen and the same for the same thing from one making of the
    /// screen to the next. Without one it is the kind.
    var id: String { get }

    /// The values behind the card.
    var facts: Facts { get }

    /// How the card is drawn and spoken.
    var body: Element { get }
}

/// The facts of a card that has none.
public struct NoFacts: Sendable, Hashable, Codable {
    /// No facts.
    package init() {}

    /// Reads an object; whatever is in it is of a later version.
    public init(from decoder: any Decoder) throws { _ = try decoder.members }
}

extension CardContent {
    /// The card's name, unique on its screen: its kind, unless the card says another.
    public var id: String { Self.kind }
}

extension CardContent where Facts == NoFacts {
    /// No facts.
    public var facts: NoFacts { NoFacts() }
}
