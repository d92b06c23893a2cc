/// How long it takes to the next weight milestone at the current pace.
///
/// Source: seed 000 (losing); mirrored for gaining, and at least a day.
public struct MilestoneEstimate: Sendable, Hashable {
    /// Whole days, cut off, 1 or more; nil when it takes longer than is worth telling.
    public let days: Int?

    /// The change in a week; its sign points toward the milestone.
    public let weeklyVelocity: Double

    /// Estimates the days; nil when there is nothing left, or the weight stands still or moves away.
    ///
    /// - Parameters:
    ///   - remaining: The distance to the milestone; above 0.
    ///   - weeklyVelocity: The change in a week, negative when losing, in the same unit. One that
    ///     reads 0.0 is none.
    ///   - direction: Which way the milestone lies.
    ///   - mostDays: The most days worth telling, as of a ``GoalPrediction``.
    public init?(
        remaining: Double, weeklyVelocity: Double, direction: WeightMilestones.Direction,
        mostDays: Int = GoalPrediction.Rule.standard.mostDays
    ) {
        let toward = direction == .down ? -weeklyVelocity.shown : weeklyVelocity.shown
        guard remaining > 0, toward > 0 else { return nil }
        // Clearing keeps 0.3 at 0.7 a week three days: in binary the quotient is a hair less.
        let days = (remaining * 7 / toward).cleared.rounded(.down)
        self.days = days <= Double(mostDays) ? Int(exactly: max(1, days)) : nil
        self.weeklyVelocity = weeklyVelocity
    }
}
