import CandelaRules
import Testing

struct RoutineCoverageTests {
    private let ids: [RoutineCoverage.Dimension: [String]] = [
        .time: ["morning", "evening"], .place: ["home", "office"], .day: ["weekday", "weekend"],
    ]

    private func routine(_ id: String, _ rule: RoutineRule) -> Routine {
        var routine = Routine(id: id, name: id)
        routine.rule = rule
        return routine
    }

    @Test func `lists what suits each cell by priority`() {
        let coverage = RoutineCoverage(
            [
                routine("any", RoutineRule(priority: 1)),
                routine("home", RoutineRule(places: ["home"], priority: 5)),
                routine("off", RoutineRule(days: ["weekend"], priority: 9)),
            ], ids: ids)
        #expect(coverage.columns == ["home", "office"] && coverage.filter == "weekday")
        #expect(
            coverage.rows.map { $0.map(\.y) } == [["morning", "morning"], ["evening", "evening"]])
        #expect(coverage.rows[0][0].routines == ["home", "any"])
        #expect(coverage.rows[0][1].routines == ["any"] && coverage.rows[0][1].level == .one)
        #expect(coverage.rows[1][0].level == .some)
    }

    @Test func `fixes the third dimension and never takes one twice`() {
        let axes = RoutineCoverage.Axes(x: .day, y: .day)
        #expect(axes.x == .day && axes.y == .time && axes.filter == .place)
        let coverage = RoutineCoverage(
            [routine("off", RoutineRule(days: ["weekend"], places: ["office"]))], ids: ids,
            axes: axes, filter: "office")
        #expect(coverage.rows[0].map(\.routines) == [[], ["off"]])
        #expect(RoutineCoverage([], ids: ids, filter: "moon").filter == "weekday")
        #expect(RoutineCoverage([], ids: [:]).rows.isEmpty)
    }

    @Test(arguments: [
        (0, RoutineCoverage.Level.none), (1, .one), (2, .some), (3, .some), (4, .many), (-1, .none),
    ])
    func `colours by number`(count: Int, level: RoutineCoverage.Level) {
        #expect(RoutineCoverage.Level(count: count) == level)
    }

    @Test func `estimates how long steps take`() {
        func step(_ kind: StepKind, _ change: (inout RoutineStep) -> Void = { _ in }) -> Int {
            var step = RoutineStep(id: "s", name: "S", kind: kind)
            change(&step)
            return RoutineDuration.standard.seconds(of: step)
        }
        #expect(step(.task) == 60)
        #expect(step(.task) { $0.items = ["a", "b", "c"] } == 135)
        #expect(step(.timer) { $0.timer = .countDown(seconds: 90) } == 90)
        #expect(step(.timer) { $0.timer = .intervals(steps: [20, 10], rounds: 8) } == 240)
        #expect(step(.action) == 300)
        #expect(step(.action) { $0.target = .website } == 180)
        #expect(step(.action) { $0.target = .shortcut } == 120)
        #expect(step(.counter) { $0.items = ["glass", "cup"] } == 60)
        #expect(step(.measurement) == 60 && step(.question) == 30)
        #expect(step(.measurement) { $0.seconds = 5 } == 5)
        #expect(step(StepKind(rawValue: "dance")) == 60)
    }

    @Test func `adds up sequences and included routines, and stops at circles`() {
        var inner = Routine(id: "inner", name: "Inner")
        inner.steps = [
            RoutineStep(id: "t", name: "T"), RoutineStep(id: "q", name: "Q", kind: .question),
        ]
        var outer = Routine(id: "outer", name: "Outer")
        var include = RoutineStep(id: "i", name: "I", kind: .routine)
        include.routine = "inner"
        outer.steps = [include, RoutineStep(id: "t", name: "T")]
        // 60 + 30 + 60 = 150 seconds are 2 minutes, cut off.
        #expect(RoutineDuration.standard.seconds(of: outer, among: [inner]) == 150)
        #expect(RoutineDuration.standard.minutes(of: outer, among: [inner]) == 2)
        #expect(RoutineDuration.standard.seconds(of: outer) == 60)
        var loop = Routine(id: "loop", name: "Loop")
        var itself = RoutineStep(id: "i", name: "I", kind: .routine)
        itself.routine = "loop"
        loop.steps = [itself]
        #expect(RoutineDuration.standard.seconds(of: loop, among: [loop]) == 0)
    }
}
