import CandelaRules
import Testing

struct FlameRuleTests {
    private let rule = FlameRule(basePoints: 28, pointsPerWeek: 2, largestPoints: 48)

    // 28 points, plus two per full week, at most 48: 28 + 2 × (45 / 7 = 6) = 40.
    @Test(arguments: [
        (-1, 28.0), (0, 28), (1, 28), (6, 28), (7, 30), (9, 30), (13, 30), (14, 32), (26, 34),
        (45, 40), (68, 46), (69, 46), (70, 48), (83, 48), (.max, 48), (.min, 28),
    ])
    func `grows every full week up to the maximum`(days: Int, points: Double) {
        #expect(rule.points(forStreakOf: days) == points)
    }

    @Test(arguments: [2.0, 0, -2])
    func `never shrinks while a streak lasts`(step: Double) {
        let rule = FlameRule(basePoints: 28, pointsPerWeek: step, largestPoints: 48)
        let sizes = (0...400).map(rule.points(forStreakOf:))
        #expect(sizes == sizes.sorted())
    }

    @Test func `respects a maximum below the base size`() {
        let rule = FlameRule(basePoints: 28, pointsPerWeek: 2, largestPoints: 20)
        #expect(rule.points(forStreakOf: 0) == 20)
        #expect(rule.points(forStreakOf: 70) == 20)
    }
}
