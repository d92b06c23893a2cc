/// What was done of a habit, or of everything, and what follows from it: the streak and the
/// milestones some run reached.
public struct ActivityHistory: Sendable {
    /// What was done day by day.
    public internal(set) var days: ActivityIndex

    /// The streak.
    public private(set) var streak: Streak

    /// The milestones that some run reached, each with the day the first such run did.
    public private(set) var earned: [StreakMilestones.Reached]

    /// - Parameter habit: The id of the habit; nil for everything.
    init(
        _ days: ActivityIndex, of habit: String?, in journal: Journal, now: Instant, clock: DayClock
    ) {
        // Only the records themselves can tell of a day that was lost on a flight.
        let needsEvidence =
            days.offsets.map { StreakRun.needsEvidence(of: $0, now: now, clock: clock) } ?? false
        var run =
            needsEvidence
            ? StreakRun(journal.streakRecords(habit: habit), now: now, clock: clock)
            : StreakRun(days, now: now, clock: clock)
        run.lengths = StreakMilestones.standard.all[...]
        self.days = days
        streak = run.streak()
        earned = run.reached
    }
}

extension Journal {
    /// What was done of a habit, or of everything: what is kept of it, or else worked out now.
    ///
    /// - Parameter habit: The id of a habit; nil for all completions and practices together.
    public func history(
        of habit: String? = nil, now: Instant, clock: DayClock
    ) -> ActivityHistory {
        if let kept = derived.histories, kept.serves(now, clock), let history = kept.all[habit] {
            return history
        }
        return ActivityHistory(
            ActivityIndex(self, habit: habit, now: now, clock: clock), of: habit, in: self,
            now: now, clock: clock)
    }

    /// Keeps what was done of each habit and of everything, unless it is kept already, so that a
    /// record more counts nothing anew that it does not change.
    public mutating func keepHistories(now: Instant, clock: DayClock) {
        if var kept = derived.histories, kept.serves(now, clock) {
            derived.histories = nil
            kept.pass(to: now, in: self)
            derived.histories = kept
        } else {
            derived.histories = KeptHistories(self, now: now, clock: clock)
        }
    }
}
