import CandelaRules
import Testing

struct StreakTierRuleTests {
    // 1–6 days, 7–29, and 30 or more.
    @Test(arguments: [
        (Int.min, StreakTier.none), (-1, .none), (0, .none), (1, .low), (6, .low), (7, .mid),
        (29, .mid), (30, .high), (.max, .high),
    ])
    func `depends on the length of the streak`(days: Int, tier: StreakTier) {
        #expect(StreakTierRule.standard.tier(forStreakOf: days) == tier)
    }

    @Test func `never falls while a streak lasts`() {
        let tiers = (0...400).map(StreakTierRule.standard.tier(forStreakOf:))
        #expect(tiers == tiers.sorted())
    }

    @Test func `accepts other limits`() {
        #expect(StreakTierRule(midFrom: 7, highFrom: 100).tier(forStreakOf: 99) == .mid)
    }
}
