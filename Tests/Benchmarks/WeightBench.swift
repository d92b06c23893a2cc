import CandelaRules

/// A benchmark of trends, prediction and milestones over many weigh-ins.
enum WeightBench {
    static let section = BenchSection(
        name: "weight",
        summary: "trends, prediction and milestones over 1,000 to 100,000 weigh-ins", run: run)

    private static func run() {
        let clock = DayClock(.utc)
        let now = Instant(secondsSince1970: 1_773_850_800)
        for count in [1000, 10_000, 100_000] {
            let journal = journal(count, until: clock.day(of: now))
            var sum = 0.0
            let best = (0..<10).map { _ in
                BenchSection.seconds { sum += everything(journal, now, clock) }
            }.min()
            guard let best, sum.isFinite else { continue }
            let goal = count == 10_000 ? ", goal 2 ms" : ""
            let nanoseconds = (best * 1e10 / Double(count)).rounded() / 10
            print(
                "  \(count) weigh-ins: \(StreakBench.milliseconds(best))\(goal),"
                    + " \(nanoseconds) ns each")
        }
    }

    private static func everything(
        _ journal: Journal, _ now: Instant, _ clock: DayClock
    ) -> Double {
        let log = WeightLog(journal, now: now, clock: clock)
        let means = log.means
        let readings = ReadingTrend.standard.values(of: log.entries.map(\.weight))
        let line = RegressionTrend.standard.points(of: means)
        guard let trend = HoltTrend(means), let goal = journal.goal, let latest = log.latest,
            let first = log.entries.first
        else { return 0 }
        let prediction = GoalPrediction(
            trend, from: latest.weight, to: goal.weight.value, recorded: means.map(\.day),
            entries: log.entries.count, now: now, clock: clock)
        let milestones = WeightMilestones(
            start: Weight(unchecked: first.weight, .kilograms), goal: goal.weight, interval: .five,
            in: .kilograms)
        return (readings.last ?? 0) + (line.last?.value ?? 0) + prediction.goal
            + milestones.progress(at: latest.weight).remaining
    }

    private static func journal(_ count: Int, until today: CalendarDay) -> Journal {
        var journal = Journal()
        journal.goal = WeightGoal(Weight(unchecked: 70, .kilograms))
        journal.weighIns = (0..<count).map { index in
            let wave = Double((index * 7919) % 17) / 10
            return WeighIn(
                day: today.adding(days: index - count + 1),
                weight: Weight(
                    unchecked: 90 - 15 * Double(index) / Double(count) + wave, .kilograms))
        }
        return journal
    }
}
