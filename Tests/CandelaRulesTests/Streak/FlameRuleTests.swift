import CandelaRules
import Testing

struct FlameRuleTests {
    // Seed 002: 28 points, two more a week, at most 48; the examples of product-facts 2.4.
    @Test(arguments: [
        (-1, 28.0), (0, 28), (1, 28), (6, 28), (7, 30), (9, 30), (13, 30), (14, 32), (26, 34),
        (45, 40), (68, 46), (69, 46), (70, 48), (83, 48), (.max, 48), (.min, 28),
    ])
    func `gains two points a full week up to its cap`(days: Int, points: Double) {
        #expect(FlameRule.standard.points(forStreakOf: days) == points)
    }

    @Test(arguments: [
        (-1, StreakTier.none, 24.0, 0.0, 0.0), (0, .none, 24, 0, 0), (1, .low, 24, 0.03, 0.15),
        (6, .low, 24, 0.03, 0.15), (7, .mid, 26, 0.05, 0.3), (29, .mid, 26, 0.05, 0.3),
        (30, .high, 28, 0.08, 0.45), (.max, .high, 28, 0.08, 0.45),
    ])
    func `burns by tier`(
        days: Int, tier: StreakTier, counter: Double, flicker: Double, glow: Double
    ) {
        let rule = FlameRule.standard
        #expect(rule.tier(forStreakOf: days) == tier)
        #expect(rule.counterPoints(forStreakOf: days) == counter)
        #expect(rule.flicker(forStreakOf: days) == flicker)
        #expect(rule.glow(forStreakOf: days) == glow)
    }

    @Test func `never shrinks while a streak lasts`() {
        let rule = FlameRule.standard
        let days = 0...400
        for figure in [
            rule.points(forStreakOf:), rule.counterPoints(forStreakOf:),
            rule.flicker(forStreakOf:), rule.glow(forStreakOf:),
        ] {
            let figures = days.map(figure)
            #expect(figures == figures.sorted())
        }
        let tiers = days.map(rule.tier(forStreakOf:))
        #expect(tiers == tiers.sorted())
    }

    @Test func `takes other figures`() {
        var rule = FlameRule.standard
        rule.largestPoints = 60
        rule.highFrom = 100
        #expect(rule.points(forStreakOf: 7 * 16) == 60)
        #expect(rule.tier(forStreakOf: 99) == .mid)
    }
}
