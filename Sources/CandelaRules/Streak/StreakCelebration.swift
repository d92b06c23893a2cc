/// A streak milestone to celebrate.
public struct StreakCelebration: Sendable, Equatable {
    /// The milestone to show, in days: the highest one reached, so that a one-year streak is not
    /// announced as 30 days.
    public let days: Int

    /// Whether the milestone is celebrated with an explosion.
    public let explodes: Bool

    /// The entries to add to ``Journal/celebratedStreaks`` afterwards: all that were due,
    /// ascending.
    public let marks: [CelebratedStreak]
}

extension StreakMilestones {
    /// Whether a streak has the length of a milestone; 5 weeks have the length of 30 days.
    public func celebrates(_ streak: Streak) -> Bool {
        all.contains { streak.unit.count($0) == streak.unit.count(streak.current) }
    }

    /// The celebration due for a streak; `nil` if nothing is due.
    ///
    /// Each run is celebrated once per milestone, when it is first displayed after reaching it. If
    /// several are due, the highest reached is shown and all are recorded; milestones below one
    /// already celebrated in this run are not shown later. A later run is celebrated again. A
    /// history without any celebration came from elsewhere: only milestones since yesterday are
    /// shown, as of a streak of weeks over all practice, which may have been one of days before.
    ///
    /// - Parameters:
    ///   - streak: The current streak.
    ///   - journal: The journal with earlier celebrations, of this and other habits.
    ///   - habit: The identifier of the streak's habit; `nil` for the streak of the whole journal.
    public func celebration(of streak: Streak, habit: String? = nil, in journal: Journal)
        -> StreakCelebration?
    {
        let (due, isFirst) = self.due(for: streak, habit: habit, in: journal)
        guard let highest = due.last, let reached = streak.day(reaching: highest.days),
            !isFirst || reached >= streak.today.previous
        else { return nil }
        return StreakCelebration(
            days: highest.days, explodes: explosive.contains(highest.days), marks: due)
    }

    /// The entries for the milestones of a streak that were not celebrated, ascending, and whether
    /// its history counts as past: nothing of its habit was ever celebrated.
    func due(
        for streak: Streak, habit: String?, in journal: Journal
    ) -> (marks: [CelebratedStreak], isFirst: Bool) {
        guard let start = streak.start else { return ([], false) }
        // A record added before the run moves its start back: entries within the run still count.
        let known = journal.celebratedStreaks.filter { $0.habit == habit }
        let shown =
            known.filter { $0.runStart >= start && $0.runStart <= streak.today }
            .map(\.days).max() ?? 0
        let marks = crossed(from: shown, to: streak.current).map { days in
            var mark = CelebratedStreak(days: days, runStart: start)
            mark.habit = habit
            return mark
        }
        // A streak of weeks over all practice can be one that was counted in days before.
        return (marks, known.isEmpty || habit == nil && streak.unit == .weeks)
    }
}
