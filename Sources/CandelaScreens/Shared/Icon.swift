public import CandelaTokens

/// A symbol. It is only drawn: what it says, what holds it says to assistive technology.
public struct Icon: Sendable, Hashable, Codable {
    /// The symbol's name in SF Symbols, for other sets to map: `calendar`.
    public let symbol: String

    /// The symbol's colour.
    public let color: ColorRole

    /// The side of the square the symbol is drawn in.
    public let size: Size

    package init(_ symbol: String, color: ColorRole, size: Size) {
        self.symbol = symbol
        self.color = color
        self.size = size
    }
}
