import CandelaJSON
import CandelaRules
import Testing

/// Texts for logs, and values that a widget keeps, on 18 March 2026.
struct DescriptionTests {
    private typealias Sample = ActivitySample

    @Test func `values say what they are`() {
        var journal = Sample.minutes([5, 5, 0, 5])
        #expect("\(Journal())" == "no records" && "\(journal)" == "3 practices")
        journal.habits = [Habit(id: "read", name: "Read")]
        #expect("\(journal)" == "1 habits, 3 practices")
        let streak = journal.history(now: Sample.now, clock: Sample.clock).streak
        #expect("\(streak)" == "1 days, longest 2")
        #expect("\(Weight(unchecked: 80, .kilograms))" == "80 kg")
        #expect("\(Weight(unchecked: 165.5, .pounds))" == "165.5 lb")
    }

    @Test func `a streak of weeks is kept whole`() throws {
        var habit = Habit(id: "run", name: "Run")
        habit.weeklyTarget = 2
        var journal = Journal()
        journal.habits = [habit]
        // Two days of the week of 9 March, one of the current week.
        journal.completions = [10, 12, 17].map { Completion(habit: "run", day: Sample.march($0)) }
        let streak = journal.history(of: "run", now: Sample.now, clock: Sample.clock).streak
        #expect("\(streak)" == "1 weeks, longest 1")
        let bytes = try JSONTextEncoder().encode(streak)
        #expect(try JSONTextDecoder().decode(Streak.self, from: bytes, file: "streak") == streak)
    }
}
