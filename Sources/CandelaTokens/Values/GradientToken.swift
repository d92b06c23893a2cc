import CandelaColor

/// Colours that run into each other, and which way they run.
public struct GradientToken: Sendable, Hashable {
    /// The colours in order, each with its place.
    public let stops: [Stop]

    /// Which way the colours run.
    public let direction: Direction

    /// The plain colour to draw where gradients are not wanted, if the token names one.
    public let solid: ColorRole?

    /// A gradient of these stops.
    public init(_ stops: [Stop], direction: Direction, solid: ColorRole? = nil) {
        self.stops = stops
        self.direction = direction
        self.solid = solid
    }

    /// A colour and its place along the gradient.
    public struct Stop: Sendable, Hashable {
        /// The colour at this place.
        public let color: ColorToken

        /// The place, from 0, the start, to 1, the end.
        public let position: Double

        /// A colour at a place; a place outside 0…1 counts as the nearer end.
        public init(_ color: ColorToken, at position: Double) {
            self.color = color
            self.position = position.withinUnit
        }
    }

    /// Which way a gradient runs. Leading and trailing follow the reading direction.
    public enum Direction: Sendable, Hashable {
        /// From where reading starts to where it ends.
        case leadingToTrailing
        /// From the top corner where reading starts to the opposite one.
        case topLeadingToBottomTrailing
        /// Downward.
        case topToBottom
        /// Upward, as flames go.
        case bottomToTop
        /// From the centre outward between two distances from it, in points.
        case radial(startRadius: Double, endRadius: Double)
        /// Around the centre.
        case angular
    }

    /// The colour at a place, mixed straight in gamma-encoded sRGB; the first and the last colour
    /// go on beyond their places. Clear for a gradient without stops.
    public func color(at position: Double) -> ColorToken {
        ramp.shade(at: position).map(ColorToken.init)
            ?? ColorToken(red: 0, green: 0, blue: 0, alpha: 0)
    }

    /// The colours without their Display P3 forms, to be mixed and measured.
    var ramp: GradientRamp { GradientRamp(stops.map { ($0.color.shade, $0.position) }) }
}
