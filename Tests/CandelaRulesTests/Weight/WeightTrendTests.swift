import CandelaRules
import Testing

/// The figures worked out by hand.
struct WeightTrendTests {
    let series = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]

    private var means: [DailyMean] {
        series.enumerated().map { DailyMean(day: march(11 + $0.offset), value: $0.element) }
    }

    private func toFourDecimals(_ value: Double) -> Double {
        (value * 10_000).rounded() / 10_000
    }

    @Test func `the trend of readings takes a tenth of each`() {
        let values = ReadingTrend.standard.values(of: Array(series.prefix(4)))
        #expect(values.map(toFourDecimals) == [231.4, 231.28, 231.242, 230.9978])
        #expect(ReadingTrend.standard.values(of: []).isEmpty)
    }

    @Test func `two readings on a day count as their mean`() {
        let means = DailyMean.means(of: [
            (march(18), 231), (march(17), 230), (march(18), 229), (march(18), .nan),
        ])
        #expect(
            means == [
                DailyMean(day: march(17), value: 230),
                DailyMean(day: march(18), value: 230, count: 2),
            ])
    }

    @Test func `the order of readings changes no bit of their means`() {
        var generator = SeededGenerator(16)
        let readings = (0..<300).map { _ in
            (
                march(Int.random(in: 1...30, using: &generator)),
                Double.random(in: 60...90, using: &generator)
            )
        }
        let means = DailyMean.means(of: readings)
        for _ in 0..<20 {
            #expect(DailyMean.means(of: readings.shuffled(using: &generator)) == means)
        }
    }

    @Test func `the daily trend spans seven or ten days`() throws {
        let week = DailyTrend.logbook.points(of: means)
        #expect(toFourDecimals(try #require(week.last).value) == 228.8593)
        let chart = DailyTrend.chart.points(of: means)
        #expect(toFourDecimals(try #require(chart.last).value) == 229.2969)
        #expect(toFourDecimals(try #require(chart.last).rate) == -0.3104)
        #expect(chart.first?.rate == 0)
        #expect(chart.map(\.day) == means.map(\.day))
    }

    @Test func `a rate is per day, also over a gap`() {
        let points = DailyTrend.chart.points(of: [
            DailyMean(day: march(1), value: 80), DailyMean(day: march(5), value: 78),
        ])
        // 2/11 of −2, over four days.
        #expect(abs(points[1].rate - -2 * 2 / 11 / 4) < 1e-12)
    }

    @Test func `Holt follows level and trend`() throws {
        let holt = try #require(HoltTrend(means))
        #expect(
            holt.levels.map(\.value).map(toFourDecimals)
                == [230.2, 229.57, 228.5389, 228.035, 227.3062, 226.6698, 226.3423])
        #expect(toFourDecimals(holt.trend) == -0.9284)
        #expect(toFourDecimals(holt.weeklyVelocity) == -6.4986)
        #expect(toFourDecimals(holt.forecast(inDays: 7)) == 219.8436)
        #expect(holt.level == holt.levels.last?.value)
        #expect(holt.recordedDays == 8)
    }

    @Test func `Holt needs two days`() {
        #expect(HoltTrend([]) == nil)
        #expect(HoltTrend([DailyMean(day: exampleDay, value: 80)]) == nil)
        #expect(HoltTrend(Array(means.prefix(2))) != nil)
    }

    // At least 4 of the last 7 days.
    @Test(arguments: [
        ([15, 16, 17, 18], true), ([12, 14, 16, 18], true), ([11, 14, 16, 18], false),
        ([16, 17, 18], false), ([1, 2, 3, 4, 5, 18], false), ([12, 13, 14, 15, 19, 20], true),
    ])
    func `a week's change needs days of that week`(days: [Int], isWeekly: Bool) throws {
        let means = days.map { DailyMean(day: march($0), value: 80) }
        #expect(try #require(HoltTrend(means)).isWeekly(on: exampleDay) == isWeekly)
    }

    static let paces: [(Double, Double, WeightMilestones.Direction, Int?)] = [
        (3.2, -1.75, .down, 12), (3.2, 1.75, .up, 12), (3.2, 1.75, .down, nil),
        (3.2, -1.75, .up, nil), (0, -1.75, .down, nil), (3.2, 0, .down, nil),
        (0.1, -7, .down, 1), (0.3, -0.7, .down, 3), (1, -7, .down, 1),
        (1, -1e-300, .down, nil), (.nan, -1, .down, nil), (1, .nan, .down, nil),
        (1, -.infinity, .down, 1),
    ]

    @Test(arguments: paces)
    func `days to the milestone are whole, and one at least`(
        remaining: Double, weekly: Double, direction: WeightMilestones.Direction, days: Int?
    ) {
        let estimate = MilestoneEstimate(
            remaining: remaining, weeklyVelocity: weekly, direction: direction)
        #expect(estimate?.days == days)
    }
}
