public import CandelaTokens

/// A ring that fills with progress, clockwise from the top in every reading direction.
public struct ProgressRing: Sendable, Hashable, Codable {
    /// How much of the ring is filled, 0 to 1; the true value, never one on its way.
    public let fraction: Double

    /// The outer diameter.
    public let diameter: Size

    /// How wide the line is.
    public let stroke: SizeRole

    /// What lies under the fill.
    public let track: ColorRole

    /// A line around the track, when contrast is increased.
    public let outline: Surface.Border?

    /// The fill.
    public let fill: ColorRole

    /// How the fill moves.
    public let motion: Motion
}

extension Kit {
    /// A ring that fills with progress.
    func ring(
        _ fraction: Double, diameter: SizeRole, fill: ColorRole, appear: MotionRole
    ) -> ProgressRing {
        ProgressRing(
            fraction: fraction.roundedForDrawing, diameter: size(diameter),
            stroke: .progressRingStroke, track: .progressTrack,
            outline: edge(.progressOutline, .progressOutlineWidth), fill: fill,
            motion: motion(
                .fill, appear: appear, change: .progressChange, reduced: Motion.Reduced(.none)))
    }
}
