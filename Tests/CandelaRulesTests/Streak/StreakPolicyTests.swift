import CandelaRules
import Testing

struct StreakPolicyTests {
    private typealias Sample = ActivitySample

    /// 18 done, 17 skipped, 16 done: 1 by the strict rule; 2 if skipped days hold, because they do
    /// not extend it.
    @Test func `only an explicit policy holds skipped and frozen days`() {
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
        #expect(current(.holdingSkips) == 2)
        #expect(
            current(StreakPolicy(holdsSkipped: true, frozenDays: [Sample.march(15)])) == 3)
    }
}
