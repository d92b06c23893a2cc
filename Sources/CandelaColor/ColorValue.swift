/// A colour as its author wrote it: a space, three components, and how opaque it is.
public struct ColorValue: Sendable, Hashable {
    /// The space the components are in.
    public let space: ColorSpace

    /// The three components; nothing where the file says `none` (missing or powerless).
    public var components: [Double?] {
        [component(0, vector.x), component(1, vector.y), component(2, vector.z)]
    }

    /// The components as a vector, `none` as 0, which is what it renders as.
    ///
    /// Source: CSS Color 4, section 4.4.
    let vector: Vector3

    /// A bit for each component that is `none`.
    private let missing: UInt8

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
        func component(_ index: Int) -> Double? {
            index < components.count ? components[index] : nil
        }
        self.init(space, component(0), component(1), component(2), alpha: alpha, hex: hex)
    }

    /// A colour from its parts, `nil` for `none`.
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
