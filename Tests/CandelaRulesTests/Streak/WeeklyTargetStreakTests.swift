import CandelaRules
import Testing

struct WeeklyTargetStreakTests {
    private typealias Sample = ActivitySample

    /// Sessions on some days of weeks back from the current one, Monday being 0.
    private func index(_ weeks: [[Int]]) -> ActivityIndex {
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "R")]
        let monday = Sample.march(16)
        for (ago, days) in weeks.enumerated() {
            for (place, day) in days.enumerated() {
                journal.sessions.append(
                    RoutineSession(
                        id: "\(ago)-\(place)", routine: "r", day: monday.adding(days: day - 7 * ago)
                    ))
            }
        }
        return ActivityIndex(journal, routine: "r", now: Sample.now, clock: Sample.clock)
    }

    /// Target 4; Monday once and Tuesday twice; 5, 4 and 3 days before.
    @Test func `counts met weeks before the current one`() {
        let streak = WeeklyTargetStreak(
            index([[0, 1, 1], [0, 1, 2, 3, 4], [0, 2, 4, 6], [0, 1, 2]]), target: 4)
        #expect(streak.current.counts == [1, 2, 0, 0, 0, 0, 0] && streak.current.daysMet == 2)
        #expect(streak.weeks == 2 && streak.beyond == 0)
        #expect(streak.previous.map(\.daysMet) == [5, 4, 3, 0])
        #expect(streak.previous.map(\.isMet) == [true, true, false, false])
    }

    @Test func `a changed target judges all weeks anew`() {
        let index = index([[], [0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2], [0]])
        #expect(WeeklyTargetStreak(index, target: 3).weeks == 5)
        #expect(WeeklyTargetStreak(index, target: 3).beyond == 1)
        #expect(WeeklyTargetStreak(index, target: 4).weeks == 0)
        #expect(WeeklyTargetStreak(index, target: 0).target == 1)
        #expect(WeeklyTargetStreak(index, target: 9).target == 7)
    }

    @Test func `only finished sessions count`() {
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "R")]
        journal.sessions = [
            RoutineSession(id: "1", routine: "r", day: Sample.today, state: .paused)
        ]
        let index = ActivityIndex(journal, routine: "r", now: Sample.now, clock: Sample.clock)
        #expect(WeeklyTargetStreak(index, target: 1).current.daysMet == 0)
    }
}
