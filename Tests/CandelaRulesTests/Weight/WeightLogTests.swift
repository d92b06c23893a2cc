import CandelaRules
import Testing

struct WeightLogTests {
    private func log(_ readings: [(day: Int, weight: Double)]) throws -> WeightLog {
        var journal = Journal()
        journal.weighIns = readings.map {
            WeighIn(day: march($0.day), weight: Weight(unchecked: $0.weight, .kilograms))
        }
        return WeightLog(journal, now: try instant("2026-03-18T12:00:00Z"), clock: utc)
    }

    private func change(_ readings: [(day: Int, weight: Double)]) throws -> WeightChange? {
        let log = try log(readings)
        return log.latest.flatMap { log.change(to: $0) }
    }

    /// Seven days before the 18th is the 11th: the newest day from the 4th to the 11th is compared,
    /// with its last reading. Nothing is interpolated.
    @Test func `compares with the newest day seven to fourteen days before`() throws {
        #expect(
            try change([(18, 80), (17, 80.2), (12, 80.9), (10, 81.5)])
                == WeightChange(from: 81.5, to: 80, over: 8))
        #expect(
            try change([(18, 80), (11, 82), (11, 81), (10, 81.5)])
                == WeightChange(from: 81, to: 80, over: 7))
        #expect(try change([(18, 80), (4, 83)])?.days == 14)
        for days in [[], [(18, 80.0)], [(18, 80), (17, 81), (12, 82)], [(18, 80), (3, 83)]] {
            #expect(try change(days) == nil)
        }
    }

    @Test func `a logbook row is compared with its own previous week`() throws {
        let log = try log([(1, 84), (6, 83), (13, 82.3), (14, 82)])
        #expect(
            log.entries.map { log.change(to: $0) } == [
                nil, nil, WeightChange(from: 83, to: 82.3, over: 7),
                WeightChange(from: 83, to: 82, over: 8),
            ])
    }

    /// The difference of the weights as shown: 80.05 is shown as 80.0, 80.15 as 80.2.
    @Test(arguments: [
        (80, 79.9, -0.1, WeightChange.Direction.stable), (80, 80.1, 0.1, .stable),
        (80, 80.2, 0.2, .up), (80, 79.8, -0.2, .down), (80.05, 80.15, 0.2, .up),
        (80.04, 80.14, 0.1, .stable),
    ])
    func `a tenth is steady`(
        before: Double, after: Double, amount: Double, direction: WeightChange.Direction
    ) {
        let change = WeightChange(from: before, to: after, over: 7)
        #expect(change.amount == amount && change.direction == direction)
    }

    @Test func `the assessment depends on the goal`() {
        let down = WeightChange(from: 81, to: 80, over: 7)
        #expect(down.judgement() == .good && down.judgement(needsLoss: false) == .bad)
        #expect(WeightChange(from: 80, to: 81, over: 7).judgement(needsLoss: false) == .good)
        #expect(WeightChange(from: 80, to: 80, over: 7).judgement() == .neutral)
    }

    /// Readings are ordered by time, and future ones are ignored.
    @Test func `orders by time and ignores future readings`() throws {
        var journal = Journal()
        func add(_ weight: Double, _ time: String) throws {
            var weighIn = WeighIn(day: march(18), weight: Weight(unchecked: weight, .kilograms))
            weighIn.at = ZonedInstant(try instant(time))
            journal.weighIns.append(weighIn)
        }
        try add(80, "2026-03-18T11:00:00Z")
        try add(79, "2026-03-18T07:00:00Z")
        try add(70, "2026-03-18T13:00:00Z")
        let log = WeightLog(journal, now: try instant("2026-03-18T12:00:00Z"), clock: utc)
        #expect(log.entries.map(\.weight) == [79, 80])
        #expect(try log.validUntil == instant("2026-03-18T13:00:00Z"))
    }

    /// A reading without a time counts as taken at the start of its day.
    @Test func `a reading without a time comes first on its day`() throws {
        var journal = person([(18, 80)])
        journal.weighIns.append(WeighIn(day: march(18), weight: Weight(unchecked: 81, .kilograms)))
        let log = WeightLog(journal, now: noon(18), clock: utc)
        #expect(log.entries.map(\.shown) == [81, 80])
    }

    /// A loss of 0.1 kg a day: −0.7 a week from the end of the line.
    @Test func `a chart has readings, line, prediction and padding`() throws {
        let journal = person(daily((0..<12).map { 82 - Double($0) / 10 }))
        let facts = factsOf(journal)
        let chart = WeightChartSeries(facts, range: .month)
        #expect(chart.entries.count == 12 && chart.trend.count == 12)
        #expect(chart.predicted.map(\.day) == [march(18), march(25), march(32)])
        for (point, wanted) in zip(chart.predicted, [80.9, 80.2, 79.5]) {
            #expect(abs(point.value - wanted) < 1e-6, "\(point)")
        }
        // A quarter of 82 − 79.5 = 2.5 is 0.625.
        let bounds = try #require(chart.bounds)
        #expect(abs(bounds.lowerBound - 78.875) < 1e-6 && abs(bounds.upperBound - 82.625) < 1e-6)
        #expect(chart.change?.amount == -1.1 && chart.change?.direction == .down)
        let week = WeightChartSeries(facts, range: .week, smooths: false)
        #expect(week.entries.count == 7 && week.trend.isEmpty)
        let empty = WeightChartSeries(factsOf(Journal()), range: .all)
        #expect(empty.bounds == nil && empty.predicted.isEmpty && empty.change == nil)
    }

    /// The least padding is 0.5 kg or 1 lb, the most 2 kg or 5 lb.
    @Test(arguments: [
        (80, 80, WeightUnit.kilograms, 79.5...80.5), (60, 80, .kilograms, 58...82),
        (180, 180, .pounds, 179...181), (140, 180, .pounds, 135...185),
    ])
    func `padding is a quarter of the range within bounds`(
        low: Double, high: Double, unit: WeightUnit, bounds: ClosedRange<Double>
    ) {
        let journal = person([(17, low), (18, high)], unit)
        #expect(
            WeightChartSeries(factsOf(journal), range: .week, smooths: false).bounds == bounds)
    }

    @Test func `predicts nothing without a rate`() throws {
        for days in [[18], [17, 18], [8, 18], [1, 5, 7]] {
            let facts = factsOf(person(days.map { ($0, 80) }))
            #expect(facts.rate == nil)
            #expect(WeightChartSeries(facts, range: .all).predicted.isEmpty)
        }
    }
}
