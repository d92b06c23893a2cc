import CandelaColor

/// A gradient: colour stops and a direction.
public struct GradientToken: Sendable, Equatable {
    /// The colour stops, in order.
    public let stops: [Stop]

    /// The direction in which the stops follow one another.
    public let direction: Direction

    /// The plain colour to use instead of a gradient, if the token names one.
    public let solid: ColorRole?

    /// Creates a gradient from stops.
    public init(_ stops: [Stop], direction: Direction, solid: ColorRole? = nil) {
        self.stops = stops
        self.direction = direction
        self.solid = solid
    }

    /// A colour and its position along the gradient.
    public struct Stop: Sendable, Equatable {
        /// The colour at this position.
        public let color: ColorToken

        /// The position, from 0 (start) to 1 (end).
        public let position: Double

        /// Creates a stop; the position is clamped to 0…1.
        public init(_ color: ColorToken, at position: Double) {
            self.color = color
            self.position = position.withinUnit
        }
    }

    /// The direction of a gradient. Leading and trailing follow the reading direction.
    public enum Direction: Sendable, Equatable {
        /// From the leading to the trailing edge.
        case leadingToTrailing
        /// From the top leading to the bottom trailing corner.
        case topLeadingToBottomTrailing
        /// Downwards.
        case topToBottom
        /// Upwards, like flames.
        case bottomToTop
        /// From the centre outwards between two radii, in points.
        case radial(startRadius: Double, endRadius: Double)
        /// Around the centre.
        case angular
    }

    /// The colour at a position, interpolated linearly in gamma-encoded sRGB; the first and the
    /// last colour extend beyond their positions. Transparent for a gradient without stops.
    public func color(at position: Double) -> ColorToken {
        ramp.shade(at: position).map(ColorToken.init)
            ?? ColorToken(red: 0, green: 0, blue: 0, alpha: 0)
    }

    /// The stops without their Display P3 colours, for mixing and measuring.
    var ramp: GradientRamp { GradientRamp(stops.map { ($0.color.shade, $0.position) }) }
}
