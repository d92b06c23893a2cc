/// A material: a translucent surface that blurs the content behind it.
public struct MaterialToken: Sendable, Equatable {
    /// The thickness, which determines the translucency.
    public let kind: Kind

    /// The opaque colour used instead for people who reduce transparency.
    public let fallback: ColorToken

    /// Creates a material; a translucent fallback is made opaque.
    public init(_ kind: Kind, fallback: ColorToken) {
        self.kind = kind
        self.fallback = fallback.opacity(1)
    }

    /// The thicknesses of the platform's materials.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// The most translucent material.
        case ultraThin
        /// A thin material.
        case thin
        /// The default material.
        case regular
        /// A thick material.
        case thick
        /// The least translucent material.
        case ultraThick
    }
}
