import CandelaRules
import Testing

struct StreakTierRuleTests {
    // Seed 002: 1–6, 7–29, 30 and more.
    @Test(arguments: [
        (Int.min, StreakTier.none), (-1, .none), (0, .none), (1, .low), (6, .low), (7, .mid),
        (29, .mid), (30, .high), (.max, .high),
    ])
    func `goes by the days of the streak`(days: Int, tier: StreakTier) {
        #expect(StreakTierRule.standard.tier(forStreakOf: days) == tier)
    }

    @Test func `never falls while a streak lasts`() {
        let tiers = (0...400).map(StreakTierRule.standard.tier(forStreakOf:))
        #expect(tiers == tiers.sorted())
    }

    @Test func `takes other days`() {
        #expect(StreakTierRule(midFrom: 7, highFrom: 100).tier(forStreakOf: 99) == .mid)
    }
}
