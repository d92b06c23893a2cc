import CandelaRules
import Testing

struct RoutineSessionProgressTests {
    private static let routine: Routine = {
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = ["a", "b", "c"].map { RoutineStep(id: $0, name: $0) }
        return routine
    }()

    private func session(
        _ state: RoutineSession.State, completed: [String] = [], skipped: [String] = []
    ) -> RoutineSession {
        var session = RoutineSession(
            id: "s", routine: "r", day: CalendarDay(daysSince1970: 20_530), state: state)
        session.completed = completed
        session.skipped = skipped
        return session
    }

    @Test func `counts each step once, as done or skipped, and ignores missing steps`() {
        let routine = Self.routine
        let none = session(.paused)
        #expect(none.stepsCompleted(of: routine) == 0 && none.stepsSkipped(of: routine) == 0)
        #expect(!none.isThrough(routine))
        // `a` was done after it was skipped.
        let some = session(.paused, completed: ["a", "a", "gone"], skipped: ["a", "c"])
        #expect(some.stepsCompleted(of: routine) == 1 && some.stepsSkipped(of: routine) == 1)
        #expect(!some.isThrough(routine))
        let all = session(.running, completed: ["a"], skipped: ["b", "c"])
        #expect(all.isThrough(routine))
    }

    /// A session imported from another app may have no steps: it counts as done.
    @Test(arguments: [
        (RoutineSession.State.finished, ["a"], [String](), true),
        (.finished, ["a"], ["b", "c"], true), (.finished, [], [], true),
        (.finished, [], ["a", "b", "c"], false), (.paused, ["a", "b"], [], false),
        (.running, ["a"], [], false),
    ])
    func `counts as done unless all of it was skipped`(
        state: RoutineSession.State, completed: [String], skipped: [String], isDone: Bool
    ) {
        #expect(session(state, completed: completed, skipped: skipped).isDone == isDone)
    }

    /// Two sessions today, one of them entirely skipped: one run on one day.
    @Test func `a skipped session counts neither for the weekly target nor for the history`() {
        var journal = Journal()
        journal.routines = [Self.routine]
        var done = session(.finished, completed: ["a"], skipped: ["b", "c"])
        done.day = CalendarDay(daysSince1970: 20_529)
        journal.sessions = [done, session(.finished, skipped: ["a", "b", "c"])]
        let now = Instant(secondsSince1970: 1_773_828_000)
        let clock = DayClock(.utc)
        let index = ActivitySample.index(ofRoutine: "r", in: journal, now: now, clock: clock)
        let week = WeeklyTargetStreak(index, target: 2).current
        #expect(index.completions == 1 && week.daysMet == 1 && !week.isMet)
    }
}
