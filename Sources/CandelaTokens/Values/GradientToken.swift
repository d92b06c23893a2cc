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
        guard let first = stops.first, let last = stops.last else {
            return ColorToken(red: 0, green: 0, blue: 0, alpha: 0)
        }
        if position <= first.position { return first.color }
        for (start, end) in zip(stops, stops.dropFirst()) where position <= end.position {
            guard end.position > start.position else { return end.color }
            let part = (position - start.position) / (end.position - start.position)
            return ColorToken(
                red: start.color.red + part * (end.color.red - start.color.red),
                green: start.color.green + part * (end.color.green - start.color.green),
                blue: start.color.blue + part * (end.color.blue - start.color.blue),
                alpha: start.color.alpha + part * (end.color.alpha - start.color.alpha))
        }
        return last.color
    }
}
