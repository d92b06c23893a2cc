/// A colour as written in a file: a space, three components and an opacity.
public struct ColorValue: Sendable, Hashable {
    /// The space of the components.
    public let space: ColorSpace

    /// The three components; `nil` for `none` (missing or powerless).
    public var components: [Double?] {
        [component(0, vector.x), component(1, vector.y), component(2, vector.z)]
    }

    /// The components as a vector, with 0 for `none`, which is how it is rendered.
    ///
    /// Source: CSS Color 4, section 4.4.
    let vector: Vector3

    /// A bit for each component that is `none`.
    private let missing: UInt8

    /// Opacity, from 0 (transparent) to 1.
    public let alpha: Double

    /// The sRGB fallback `#rrggbb` for readers that do not support the space, as written; `nil` if
    /// the file has none. Conversions ignore it.
    public let hex: String?

    /// Creates a colour from its parts.
    ///
    /// - Parameters:
    ///   - components: Three numbers in the order of ``ColorSpace/componentNames``, `nil` for
    ///     `none`. Missing ones count as `none`; further ones are ignored.
    ///   - alpha: The opacity, clamped to 0…1.
    public init(
        _ space: ColorSpace, _ components: [Double?], alpha: Double = 1, hex: String? = nil
    ) {
        func component(_ index: Int) -> Double? {
            index < components.count ? components[index] : nil
        }
        self.init(space, component(0), component(1), component(2), alpha: alpha, hex: hex)
    }

    /// Creates a colour from its parts, with `nil` for `none`.
    package init(
        _ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?,
        alpha: Double = 1, hex: String? = nil
    ) {
        self.space = space
        vector = Vector3(first ?? 0, second ?? 0, third ?? 0)
        missing = (first == nil ? 1 : 0) | (second == nil ? 2 : 0) | (third == nil ? 4 : 0)
        self.alpha = min(max(alpha, 0), 1)
        self.hex = hex
    }

    /// Whether a component is `none`.
    package var hasNone: Bool { missing != 0 }

    private func component(_ index: Int, _ value: Double) -> Double? {
        missing & 1 << index == 0 ? value : nil
    }
}
