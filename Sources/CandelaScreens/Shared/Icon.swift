public import CandelaTokens

/// A symbol.
public struct Icon: Sendable, Hashable, Codable {
    /// The symbol's name in SF Symbols, for other sets to map: `calendar`.
    public let symbol: String

    /// The symbol's colour.
    public let color: ColorRole

    /// The side of the square the symbol is drawn in.
    public let size: Size

    /// What a screen reader says for the symbol, or `nil` for one that only decorates.
    public let label: String?

    package init(_ symbol: String, color: ColorRole, size: Size, label: String? = nil) {
        self.symbol = symbol
        self.color = color
        self.size = size
        self.label = label
    }
}
