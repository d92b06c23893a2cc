/// The head of a screen about one thing: its large symbol, and what opens it to be changed.
public struct SymbolHeaderCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// How symbol and button are laid out.
    public let layout: Stack

    /// The symbol in the thing's colour; it only decorates.
    public let icon: Icon

    /// What opens the thing to be changed.
    public let edit: ButtonControl

    /// What assistive technology is told: a group of the thing's name; the button stays an element.
    public let accessibility: Accessibility
}
