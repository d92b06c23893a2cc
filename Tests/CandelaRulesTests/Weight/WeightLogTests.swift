import CandelaRules
import Testing

struct WeightLogTests {
    private func log(_ readings: [(day: Int, weight: Double)]) throws -> WeightLog {
        var journal = Journal()
        journal.weighIns = readings.map {
            WeighIn(day: march($0.day), weight: Weight($0.weight, .kilograms))
        }
        return WeightLog(journal, now: try instant("2026-03-18T12:00:00Z"), clock: utc)
    }

    /// The newest reading at least 7 days before the 18th is the 10th's: 80.0 − 81.5.
    @Test func `the hero compares with a week ago`() throws {
        let log = try log([(18, 80), (12, 80.9), (10, 81.5), (3, 83)])
        #expect(log.heroChange()?.amount == -1.5 && log.heroChange()?.direction == .down)
        #expect(log.latest?.weight == 80)
        // Without one that old: the oldest there is, of at least two.
        #expect(try self.log([(18, 80), (14, 80.6)]).heroChange()?.amount == -0.6)
        #expect(try self.log([(18, 80)]).heroChange() == nil)
        #expect(try self.log([]).heroChange() == nil)
    }

    /// Each place has a band of its own.
    @Test(arguments: [
        (-0.1, WeightChange.Band.hero, WeightChange.Direction.stable), (0.11, .hero, .up),
        (0, .quick, .stable), (-0.01, .quick, .down), (0.09, .logbook, .stable),
        (0.1, .logbook, .up), (-0.49, .weekly, .stable), (-0.5, .weekly, .down),
        (80.1 - 80, .hero, .stable),
    ])
    func `a small change is none`(
        amount: Double, band: WeightChange.Band, direction: WeightChange.Direction
    ) {
        #expect(WeightChange(amount, band: band).direction == direction)
    }

    @Test func `what is good follows the goal`() {
        let down = WeightChange(-1, band: .hero)
        #expect(down.judgement() == .good && down.judgement(needsLoss: false) == .bad)
        #expect(WeightChange(1, band: .hero).judgement(needsLoss: false) == .good)
        #expect(WeightChange(0, band: .hero).judgement() == .neutral)
    }

    /// Monday is the 16th: this week 80 and 81, the last one 82 alone.
    @Test func `compares weeks by their means`() throws {
        let log = try log([(18, 80), (16, 81), (11, 82)])
        #expect(log.weeklyChange()?.amount == -1.5)
        #expect(try self.log([(18, 80)]).weeklyChange() == nil)
    }

    @Test func `the widget looks at seven days`() throws {
        #expect(try log([(18, 80), (12, 81), (11, 90)]).widgetChange?.amount == -1)
        #expect(try log([(18, 80), (11, 90)]).widgetChange == nil)
    }

    /// The latest by time counts, and what lies ahead does not.
    @Test func `orders by time and leaves out the future`() throws {
        var journal = Journal()
        func add(_ weight: Double, _ time: String) throws {
            var weighIn = WeighIn(day: march(18), weight: Weight(weight, .kilograms))
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

    /// The eight days: the smoothed end 229.2969, Holt's trend −0.9284 a day. In 7 days 222.798, in
    /// 14 days 216.299.
    @Test func `a chart has readings, trend, prediction and room around`() throws {
        let values = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]
        var journal = Journal()
        journal.weighIns = values.enumerated().map {
            WeighIn(day: march(11 + $0.offset), weight: Weight($0.element, .pounds))
        }
        let log = WeightLog(journal, now: try instant("2026-03-18T12:00:00Z"), clock: utc)
        let chart = WeightChartSeries(log, range: .month)
        #expect(chart.entries.count == 8 && chart.trend.count == 8)
        #expect(chart.predicted.map(\.day) == [march(18), march(25), march(32)])
        for (point, wanted) in zip(chart.predicted, [229.2969, 222.7983, 216.2997]) {
            #expect(abs(point.value - wanted) < 0.001, "\(point)")
        }
        // The least is the prediction's end, the greatest the first reading; 5 lb around.
        #expect(abs((chart.bounds?.lowerBound ?? 0) - 211.2997) < 0.001)
        #expect(chart.bounds?.upperBound == 236.4)
        #expect(chart.change?.amount == -3.5 && chart.change?.direction == .down)
        let week = WeightChartSeries(log, range: .week, smooths: false)
        #expect(week.entries.count == 7 && week.trend.isEmpty)
        let empty = WeightChartSeries(try self.log([]), range: .all)
        #expect(empty.bounds == nil && empty.predicted.isEmpty && empty.change == nil)
    }

    /// 226 lb on the way down: 225 is 1 away. 222 is 2 away from 220. 223 is 3 away. 90.9 kg up: 92.5 is
    /// 1.6 away, 91.6 is 0.9 away.
    @Test(arguments: [
        (226.0, WeightUnit.pounds, true, 225.0), (222, .pounds, true, 220),
        (91.6, .kilograms, false, 92.5),
    ])
    func `says that a round number is near`(
        weight: Double, unit: WeightUnit, needsLoss: Bool, milestone: Double
    ) throws {
        let reminder = try #require(
            MilestoneReminder(
                at: weight, in: unit, needsLoss: needsLoss,
                now: instant("2026-03-18T12:00:00Z"), clock: utc))
        #expect(reminder.milestone == milestone)
        #expect(try reminder.moment == instant("2026-03-19T09:00:00Z"))
    }

    @Test(arguments: [(223.0, true), (225, true), (.infinity, true), (-4, false)])
    func `says nothing when none is near`(weight: Double, needsLoss: Bool) throws {
        #expect(
            MilestoneReminder(
                at: weight, in: .pounds, needsLoss: needsLoss,
                now: try instant("2026-03-18T12:00:00Z"), clock: utc) == nil)
    }
}
