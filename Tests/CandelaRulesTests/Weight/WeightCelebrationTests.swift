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
