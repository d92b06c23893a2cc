/// What a card is: facts for those who draw it themselves, and a body for everybody else.
public protocol CardContent: Sendable, Hashable {
    /// The card's name, unique on its screen.
    var id: String { get }

    /// How the card is drawn and told.
    var body: Element { get }
}
