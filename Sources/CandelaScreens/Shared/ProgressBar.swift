public import CandelaTokens

/// A straight bar that fills with progress.
public struct ProgressBar: Sendable, Hashable, Codable {
    /// How much of the bar is filled, 0 to 1; the true value, never one on its way.
    public let fraction: Double

    /// How high the bar is.
    public let height: Size

    /// How round the ends of the track and of the fill are.
    public let cornerRadius: RadiusRole

    /// What lies under the fill.
    public let track: ColorRole

    /// A line around the track, when contrast is increased.
    public let outline: Surface.Border?

    /// The fill.
    public let fill: Paint

    /// The one colour to fill with where gradients cannot be drawn.
    public let solidFill: ColorRole

    /// What a gradient in the fill spans.
    public let fillSpan: Span

    /// The edge the fill grows from. It follows the reading direction.
    public let fillsFrom: Edge

    /// How the fill moves.
    public let motion: Motion

    package init(
        fraction: Double, height: Size, cornerRadius: RadiusRole, track: ColorRole,
        outline: Surface.Border?, fill: Paint, solidFill: ColorRole, motion: Motion
    ) {
        self.fraction = fraction
        self.height = height
        self.cornerRadius = cornerRadius
        self.track = track
        self.outline = outline
        self.fill = fill
        self.solidFill = solidFill
        fillSpan = .filled
        fillsFrom = .leading
        self.motion = motion
    }

    /// A part of the bar.
    public enum Span: String, Sendable, Hashable, Codable, CaseIterable {
        /// The filled part alone, so that its end always has the gradient's last colour.
        case filled
    }

    /// An end of the bar.
    public enum Edge: String, Sendable, Hashable, Codable, CaseIterable {
        /// Where reading starts: the left, or the right in Arabic and Hebrew.
        case leading
    }
}
