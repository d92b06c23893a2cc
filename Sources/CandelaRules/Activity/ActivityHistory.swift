/// The activity of one habit, or of the whole journal, with its streak and earned milestones.
public struct ActivityHistory: Sendable {
    /// The activity of each day.
    public internal(set) var days: ActivityIndex

    /// The streak at the time the history was computed.
    public private(set) var streak: Streak

    /// Milestones of ``StreakMilestones/standard`` reached so far, ascending, each with the day it
    /// was first reached.
    public private(set) var earned: [StreakMilestones.Reached]

    /// Whether there was a practice session today, so that today is done even without a completion.
    public var isPracticedToday: Bool { days[days.today].minutes > 0 }

    /// - Parameter habit: The habit's identifier; `nil` for the whole journal.
    init(
        _ days: ActivityIndex, of habit: String?, in journal: Journal, now: Instant, clock: DayClock
    ) {
        var run = StreakRun(days, of: habit, in: journal, now: now, clock: clock)
        run.lengths = StreakMilestones.standard.all[...]
        self.days = days
        streak = journal.heeding(run.plan, run.streak(), of: habit)
        self.days.travelDays = run.travelDays
        earned = run.reached
    }
}

extension Journal {
    /// The history of one habit, or of the whole journal; cached if available, otherwise computed.
    ///
    /// - Parameter habit: The habit's identifier; `nil` for all completions and practices together.
    public func history(
        of habit: String? = nil, now: Instant, clock: DayClock
    ) -> ActivityHistory {
        if let kept = derived.histories, kept.serves(now, clock), let history = kept[habit],
            rules(history.days, of: habit)
        {
            return history
        }
        return ActivityHistory(
            ActivityIndex(self, habit: habit, now: now, clock: clock), of: habit, in: self,
            now: now, clock: clock)
    }

    /// Caches the history of each habit and of the whole journal, so that adding a record only
    /// updates the histories that it affects.
    public mutating func cacheHistories(now: Instant, clock: DayClock) {
        if var kept = derived.histories, kept.serves(now, clock) {
            derived.histories = nil
            kept.pass(to: now, in: self)
            derived.histories = kept
        } else {
            derived.histories = HistoryCache(self, now: now, clock: clock)
        }
    }
}
