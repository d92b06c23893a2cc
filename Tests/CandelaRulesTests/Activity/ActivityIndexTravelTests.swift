import CandelaRules
import Testing

/// Records made in one zone, evaluated in another.
struct ActivityIndexTravelTests {
    /// Friday 20 March 2026, 18:23 in New York, when it is already Saturday in Kolkata.
    private static let now = Instant(secondsSince1970: 1_774_045_394)

    @Test(arguments: [nil, "write"])
    func `a day before a flight to the west counts for both index and records`(
        habit: String?
    ) throws {
        let clock = DayClock(try Zone("America/New_York"))
        let kolkata = DayClock(try Zone("Asia/Kolkata"))
        var journal = Journal()
        journal.habits = [Habit(id: "write", name: "Write")]
        for hours in [1, 25] {
            let at = Self.now.adding(seconds: -hours * 3600)
            var practice = Practice(day: kolkata.day(of: at), minutes: 5)
            practice.habit = "write"
            practice.at = kolkata.zoned(at)
            journal.practices.append(practice)
        }
        #expect(journal.practices.map(\.day.description) == ["2026-03-21", "2026-03-20"])
        #expect(clock.day(of: Self.now).description == "2026-03-20")
        let index = ActivityIndex(journal, habit: habit, now: Self.now, clock: clock)
        let streak = Streak.daily(index, now: Self.now, clock: clock)
        #expect(streak == Streak.daily(habit: habit, in: journal, now: Self.now, clock: clock))
        #expect(streak.current == 2 && streak.lastDay?.description == "2026-03-21")
        #expect(journal.history(of: habit, now: Self.now, clock: clock).streak == streak)
    }
}
