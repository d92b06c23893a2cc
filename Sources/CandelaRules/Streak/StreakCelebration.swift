/// A streak milestone to celebrate now.
public struct StreakCelebration: Sendable, Hashable {
    /// The milestone to show, in days: the highest the run has reached, mere markers included, so that
    /// a year is not praised as a month.
    public let days: Int

    /// What to add to ``Journal/celebratedStreaks`` once it was shown: all that were due, ascending.
    public let marks: [CelebratedStreak]
}

extension StreakMilestones {
    /// The celebration that is due for a streak; nil when there is none.
    ///
    /// Once for a run of days, on the first display after the milestone was reached, also if that is
    /// later. When several are due the highest reached is shown and all are marked; one below
    /// a milestone already celebrated in this run is not made up for. A later run celebrates again.
    ///
    /// - Parameters:
    ///   - streak: The streak as it is now.
    ///   - journal: The celebrations shown so far, of this and other habits.
    ///   - habit: The id of the habit the streak is of; nil for the streak of everything.
    public func celebration(of streak: Streak, habit: String? = nil, in journal: Journal)
        -> StreakCelebration?
    {
        guard let start = streak.start else { return nil }
        // A record added before the run moves its start back: a mark inside the run still counts.
        let shown =
            journal.celebratedStreaks
            .filter { $0.habit == habit && $0.runStart >= start && $0.runStart <= streak.today }
            .map(\.days).max() ?? 0
        let due = celebrated.filter { $0 > shown && $0 <= streak.current }
        guard !due.isEmpty, let highest = reached(by: streak.current).last else { return nil }
        return StreakCelebration(
            days: highest,
            marks: due.map { days in
                var mark = CelebratedStreak(days: days, runStart: start)
                mark.habit = habit
                return mark
            })
    }
}
