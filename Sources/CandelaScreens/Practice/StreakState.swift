import CandelaElements
import CandelaKit
import CandelaRules

/// The streak of all practice or of one habit, worked out from a journal once.
struct StreakState {
    let habit: Habit?
    let streak: Streak
    let mood: StreakMood
    let preview: StreakMilestones.Preview?

    /// The next moment at which any of it becomes wrong.
    ///
    /// That is the next midnight of the person, since the day in the preview moves on with it even
    /// without a streak; before it the moment the streak is at risk, while it is the next change of
    /// the countdown, and the moment a record that still lies ahead begins to count.
    let validUntil: Instant

    var risk: StreakRisk { mood.risk }
    var celebration: StreakCelebration? { mood.celebration }
    var message: StreakMessage { mood.message }

    /// The look of the flame and of what repeats it.
    var tier: StreakTier { StreakTierRule.standard.tier(forStreakOf: streak.current) }

    init(of habit: Habit?, in journal: Journal, context: Context) {
        let clock = context.clock(for: journal)
        let history = journal.history(of: habit?.id, now: context.now, clock: clock)
        self.init(of: habit, history, in: journal, context: context)
    }

    init(of habit: Habit?, _ history: ActivityHistory, in journal: Journal, context: Context) {
        let clock = context.clock(for: journal)
        self.habit = habit
        streak = history.streak
        mood = StreakMood(
            of: streak, habit: habit?.id, in: journal, now: context.now, clock: clock)
        preview = StreakMilestones.standard.preview(of: streak, clock: clock)
        let tick = mood.risk.countdown.map { context.now.adding(seconds: $0.secondsUntilChange) }
        let midnight = clock.nextDay(after: context.now)
        validUntil =
            [streak.validUntil, mood.risk.changes, tick].compactMap(\.self).reduce(midnight, min)
    }

    /// The name of a celebration's announcement, the same for one run and milestone whenever it is
    /// asked.
    func announcement(of celebration: StreakCelebration) -> String {
        let run = celebration.marks.last.map { "-\($0.runStart)" } ?? ""
        return "streak-milestone-\(celebration.days)\(suffix)\(run)"
    }

    /// What is announced when a streak reaches a milestone or is about to end.
    func announcements(_ phrases: Phrases) -> [Announcement] {
        var announcements: [Announcement] = []
        if let celebration {
            announcements.append(
                Announcement(
                    announcement(of: celebration),
                    phrases.streakMilestoneAnnouncement(count: celebration.days).said))
        }
        if risk.isAtRisk {
            announcements.append(
                Announcement(
                    "streak-at-risk\(suffix)-\(streak.today)",
                    phrases.streakAtRiskMessage().said, politeness: .assertive))
        }
        return announcements
    }

    private var suffix: String { habit.map { "-\($0.id)" } ?? "" }
}
