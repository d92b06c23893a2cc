import CandelaElements
import CandelaKit
import CandelaRules

/// The streak of all practice or of one habit, computed once from a journal.
///
/// A reference type, because every card and page of a screen holds it.
final class StreakState: Sendable {
    let habit: Habit?
    let streak: Streak
    let mood: StreakMood
    let preview: StreakMilestones.Preview?

    /// The moment the state becomes stale.
    ///
    /// That is the earliest of: the next midnight of the person's day, when the preview's date
    /// moves even without a streak; the moment the streak becomes at risk; while at risk, the next
    /// change of the countdown; and the moment a future-dated record begins to count.
    let validUntil: Instant

    /// Whether the habit, or the only one, has a limit today, which is kept by what is not done.
    let isLimit: Bool

    var risk: StreakRisk { mood.risk }
    var celebration: StreakCelebration? { mood.celebration }
    var message: StreakMessage { mood.message }

    /// The tier of the flame and of the parts that repeat its colour.
    var tier: StreakTier { StreakTierRule.standard.tier(forStreakOf: streak.current) }

    convenience init(of habit: Habit?, in journal: Journal, context: Context) {
        let clock = context.clock(for: journal)
        let history = journal.history(of: habit?.id, now: context.now, clock: clock)
        self.init(of: habit, history, in: journal, context: context)
    }

    init(of habit: Habit?, _ history: ActivityHistory, in journal: Journal, context: Context) {
        let clock = context.clock(for: journal)
        self.habit = habit
        streak = history.streak
        let only = journal.habits.first { $0.id == history.days.onlyHabit }
        isLimit = (habit ?? only)?.asOf(streak.today).isLimit ?? false
        mood = StreakMood(
            of: streak, habit: habit?.id, in: journal, now: context.now, clock: clock)
        preview = StreakMilestones.standard.preview(of: streak, clock: clock)
        let tick = mood.risk.countdown.map { context.now.adding(seconds: $0.secondsUntilChange) }
        let midnight = clock.nextDay(after: context.now)
        validUntil =
            [streak.validUntil, mood.risk.changes, tick].compactMap(\.self).reduce(midnight, min)
    }

    /// The id of a celebration's announcement, stable for one run and milestone.
    func announcement(of celebration: StreakCelebration) -> String {
        let run = celebration.marks.last.map { "-\($0.runStart)" } ?? ""
        return "streak-milestone-\(celebration.days)\(suffix)\(run)"
    }

    /// The announcements of a reached milestone and of a streak at risk.
    func announcements(_ phrases: Phrases) -> [Announcement] {
        var announcements: [Announcement] = []
        if let celebration {
            announcements.append(
                Announcement(
                    announcement(of: celebration),
                    phrases.milestoneAnnouncement(streak.current, in: streak.unit).spokenWords))
        }
        if risk.isAtRisk {
            announcements.append(
                Announcement(
                    "streak-at-risk\(suffix)-\(streak.today)",
                    warning(phrases).spokenWords, politeness: .assertive))
        }
        return announcements
    }

    /// The warning of a streak at risk, and how to keep it.
    func warning(_ phrases: Phrases) -> Phrase {
        isLimit ? phrases.streakAtRiskLimit() : phrases.streakAtRiskMessage()
    }

    private var suffix: String { habit.map { "-\($0.id)" } ?? "" }
}
