import CandelaRules

/// A benchmark of the facts and the whole trend line over many weigh-ins.
enum WeightBench {
    static let section = BenchSection(
        name: "weight",
        summary: "facts and the whole trend line over 1,000 to 100,000 weigh-ins", run: run)

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
        let facts = WeightFacts(journal, now: now, clock: clock)
        let line = WeightTrend(facts.log.means).line()
        return (facts.rate?.weekly ?? 0) + (line.last?.value ?? 0)
            + (facts.goal?.distance ?? 0) + (facts.progress?.remaining ?? 0)
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
