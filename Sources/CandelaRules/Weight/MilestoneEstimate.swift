/// The estimated time to the next weight milestone at the current pace, at least one day.
public struct MilestoneEstimate: Sendable, Equatable {
    /// Whole days, rounded down, 1 or more; `nil` beyond the longest prediction shown.
    public let days: Int?

    /// The change per week; its sign points towards the milestone.
    public let weeklyVelocity: Double

    /// Estimates the days; `nil` if nothing remains, or the weight is stable or moves away.
    ///
    /// - Parameters:
    ///   - remaining: The distance to the milestone; above 0.
    ///   - weeklyVelocity: The change per week, negative for loss, in the same unit. A value
    ///     displayed as 0.0 counts as stable.
    ///   - direction: The direction of the milestone.
    ///   - maximumDays: The longest prediction shown, in days, as in a ``GoalPrediction``.
    public init?(
        remaining: Double, weeklyVelocity: Double, direction: WeightMilestones.Direction,
        maximumDays: Int = GoalPrediction.Rule.standard.maximumDays
    ) {
        let toward = direction == .down ? -weeklyVelocity.shown : weeklyVelocity.shown
        guard remaining > 0, toward > 0 else { return nil }
        // Without rounding, 0.3 at 0.7 a week would give slightly less than three days in binary.
        let days = (remaining * 7 / toward).roundedToBillionth.rounded(.down)
        self.days = days <= Double(maximumDays) ? Int(exactly: max(1, days)) : nil
        self.weeklyVelocity = weeklyVelocity
    }
}
