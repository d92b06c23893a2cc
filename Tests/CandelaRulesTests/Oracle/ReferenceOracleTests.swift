import CandelaRules
import CandelaTestSupport
import Testing

struct ReferenceOracleTests {
    @Test func `both implementations agree on the streaks of 10,000 journals`() {
        var random = SplitMix(seed: 1)
        let now = utc.start(of: exampleDay).adding(seconds: 40_000)
        for _ in 0..<10_000 {
            func days(_ most: Int) -> [CalendarDay] {
                (0..<Int.random(in: 0...most, using: &random)).map { _ in
                    exampleDay.adding(days: Int.random(in: -30...2, using: &random))
                }
            }
            let (done, rest) = (days(40), days(4))
            var journal = Journal()
            journal.habits = [Habit(id: "h", name: "H")]
            journal.completions = done.map { Completion(habit: "h", day: $0) }
            journal.restDays = rest
            let ours = Streak.daily(habit: "h", in: journal, now: now, clock: utc)
            let other = ReferenceOracle.streak(done: done, rest: rest, today: exampleDay)
            guard ours.current == other.current, ours.longest == other.longest else {
                Issue.record("\(ours) is not \(other) for \(done.sorted()), rest \(rest.sorted())")
                return
            }
        }
    }

    @Test func `both implementations agree on the milestones of 10,000 journeys`() {
        var random = SplitMix(seed: 2)
        let intervals = MilestoneInterval.allCases
        for _ in 0..<10_000 {
            let unit: WeightUnit = Bool.random(using: &random) ? .pounds : .kilograms
            let range = unit == .pounds ? 100...400 : 45...180
            let start =
                Double(Int.random(in: range, using: &random) * 10) / 10
                + Double(Int.random(in: 0...9, using: &random)) / 10
            let goal = Double(Int.random(in: range, using: &random))
            let interval = intervals.randomElement(using: &random) ?? .five
            guard start != goal else { continue }
            let ours = WeightMilestones(
                start: Weight(unchecked: start, unit), goal: Weight(unchecked: goal, unit),
                interval: interval, in: unit)
            let other = ReferenceOracle.milestones(
                from: start, to: goal, step: Double(interval.size(in: unit)))
            guard ours.all == other else {
                Issue.record("\(ours.all) is not \(other)")
                return
            }
            // The remaining and the travelled part add up to the way between two milestones.
            let current = Double(Int.random(in: range, using: &random))
            let progress = ours.progress(at: current)
            let whole = abs(progress.next - progress.previous)
            guard whole > 0, progress.fraction > 0, progress.fraction < 1 else { continue }
            guard abs(progress.fraction * whole + progress.remaining - whole) < 1e-6 else {
                Issue.record("\(progress) of \(whole)")
                return
            }
        }
    }

    @Test func `both implementations agree on Holt's trend of 10,000 histories, in any order`() {
        var random = SplitMix(seed: 3)
        for _ in 0..<10_000 {
            let readings = (0..<Int.random(in: 0...25, using: &random)).map { _ in
                (
                    day: exampleDay.adding(days: -Int.random(in: 0...40, using: &random)),
                    value: Double(Int.random(in: 700...900, using: &random)) / 10
                )
            }
            let ours = HoltTrend(DailyMean.means(of: readings.shuffled(using: &random)))
            let other = ReferenceOracle.holt(readings)
            guard (ours == nil) == (other == nil),
                abs((ours?.level ?? 0) - (other?.level ?? 0)) < 1e-9,
                abs((ours?.trend ?? 0) - (other?.trend ?? 0)) < 1e-9
            else {
                Issue.record("\(String(describing: ours)) is not \(String(describing: other))")
                return
            }
        }
    }
}
