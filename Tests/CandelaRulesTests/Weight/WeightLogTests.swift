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

    /// Seven days before the 18th is the 11th: the newest reading at least that old is 81.5 on the
    /// 10th, or the later of two on the 11th. Nothing is interpolated.
    @Test func `compares with the newest reading at least a week older`() throws {
        let log = try log([(18, 80), (17, 80.2), (12, 80.9), (10, 81.5)])
        #expect(log.weekChange() == WeightChange(-1.5, over: 8, band: .hero))
        #expect(log.latest?.weight == 80)
        let exact = [(18, 80.0), (17, 80.2), (11, 82), (11, 81), (10, 81.5)]
        #expect(try self.log(exact).weekChange() == WeightChange(-1, over: 7, band: .hero))
    }

    /// Weekly or yearly readings are enough; the number of days between them is given.
    @Test func `a change needs two readings, however far apart`() throws {
        #expect(try log([(18, 80), (4, 83)]).weekChange()?.days == 14)
        #expect(try log([(18, 80), (18 - 365, 90)]).weekChange()?.amount == -10)
        for days in [[], [(18, 80.0)], [(18, 80), (17, 81), (12, 82)]] {
            #expect(try log(days).weekChange() == nil)
        }
    }

    @Test func `predicts nothing from readings that are too old or too few`() throws {
        let cases: [([(day: Int, weight: Double)], Int)] = [
            ([], 4), ([(18, 80.0)], 3), ([(18, 80), (17, 81), (10, 82)], 1),
            ([(11, 80), (10, 80), (9, 81), (8, 81), (1, 82)], 1),
        ]
        for (readings, missing) in cases {
            let log = try log(readings)
            #expect(log.missingDays == missing)
            #expect(WeightChartSeries(log, range: .all).predicted.isEmpty)
        }
    }

    @Test func `a logbook row is compared with its own previous week`() throws {
        let log = try log([(1, 84), (6, 83), (13, 82.3), (14, 82)])
        #expect(
            log.entries.map { log.logbookChange(of: $0) } == [
                nil, nil, WeightChange(-0.7, over: 7, band: .logbook),
                WeightChange(-1, over: 8, band: .logbook),
            ])
    }

    /// Each place has its own band.
    @Test(arguments: [
        (-0.1, WeightChange.Band.hero, WeightChange.Direction.stable), (0.11, .hero, .up),
        (0.05, .quick, .stable), (-0.06, .quick, .down), (0.09, .logbook, .stable),
        (0.1, .logbook, .up), (-0.49, .weekly, .stable), (-0.5, .weekly, .down),
        (80.1 - 80, .hero, .stable),
    ])
    func `a small change counts as stable`(
        amount: Double, band: WeightChange.Band, direction: WeightChange.Direction
    ) {
        #expect(WeightChange(amount, over: 7, band: band).direction == direction)
    }

    @Test func `the assessment depends on the goal`() {
        let down = WeightChange(-1, over: 7, band: .hero)
        #expect(down.judgement() == .good && down.judgement(needsLoss: false) == .bad)
        #expect(WeightChange(1, over: 7, band: .hero).judgement(needsLoss: false) == .good)
        #expect(WeightChange(0, over: 7, band: .hero).judgement() == .neutral)
    }

    /// Monday is the 16th: this week has 80 and 81, the previous one only 82.
    @Test func `compares weeks by their means`() throws {
        let log = try log([(18, 80), (16, 81), (11, 82)])
        #expect(log.weeklyChange()?.amount == -1.5)
        #expect(try self.log([(18, 80)]).weeklyChange() == nil)
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

    /// The eight days: Holt's trend is −0.9284 a day from the end of the trend line, −6.4986 in 7
    /// days and −12.9972 in 14.
    @Test func `a chart has readings, trend, prediction and padding`() throws {
        let values = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]
        var journal = Journal()
        journal.weighIns = values.enumerated().map {
            WeighIn(day: march(11 + $0.offset), weight: Weight(unchecked: $0.element, .pounds))
        }
        let log = WeightLog(journal, now: try instant("2026-03-18T12:00:00Z"), clock: utc)
        let chart = WeightChartSeries(log, range: .month)
        #expect(chart.entries.count == 8 && chart.trend.count == 8)
        #expect(chart.predicted.map(\.day) == [march(18), march(25), march(32)])
        let end = try #require(chart.trend.last?.value)
        for (point, wanted) in zip(chart.predicted, [end, end - 6.4986, end - 12.9972]) {
            #expect(abs(point.value - wanted) < 0.001, "\(point)")
        }
        // The minimum is the end of the prediction, the maximum the first reading, with a padding
        // of 5 lb.
        #expect(abs((chart.bounds?.lowerBound ?? 0) - (end - 12.9972 - 5)) < 0.001)
        #expect(chart.bounds?.upperBound == 236.4)
        #expect(chart.change?.amount == -3.5 && chart.change?.direction == .down)
        let week = WeightChartSeries(log, range: .week, smooths: false)
        #expect(week.entries.count == 7 && week.trend.isEmpty)
        let empty = WeightChartSeries(try self.log([]), range: .all)
        #expect(empty.bounds == nil && empty.predicted.isEmpty && empty.change == nil)
    }

    /// 226 lb on the way down: 225 is 1 away. 222 is 2 away from 220. 223 is 3 away. 90.9 kg on the
    /// way up: 92.5 is 1.6 away; from 91.6 it is 0.9 away.
    @Test(arguments: [
        (226.0, WeightUnit.pounds, true, 225.0), (222, .pounds, true, 220),
        (91.6, .kilograms, false, 92.5),
    ])
    func `finds a round number that is near`(
        weight: Double, unit: WeightUnit, needsLoss: Bool, milestone: Double
    ) throws {
        let reminder = try #require(
            MilestoneReminder(
                at: weight, in: unit, needsLoss: needsLoss,
                now: instant("2026-03-18T12:00:00Z"), clock: utc))
        #expect(reminder.milestone == milestone)
        #expect(try reminder.moment == instant("2026-03-19T09:00:00Z"))
    }

    /// 1 lb is 1 away from 0, which is not a possible weight.
    @Test(arguments: [(223.0, true), (225, true), (.infinity, true), (-4, false), (1, true)])
    func `gives nothing if no round number is near`(weight: Double, needsLoss: Bool) throws {
        #expect(
            MilestoneReminder(
                at: weight, in: .pounds, needsLoss: needsLoss,
                now: try instant("2026-03-18T12:00:00Z"), clock: utc) == nil)
    }

    /// Monday is the 16th: the previous week is the 9th to the 15th, and the 8th is in neither.
    @Test func `a week ends where the next one begins`() throws {
        let log = try log([(18, 80), (16, 81), (15, 84), (9, 82), (8, 99)])
        #expect(log.weeklyChange()?.amount == -2.5)
        // From Sunday the 15th counts here: (80 + 81 + 84) / 3 − (82 + 99) / 2 = 81.667 − 90.5.
        let sunday = log.weeklyChange(firstWeekday: .sunday)?.amount ?? 0
        #expect(abs(sunday + 8.833333333) < 1e-9)
    }

    /// In kilograms the padding is 2.
    @Test func `a chart in kilograms has less padding`() throws {
        let chart = WeightChartSeries(try log([(18, 80)]), range: .week)
        #expect(chart.bounds == 78...82)
    }
}
