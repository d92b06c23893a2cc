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

    @Test func `lists the matching routines of each cell by priority`() {
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

    @Test func `fixes the third dimension and never uses one twice`() {
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
    func `chooses the level by the number of routines`(count: Int, level: RoutineCoverage.Level) {
        #expect(RoutineCoverage.Level(count: count) == level)
    }

    @Test func `gives the smallest number of routines of each level`() {
        #expect(RoutineCoverage.Level.allCases.map(\.minimum) == [0, 1, 2, 4])
    }
}
