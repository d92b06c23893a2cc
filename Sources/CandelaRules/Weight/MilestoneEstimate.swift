/// How long it takes to the next weight milestone at the current pace.
///
/// Source: seed 000 (losing); mirrored for gaining, and at least a day.
public struct MilestoneEstimate: Sendable, Hashable {
    /// Whole days, cut off, 1 or more.
    public let days: Int

    /// The change in a week; its sign points toward the milestone.
    public let weeklyVelocity: Double

    /// No estimate goes further than a hundred years.
    public static let mostDays = 36_525

    /// Estimates the days; nil when there is nothing left, or the weight stands still or moves away.
    ///
    /// - Parameters:
    ///   - remaining: The distance to the milestone; above 0.
    ///   - weeklyVelocity: The change in a week, negative when losing, in the same unit.
    ///   - direction: Which way the milestone lies.
    public init?(
        remaining: Double, weeklyVelocity: Double, direction: WeightMilestones.Direction
    ) {
        let toward = direction == .down ? -weeklyVelocity : weeklyVelocity
        guard remaining > 0, toward > 0 else { return nil }
        // Clearing keeps 0.3 at 0.7 a week three days: in binary the quotient is a hair less.
        let days = (remaining * 7 / toward).cleared.rounded(.down)
        guard days <= Double(MilestoneEstimate.mostDays) else { return nil }
        self.days = max(1, Int(days))
        self.weeklyVelocity = weeklyVelocity
    }
}
