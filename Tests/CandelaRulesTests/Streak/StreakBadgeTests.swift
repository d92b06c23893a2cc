import CandelaRules
import Testing

struct StreakBadgeTests {
    // Grey at zero, orange for 1–6 days, gold from 7.
    @Test(arguments: [
        (-1, StreakBadgeState.zero, false), (0, .zero, false), (1, .active, true),
        (6, .active, true), (7, .milestone, true), (.max, .milestone, true),
    ])
    func `has three states and is hidden in rows at zero`(
        days: Int, state: StreakBadgeState, isShown: Bool
    ) {
        #expect(StreakBadgeRule.standard.state(forStreakOf: days) == state)
        #expect(StreakBadgeRule.standard.isShownInRow(forStreakOf: days) == isShown)
    }

    @Test func `accepts another milestone`() {
        #expect(StreakBadgeRule(milestoneFrom: 10).state(forStreakOf: 9) == .active)
    }
}
