/// An icon's drawing, and its names in other icon sets.
public struct IconToken: Sendable, Equatable {
    /// The side of the square in which paths are drawn: the view box is `0 0 24 24`.
    public static let side = 24.0

    /// A description for designers; not an accessibility label.
    public let description: String

    /// The outline as SVG path data, filled with the nonzero rule.
    ///
    /// Only absolute commands `M`, `L`, `C` and `Z` are used, so that drawing takes a few lines of
    /// code on any platform.
    public let path: String

    /// Whether the icon is mirrored in right-to-left text.
    public let mirrors: Bool

    /// The name in SF Symbols: `flame.fill`.
    public let sfSymbols: String?

    /// The name in Material Symbols: `local_fire_department`.
    public let materialSymbols: String?

    /// The name in A2UI's basic catalog: `calendarToday`.
    public let a2ui: String?

    /// Creates an icon from its parts.
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
