/// A shadow that expresses a surface's elevation, made of one or more layers.
public struct ShadowToken: Sendable, Equatable {
    /// The layers, nearest to the surface first; empty for a flat surface.
    public let layers: [Layer]

    /// Creates a shadow from layers.
    public init(_ layers: [Layer]) {
        self.layers = layers
    }

    /// One layer of a shadow.
    public struct Layer: Sendable, Equatable {
        /// The colour, including its opacity.
        public let color: ColorToken

        /// The radius in points as passed to SwiftUI, about the standard deviation of the blurred
        /// edge: half of a CSS blur.
        public let radius: Double

        /// The horizontal offset in points, positive to the right.
        public let x: Double

        /// The vertical offset in points, positive downwards.
        public let y: Double

        /// The distance by which the layer is larger than the surface on each side, in points.
        public let spread: Double

        /// Whether it is an inner shadow.
        public let isInner: Bool

        /// Creates a layer from its parts.
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
