import CandelaRules

/// Everything the streak counter says, worked out from a journal.
struct StreakOutlook {
    let habit: Habit?
    let streak: Streak
    let risk: StreakRisk
    let celebration: StreakCelebration?
    let message: StreakMessage
    let preview: StreakMilestones.Preview?

    /// The next moment at which any of it becomes wrong.
    ///
    /// That is the next midnight of the person, since the day in the preview moves on with it even
    /// without a streak; before it the moment the streak is at risk, while it is the next change of
    /// the countdown, and the moment a record that still lies ahead begins to count.
    let validUntil: Instant

    init(of habit: Habit?, in journal: Journal, context: Context) {
        let clock = context.clock(for: journal)
        let milestones = StreakMilestones.standard
        self.habit = habit
        streak = Streak.daily(habit: habit?.id, in: journal, now: context.now, clock: clock)
        risk = AtRiskRule.standard.risk(of: streak, now: context.now, clock: clock)
        celebration = milestones.celebration(of: streak, habit: habit?.id, in: journal)
        message = StreakMessageRule.standard.message(
            for: streak, celebration: celebration, isAtRisk: risk.isAtRisk)
        preview = milestones.preview(of: streak)
        let tick = risk.countdown.map { context.now.adding(seconds: $0.secondsUntilChange) }
        let midnight = clock.nextDay(after: context.now)
        validUntil =
            [streak.validUntil, risk.changes, tick].compactMap(\.self).reduce(midnight, min)
    }
}
