import CandelaJSON

/// The content of a card: typed facts, and a body that any renderer can draw.
///
/// An app's own card is a struct that conforms to this protocol. It stores its state, and its body
/// is computed, as in a SwiftUI view. Wrapped in a ``Card``, it is drawn, spoken, encoded and
/// audited like the cards of the package.
public protocol CardContent: Sendable, Identifiable<String> {
    /// The values behind the card, without texts and colours.
    associatedtype Facts: Sendable, Equatable, Codable = NoFacts

    /// The kind of card, the same for all instances of the type: `streakCounter`.
    static var kind: String { get }

    /// The card's identifier: unique on its screen, and stable when the screen is created again. By
    /// default it is the kind.
    var id: String { get }

    /// The values behind the card, for front ends that draw it themselves.
    var facts: Facts { get }

    /// The card's content as a tree of elements.
    var body: Element { get }
}

/// The facts of a card without facts.
public struct NoFacts: Sendable, Equatable, Codable {
    /// Creates empty facts.
    package init() {}

    /// Decodes any object and ignores its members, which only a later version can have written.
    ///
    /// - Throws: `DecodingError` if the value is not an object.
    public init(from decoder: any Decoder) throws { _ = try decoder.members }
}

extension CardContent {
    /// The card's identifier; by default its kind.
    public var id: String { Self.kind }
}

extension CardContent where Facts == NoFacts {
    /// Empty facts.
    public var facts: NoFacts { NoFacts() }
}
