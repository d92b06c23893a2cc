import CandelaRules
import Testing

struct StreakPolicyTests {
    private typealias Sample = ActivitySample

    /// 18 done, 17 skipped, 16 done, 15 open, 14 done: skipped days hold by the setting, and frozen
    /// ones by the policy.
    @Test func `only an explicit policy holds frozen days`() {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "H")]
        journal.completions = [
            Completion(habit: "h", day: Sample.march(18)),
            Completion(habit: "h", day: Sample.march(17), status: .skipped),
            Completion(habit: "h", day: Sample.march(16)),
            Completion(habit: "h", day: Sample.march(14)),
        ]
        func current(_ policy: StreakPolicy) -> Int {
            Streak.daily(
                policy.records(of: journal, habit: "h"), now: Sample.now, clock: Sample.clock
            ).current
        }
        #expect(current(.standard) == 1)
        #expect(current(StreakPolicy(frozenDays: [Sample.march(15)])) == 1)
        journal.settings.skipsKeepStreak = true
        #expect(current(.standard) == 2)
        #expect(current(StreakPolicy(frozenDays: [Sample.march(15)])) == 3)
    }
}
