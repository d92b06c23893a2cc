import CandelaRules
import Testing

struct WeeklyTargetStreakTests {
    private typealias Sample = ActivitySample

    /// Sessions on days of the current week and earlier ones; Monday is 0.
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
        return Sample.index(ofRoutine: "r", in: journal)
    }

    /// Target 4; Monday once and Tuesday twice; 5, 4 and 3 days in the weeks before.
    @Test func `counts consecutive weeks met before the current one`() {
        let streak = WeeklyTargetStreak(
            index([[0, 1, 1], [0, 1, 2, 3, 4], [0, 2, 4, 6], [0, 1, 2]]), target: 4)
        #expect(streak.current.counts == [1, 2, 0, 0, 0, 0, 0] && streak.current.daysMet == 2)
        #expect(streak.weeks == 2 && streak.beyond == 0)
        #expect(streak.previous.map(\.daysMet) == [5, 4, 3, 0])
        #expect(streak.previous.map(\.isMet) == [true, true, false, false])
        #expect(streak.begun.map(\.daysMet) == [5, 4, 3])
    }

    /// Done on a Sunday three weeks ago, and not since.
    @Test func `lists no weeks before the first activity`() {
        #expect(
            WeeklyTargetStreak(index([[], [], [], [6]]), target: 1).begun.map(\.daysMet)
                == [0, 0, 1])
        #expect(WeeklyTargetStreak(index([[0]]), target: 1).begun.isEmpty)
        #expect(WeeklyTargetStreak(index([]), target: 1).begun.isEmpty)
    }

    @Test func `the current week counts once it is met`() {
        let streak = WeeklyTargetStreak(index([[0, 1, 2], [0, 1, 2], [0, 1, 2]]), target: 3)
        #expect(streak.weeks == 3 && streak.beyond == 0)
        #expect(WeeklyTargetStreak(index([[0, 1, 2]]), target: 3).weeks == 1)
    }

    /// Weeks from Sunday: Sunday 15, Monday 16 and Tuesday 17 March are in one.
    @Test func `weeks begin on the person's first day`() {
        let index = index([[0, 1], [6]])
        #expect(WeeklyTargetStreak(index, target: 3, firstWeekday: .sunday).weeks == 1)
        #expect(WeeklyTargetStreak(index, target: 3).weeks == 0)
    }

    @Test func `a target without earlier ones applies to all past weeks`() {
        let index = index([[], [0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2], [0]])
        #expect(WeeklyTargetStreak(index, target: 3).weeks == 5)
        #expect(WeeklyTargetStreak(index, target: 3).beyond == 1)
        #expect(WeeklyTargetStreak(index, target: 4).weeks == 0)
        #expect(WeeklyTargetStreak(index, target: 0).target == 1)
        #expect(WeeklyTargetStreak(index, target: 9).target == 7)
    }

    /// Three a week until 8 March, then four: two weeks of three and one of four are met.
    @Test func `a changed target leaves the weeks before alone`() {
        let index = index([[0], [0, 1, 2, 3], [0, 1, 2], [0, 1, 2], [0]])
        var routine = Routine(id: "r", name: "R")
        // The first target has nothing before it.
        routine.setWeeklyTarget(3, from: Sample.march(2))
        #expect(routine.earlierTargets.isEmpty)
        routine.setWeeklyTarget(4, from: Sample.march(9))
        func streak() -> WeeklyTargetStreak {
            WeeklyTargetStreak(
                index, target: routine.weeklyTarget ?? 7, earlier: routine.earlierTargets)
        }
        #expect(streak().weeks == 3 && streak().target == 4)
        #expect(streak().previous.map(\.target) == [4, 3, 3, 3])
        // Without a target for a week, the weeks of three keep theirs.
        routine.setWeeklyTarget(nil, from: Sample.march(16))
        routine.setWeeklyTarget(5, from: Sample.march(16))
        #expect(streak().target == 5 && streak().previous.map(\.target) == [4, 3, 3, 3])
        routine.setWeeklyTarget(4, from: Sample.march(16))
        #expect(
            routine.earlierTargets == [EarlierTarget(until: Sample.march(9), weeklyTarget: 3)])
    }

    /// Wednesday is 18 March. The day of the end is by the clock of the place where it ended;
    /// without a known end, a session counts on the day on which it began.
    @Test(arguments: [
        (nil, [0, 1, 0]), ("2026-03-16T20:00:00+01:00", [1, 0, 0]),
        ("2026-03-17T00:10:00+01:00", [0, 1, 0]), ("2026-03-18T06:00:00+01:00", [0, 0, 1]),
        // 04:30 UTC on Wednesday, in two places.
        ("2026-03-18T00:30:00-04:00", [0, 0, 1]), ("2026-03-17T23:30:00-05:00", [0, 1, 0]),
    ])
    func `a session counts on the day of its end`(ended: String?, counts: [Int]) throws {
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "R")]
        var session = RoutineSession(
            id: "s", routine: "r", day: Sample.march(ended == nil ? 17 : 16))
        session.ended = try ended.map { try #require(ZonedInstant($0)) }
        journal.sessions = [session]
        let index = Sample.index(ofRoutine: "r", in: journal)
        #expect(WeeklyTargetStreak(index, target: 1).current.counts.prefix(3) == counts[...])
    }

    @Test func `only finished sessions count`() {
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "R")]
        journal.sessions = [
            RoutineSession(id: "1", routine: "r", day: Sample.today, state: .paused)
        ]
        let index = Sample.index(ofRoutine: "r", in: journal)
        #expect(WeeklyTargetStreak(index, target: 1).current.daysMet == 0)
    }
}
