/// Whether a weight comes close enough to a round number to say so in advance.
///
/// The next multiple of 5 lb or 2.5 kg towards the goal, within 2 lb or 1 kg, is announced at 9:00 the
/// next day.
public struct MilestoneReminder: Sendable, Hashable {
    /// The round number that is near, in the unit.
    public let milestone: Double

    /// How far it is; above 0.
    public let remaining: Double

    /// When to say so.
    public let moment: Instant

    /// The reminder for a weight; nil when no round number is near, or the weight is on one.
    ///
    /// - Parameter needsLoss: Which way the goal lies.
    public init?(
        at weight: Double, in unit: WeightUnit, needsLoss: Bool, now: Instant, clock: DayClock
    ) {
        let (step, reach) = unit == .pounds ? (5.0, 2.0) : (2.5, 1.0)
        guard weight.isFinite, weight > 0, weight < 1e6 else { return nil }
        let steps = (weight / step).cleared
        let next = (needsLoss ? steps.rounded(.down) : steps.rounded(.up)) * step
        let remaining = abs(weight - next).cleared
        guard remaining > 0, remaining <= reach, next > 0 else { return nil }
        milestone = next
        self.remaining = remaining
        let tomorrow = clock.day(of: now).next
        let nine: TimeOfDay = "09:00"
        moment = DailyReminder(at: nine).moment(on: tomorrow, in: clock.zone)
    }
}
