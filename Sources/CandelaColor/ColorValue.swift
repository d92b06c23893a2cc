/// A colour as its author wrote it: a space, three components, and how opaque it is.
public struct ColorValue: Sendable, Hashable {
    /// The space the components are in.
    public let space: ColorSpace

    /// The three components; nothing where the file says `none` (missing or powerless).
    public let components: [Double?]

    /// Opacity from 0, unseen, to 1.
    public let alpha: Double

    /// The sRGB fallback `#rrggbb` for readers without the space, as written. Never the colour.
    public let hex: String?

    /// A colour from its parts.
    ///
    /// - Parameters:
    ///   - components: Three numbers in the order of ``ColorSpace/componentNames``, `nil` for
    ///     `none`. Missing ones count as `none`, those past the third are dropped.
    ///   - alpha: 0…1; numbers outside count as the nearer end.
    public init(
        _ space: ColorSpace, _ components: [Double?], alpha: Double = 1, hex: String? = nil
    ) {
        self.space = space
        self.components =
            components.count == 3
            ? components : (0..<3).map { $0 < components.count ? components[$0] : nil }
        self.alpha = min(max(alpha, 0), 1)
        self.hex = hex
    }

    /// The components as a vector, `none` as 0, which is what it renders as.
    ///
    /// Source: CSS Color 4, section 4.4.
    var vector: Vector3 {
        Vector3(components[0] ?? 0, components[1] ?? 0, components[2] ?? 0)
    }
}
