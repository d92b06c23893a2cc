import CandelaRules
import Testing

struct WeightCelebrationTests {
    let journey = WeightMilestones(start: 231.4, goal: 212, interval: 5)

    private func completed(_ value: Double, celebrated: Bool) -> CompletedMilestone {
        var milestone = CompletedMilestone(Weight(value, .pounds))
        milestone.isCelebrated = celebrated
        return milestone
    }

    // 230 celebrated, now 218.9: 225 comes first, then 220, then nothing.
    @Test func `shows one milestone at a time and each once`() {
        var done = [completed(230, celebrated: true)]
        #expect(decide(218.9, done) == .crossed(milestone: 225))
        done.append(completed(225, celebrated: false))
        #expect(decide(218.9, done) == .uncelebrated(position: 1))
        done[1].isCelebrated = true
        #expect(decide(218.9, done) == .crossed(milestone: 220))
        done.append(completed(220, celebrated: true))
        #expect(decide(218.9, done) == .allCelebrated)
        // After a regain nothing is repeated.
        #expect(decide(227, done) == .allCelebrated)
    }

    /// 230 lb celebrated as 104.3 kg: 104.3 × 2.20462 = 229.942 lb, 0.058 off; as 104.33 kg, 230.008.
    @Test(arguments: [(104.3, true), (104.33, false)])
    func `knows a milestone in the other unit`(kilograms: Double, isNew: Bool) {
        var milestone = CompletedMilestone(Weight(kilograms, .kilograms))
        milestone.isCelebrated = true
        #expect(
            decide(229, [milestone]) == (isNew ? .crossed(milestone: 230) : .allCelebrated))
    }

    /// Gaining from 61.3 to 68 kg by 2: 62 and 64 are reached at 64, and 62 was celebrated in pounds:
    /// 136.7 × 0.453592 = 62.006.
    @Test func `works towards gaining, too`() {
        var milestone = CompletedMilestone(Weight(136.7, .pounds))
        milestone.isCelebrated = true
        let gain = WeightMilestones(start: 61.3, goal: 68, interval: 2)
        func decide(_ current: Double, _ completed: [CompletedMilestone]) -> WeightCelebration {
            .decide(gain, at: current, completed: completed, in: .kilograms)
        }
        #expect(decide(64, []) == .crossed(milestone: 62))
        #expect(decide(64, [milestone]) == .crossed(milestone: 64))
        #expect(decide(63.94, [milestone]) == .allCelebrated)
        #expect(decide(63.95, [milestone]) == .crossed(milestone: 64))
    }

    @Test func `says why there is nothing to show`() {
        #expect(decide(nil, []) == .noEntries)
        #expect(decide(231, []) == .noneCrossed)
    }

    private func decide(_ current: Double?, _ completed: [CompletedMilestone])
        -> WeightCelebration
    {
        .decide(journey, at: current, completed: completed, in: .pounds)
    }
}
