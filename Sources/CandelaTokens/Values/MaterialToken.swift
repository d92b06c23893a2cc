/// A surface that lets what is behind it shine through, blurred.
public struct MaterialToken: Sendable, Hashable {
    /// How much shines through.
    public let kind: Kind

    /// What to draw instead for readers who reduce transparency; always opaque.
    public let fallback: ColorToken

    /// A material and its fallback. A translucent fallback is made opaque.
    public init(_ kind: Kind, fallback: ColorToken) {
        self.kind = kind
        self.fallback = fallback.opacity(1)
    }

    /// The thicknesses of the platform's materials.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Shows most of what is behind.
        case ultraThin
        /// Shows much of what is behind.
        case thin
        /// Shows some of what is behind.
        case regular
        /// Shows little of what is behind.
        case thick
        /// Shows almost nothing of what is behind.
        case ultraThick
    }
}
