/// How far a surface lifts off what is behind it: one or more soft shapes drawn below it.
public struct ShadowToken: Sendable, Hashable {
    /// The shapes, the nearest to the surface first. Empty for a flat surface.
    public let layers: [Layer]

    /// A shadow of these shapes.
    public init(_ layers: [Layer]) {
        self.layers = layers
    }

    /// One soft shape of a shadow.
    public struct Layer: Sendable, Hashable {
        /// The shape's colour, with its opacity.
        public let color: ColorToken

        /// How soft the edge is, in points: the radius a front end hands to its shadow call.
        public let radius: Double

        /// How far the shape lies to the right, in points.
        public let x: Double

        /// How far the shape lies down, in points.
        public let y: Double

        /// How much larger than the surface the shape is on each side, in points.
        public let spread: Double

        /// Whether the shape falls inside the surface, as if it were pressed in.
        public let isInner: Bool

        /// A shape from its parts.
        public init(
            color: ColorToken, radius: Double, x: Double = 0, y: Double = 0, spread: Double = 0,
            isInner: Bool = false
        ) {
            self.color = color
            self.radius = radius
            self.x = x
            self.y = y
            self.spread = spread
            self.isInner = isInner
        }
    }
}
