import CandelaRules
import Testing

struct RoutineChoiceTests {
    private let berlin = ActivitySample.clock

    private func routine(_ id: String, _ rule: RoutineRule?, isDefault: Bool = false) -> Routine {
        var routine = Routine(id: id, name: id)
        routine.rule = rule
        routine.isDefault = isDefault
        return routine
    }

    /// Wednesday 18 March 2026 in Berlin (UTC+1).
    private func moment(_ hour: Int, _ minute: Int = 0) -> Instant {
        berlin.start(of: march(18)).adding(seconds: (hour * 60 + minute) * 60)
    }

    /// Priority × 1000, + 300 days, + 200 times, + 100 places or 10: 2 × 1000 + 300 + 200 + 10.
    @Test(arguments: [
        (RoutineRule(times: ["morning"], days: ["weekday"], priority: 2), 2510),
        (RoutineRule(times: ["morning"], days: ["weekday"], places: ["home"], priority: 2), 2600),
        (RoutineRule(days: ["weekend"], priority: 9), 0), (RoutineRule(priority: 0), 10),
        (RoutineRule(places: ["office"], priority: 3), 0), (RoutineRule(), 1010),
        (RoutineRule(times: ["evening", "morning"], priority: 1), 1210),
    ])
    func `scores the match of a rule`(rule: RoutineRule, score: Int) {
        let moment = RoutineMoment(time: "morning", days: ["weekday"], place: "home")
        #expect(rule.score(moment) == score)
    }

    /// The start is included, the end is not, and night wraps around midnight.
    @Test(arguments: [
        (5, 0, "earlyMorning"), (6, 59, "earlyMorning"), (7, 0, "morning"), (9, 0, "lateMorning"),
        (11, 0, "afternoon"), (16, 59, "afternoon"), (17, 0, "evening"), (21, 0, "night"),
        (0, 0, "night"), (4, 59, "night"),
    ])
    func `finds the time slot`(hour: Int, minute: Int, slot: String) {
        #expect(
            RoutineMoment(at: moment(hour, minute), clock: berlin, place: nil).time == slot)
    }

    @Test func `the highest score wins, and the first among equal scores`() {
        let routines = [
            routine("any", RoutineRule()), routine("morning", RoutineRule(times: ["morning"])),
            routine("same", RoutineRule(times: ["morning"])),
        ]
        let choice = RoutineChoice(among: routines, now: moment(8), clock: berlin)
        #expect(choice.routine == "morning" && choice.reason == .suits(score: 1210))
        #expect(choice.validUntil == moment(9))
    }

    @Test func `falls back to the default, the last used, and none`() {
        let never = RoutineRule(days: ["weekend"])
        let routines = [routine("a", never), routine("b", nil), routine("c", nil, isDefault: true)]
        #expect(
            RoutineChoice(among: routines, now: moment(8), clock: berlin).reason == .isDefault)
        let sessions = [
            RoutineSession(id: "1", routine: "b", day: march(17)),
            RoutineSession(id: "2", routine: "a", day: march(10)),
            RoutineSession(id: "3", routine: "gone", day: march(18)),
        ]
        let last = RoutineChoice(
            among: Array(routines.prefix(2)), sessions: sessions, now: moment(8), clock: berlin)
        #expect(last.routine == "b" && last.reason == .usedLast)
        let none = RoutineChoice(among: [], now: moment(23), clock: berlin)
        #expect(none.routine == nil && none.reason == .none)
        #expect(none.validUntil == berlin.start(of: march(19)))
    }

    @Test(arguments: [
        (4, Greeting.ready), (5, .morning), (11, .morning), (12, .afternoon), (16, .afternoon),
        (17, .evening), (21, .evening), (22, .ready),
    ])
    func `greets according to the hour`(hour: Int, greeting: Greeting) {
        let (found, until) = Greeting.at(moment(hour, 30), clock: berlin)
        #expect(found == greeting && until > moment(hour, 30))
    }
}
