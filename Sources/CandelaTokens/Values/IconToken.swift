/// An icon's drawing, and what other icon sets call the same picture.
public struct IconToken: Sendable, Hashable {
    /// The side of the square that paths are drawn in: the view box is `0 0 24 24`.
    public static let side = 24.0

    /// What the icon shows, for those who choose or redraw it; not an accessibility label.
    public let description: String

    /// The outline as SVG path data, filled by the nonzero rule.
    ///
    /// Absolute commands `M`, `L`, `C` and `Z` alone, so that a few lines of code draw it anywhere.
    public let path: String

    /// Whether the icon is flipped where the text runs from right to left.
    public let mirrors: Bool

    /// The name in SF Symbols: `flame.fill`.
    public let sfSymbols: String?

    /// The name in Material Symbols: `local_fire_department`.
    public let materialSymbols: String?

    /// The name in A2UI's basic catalog: `calendarToday`.
    public let a2ui: String?

    /// An icon from its parts.
    ///
    /// - Parameter path: SVG path data in a view box of ``side`` by ``side``.
    public init(
        path: String, description: String = "", mirrors: Bool = false, sfSymbols: String? = nil,
        materialSymbols: String? = nil, a2ui: String? = nil
    ) {
        self.description = description
        self.path = path
        self.mirrors = mirrors
        self.sfSymbols = sfSymbols
        self.materialSymbols = materialSymbols
        self.a2ui = a2ui
    }
}
