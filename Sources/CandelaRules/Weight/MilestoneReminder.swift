/// A reminder that a weight is close to a round number.
///
/// The number is the next multiple of 5 lb or 2.5 kg towards the goal, within 2 lb or 1 kg of the
/// weight. The reminder is due at 9:00 on the next day.
public struct MilestoneReminder: Sendable, Equatable {
    /// The round number, in the given unit.
    public let milestone: Double

    /// The distance to it; above 0.
    public let remaining: Double

    /// The time the reminder is due.
    public let moment: Instant

    /// Creates the reminder for a weight; `nil` if no round number is near, or if the weight is
    /// exactly on one or not between 0 and a million.
    ///
    /// - Parameter needsLoss: Whether the goal is below the weight.
    public init?(
        at weight: Double, in unit: WeightUnit, needsLoss: Bool, now: Instant, clock: DayClock
    ) {
        let (step, reach) = unit == .pounds ? (5.0, 2.0) : (2.5, 1.0)
        guard weight.isFinite, weight > 0, weight < 1e6 else { return nil }
        let steps = (weight / step).roundedToBillionth
        let next = (needsLoss ? steps.rounded(.down) : steps.rounded(.up)) * step
        let remaining = abs(weight - next).roundedToBillionth
        guard remaining > 0, remaining <= reach, next > 0 else { return nil }
        milestone = next
        self.remaining = remaining
        let tomorrow = clock.day(of: now).next
        let nine: TimeOfDay = "09:00"
        moment = DailyReminder(at: nine).moment(on: tomorrow, in: clock.zone)
    }
}
