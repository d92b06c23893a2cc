import CandelaRules
import Testing

struct RoutineSessionProgressTests {
    @Test func `counts each step once that was done or left out, and none that is gone`() {
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = ["a", "b", "c"].map { RoutineStep(id: $0, name: $0) }
        var session = RoutineSession(
            id: "s", routine: "r", day: CalendarDay(daysSince1970: 0), state: .paused)
        #expect(session.stepsPassed(of: routine) == 0)
        session.completed = ["a", "a", "gone"]
        session.skipped = ["a", "c"]
        #expect(session.stepsPassed(of: routine) == 2)
    }
}
