import CandelaRules
import Testing

/// Archived habits, done on 15 to 17 March 2026 and not on the 18th.
struct ArchivedStreakTests {
    private func streak(of habit: String?, _ change: (inout Journal) -> Void) -> Streak {
        var journal = Journal()
        journal.habits = [Habit(id: "old", name: "Old"), Habit(id: "new", name: "New")]
        journal.habits[0].isArchived = true
        journal.completions = (15...17).map { Completion(habit: "old", day: march($0)) }
        change(&journal)
        let (now, clock) = (ActivitySample.now, ActivitySample.clock)
        journal.cacheHistories(now: now, clock: clock)
        let streak = journal.history(of: habit, now: now, clock: clock).streak
        #expect(Streak.daily(habit: habit, in: journal, now: now, clock: clock) == streak)
        return streak
    }

    @Test func `warn of nothing, and keep their streak`() {
        let archived = streak(of: "old") { _ in }
        #expect(archived.current == 3 && !archived.needsToday)
        #expect(streak(of: "old") { $0.habits[0].isArchived = false }.needsToday)
        #expect(!streak(of: nil) { _ in }.needsToday)
    }

    @Test func `a habit that is not archived still warns for all practice`() {
        let both = streak(of: nil) {
            $0.completions.append(Completion(habit: "new", day: march(17)))
        }
        #expect(both.current == 3 && both.needsToday)
        let practiced = streak(of: nil) {
            $0.practices = [Practice(day: march(17), minutes: 10)]
        }
        #expect(practiced.needsToday)
    }

    /// The cached history follows the habit.
    @Test func `a restored habit warns again`() throws {
        let (now, clock) = (ActivitySample.now, ActivitySample.clock)
        var journal = Journal()
        var habit = Habit(id: "h", name: "H")
        habit.isArchived = true
        journal.habits = [habit]
        journal.completions = [Completion(habit: "h", day: march(17))]
        journal.cacheHistories(now: now, clock: clock)
        habit.isArchived = false
        try journal.replace(habit)
        for id in ["h", nil] {
            #expect(journal.history(of: id, now: now, clock: clock).streak.needsToday)
        }
        journal.cacheHistories(now: now, clock: clock)
        for id in ["h", nil] {
            #expect(journal.history(of: id, now: now, clock: clock).streak.needsToday)
        }
    }
}
