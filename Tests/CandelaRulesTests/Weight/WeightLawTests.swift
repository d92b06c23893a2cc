import CandelaRules
import CandelaTestSupport
import Testing

/// Milestones and Holt's trend compared with slow implementations on random journeys.
struct WeightLawTests {
    /// Weights in tenths of a unit, so that everything is exact.
    private func slowMilestones(start: Int, goal: Int, interval: Int) -> [Int] {
        let between = (min(start, goal)...max(start, goal)).filter {
            $0 % interval == 0 && $0 != start && $0 != goal && 2 * abs($0 - goal) >= interval
        }
        return (goal < start ? between.reversed() : between) + [goal]
    }

    private func slowProgress(
        start: Int, goal: Int, interval: Int, current: Int
    ) -> (previous: Int, next: Int) {
        let isLoss = goal < start
        let milestones = slowMilestones(start: start, goal: goal, interval: interval)
        let isReached = { (milestone: Int) in isLoss ? current < milestone : current > milestone }
        let next = milestones.first { !isReached($0) } ?? goal
        if let last = milestones.last(where: { isReached($0) && $0 != next }) {
            return (last, next)
        }
        var boundary = current
        while boundary % interval != 0 { boundary += isLoss ? 1 : -1 }
        return (boundary, next)
    }

    @Test func `milestones agree with a slow reference in tenths`() {
        var generator = SplitMix(seed: 15)
        for _ in 0..<2000 {
            let start = Int.random(in: 600...2600, using: &generator)
            var goal = Int.random(in: 600...2600, using: &generator)
            if goal == start { goal += 1 }
            let interval = [20, 50, 70, 100, 150].randomElement(using: &generator) ?? 50
            let milestones = WeightMilestones(
                uncheckedStart: Double(start) / 10, goal: Double(goal) / 10,
                interval: Double(interval) / 10)
            let expected = slowMilestones(start: start, goal: goal, interval: interval)
            #expect(milestones.all == expected.map { Double($0) / 10 })

            // Anywhere on the way to the goal, or behind the start.
            let way = goal < start ? goal + 1...start + 200 : start - 200...goal - 1
            let current = Int.random(in: way, using: &generator)
            let progress = milestones.progress(at: Double(current) / 10)
            let slow = slowProgress(start: start, goal: goal, interval: interval, current: current)
            #expect(progress.previous == Double(slow.previous) / 10)
            #expect(progress.next == Double(slow.next) / 10)
            #expect(abs(progress.remaining - Double(abs(current - slow.next)) / 10) < 1e-9)
            let fraction =
                slow.previous == slow.next
                ? 1 : Double(slow.previous - current) / Double(slow.previous - slow.next)
            #expect(abs(progress.fraction - fraction) < 1e-8)
        }
    }

    @Test func `every milestone is reached at the goal and none at the start`() {
        var generator = SplitMix(seed: 151)
        for _ in 0..<200 {
            let start = Double(Int.random(in: 600...2600, using: &generator)) / 10
            let goal = Double(Int.random(in: 600...2600, using: &generator)) / 10
            guard start != goal else { continue }
            let milestones = WeightMilestones(uncheckedStart: start, goal: goal, interval: 5)
            #expect(milestones.all.allSatisfy { milestones.isReached($0, at: goal) })
            #expect(!milestones.all.contains { milestones.isReached($0, at: start) })
        }
    }

    /// Holt's formulas in their usual form, by recursion over the days.
    private func slowHolt(_ means: [Double], upTo index: Int) -> (level: Double, trend: Double) {
        if index == 0 { return (means[0], means[1] - means[0]) }
        let before = slowHolt(means, upTo: index - 1)
        let level = 0.3 * means[index] + (1 - 0.3) * (before.level + before.trend)
        return (level, 0.1 * (level - before.level) + (1 - 0.1) * before.trend)
    }

    @Test func `Holt's trend agrees with its formulas on random days`() throws {
        var generator = SplitMix(seed: 16)
        for _ in 0..<500 {
            let values = (0..<Int.random(in: 2...60, using: &generator)).map { _ in
                Double.random(in: 60...90, using: &generator)
            }
            let means = values.enumerated().map {
                DailyMean(day: march($0.offset), value: $0.element)
            }
            let holt = try #require(HoltTrend(means))
            let slow = slowHolt(values, upTo: values.count - 1)
            #expect((holt.level, holt.trend) == slow)
            #expect(holt.forecast(inDays: 0) == holt.level)
        }
    }

    @Test func `a straight line is its own trend`() throws {
        let means = (0..<30).map { DailyMean(day: march($0), value: 80 - 0.25 * Double($0)) }
        let holt = try #require(HoltTrend(means))
        #expect(abs(holt.trend - -0.25) < 0.05)
        let flat = try #require(
            HoltTrend((0..<30).map { DailyMean(day: march($0), value: 80) }))
        #expect(flat.trend == 0)
        #expect(flat.level == 80)
    }
}
