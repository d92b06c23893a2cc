/// A reminder that a weight is close to its next milestone.
///
/// It is due at 9:00 on the day after the last weigh-in, if the milestone is within 1 kg or 2 lb and
/// the goal is not reached.
public struct MilestoneReminder: Sendable, Equatable {
    /// The milestone, in the displayed unit.
    public let milestone: Double

    /// The distance to it, as shown; above 0.
    public let remaining: Double

    /// The time the reminder is due.
    public let moment: Instant

    /// Creates the reminder; `nil` if none is due.
    public init?(_ facts: WeightFacts, zone: Zone) {
        guard let progress = facts.progress, facts.goal?.isAtGoal == false,
            let latest = facts.log.latest, progress.remaining > 0,
            progress.remaining <= WeightBand.approaching.size(in: facts.unit)
        else { return nil }
        (milestone, remaining) = (progress.next, progress.remaining)
        moment = DailyReminder(at: "09:00").moment(on: latest.day.next, in: zone)
    }
}
