import CandelaRules
import Testing

/// Values computed by hand.
struct WeightTrendTests {
    let series = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]

    private var means: [DailyMean] {
        series.enumerated().map { DailyMean(day: march(11 + $0.offset), value: $0.element) }
    }

    private func toFourDecimals(_ value: Double) -> Double {
        (value * 10_000).rounded() / 10_000
    }

    @Test func `the trend of readings adds a tenth of each`() {
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

    @Test func `the means do not depend on the order of readings, to the bit`() {
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
        let chart = DailyTrend(span: 10).points(of: means)
        #expect(toFourDecimals(try #require(chart.last).value) == 229.2969)
        #expect(toFourDecimals(try #require(chart.last?.rate)) == -0.3104)
        #expect(chart.first?.rate == .some(nil))
        #expect(chart.map(\.day) == means.map(\.day))
    }

    @Test func `a rate is per day, also across a gap`() throws {
        let points = DailyTrend(span: 10).points(of: [
            DailyMean(day: march(1), value: 80), DailyMean(day: march(5), value: 78),
        ])
        // 2/11 of −2 over four days: −1/11.
        let rate = try #require(points[1].rate)
        #expect(abs(rate - -1.0 / 11) < 1e-12)
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

    /// Half a pound a week, weighed every tenth day: −0.5 × 10 / 7 from one reading to the next.
    @Test func `a rate is per calendar day, however far apart readings are`() throws {
        for gap in [1, 3, 10] {
            let means = (0..<8).map { place in
                DailyMean(
                    day: march(place * gap), value: 230 - 0.5 * Double(place * gap) / 7)
            }
            let holt = try #require(HoltTrend(means))
            #expect(abs(holt.weeklyVelocity + 0.5) < 1e-9)
            #expect(abs(holt.forecast(inDays: 7) - (means[7].value - 0.5)) < 1e-9)
        }
    }

    /// 80 on the 1st, 79 on the 3rd, 78.6 on the 4th. The trend is −0.5 a day and the level 79 on
    /// the 3rd; then the level is 0.3 × 78.6 + 0.7 × (79 − 0.5) = 78.53 and the trend 0.1 × (78.53
    /// − 79) + 0.9 × −0.5 = −0.497.
    @Test func `Holt extrapolates by days across a gap`() throws {
        let holt = try #require(
            HoltTrend(
                [(1, 80.0), (3, 79), (4, 78.6)].map { DailyMean(day: march($0.0), value: $0.1) }))
        #expect(abs(holt.level - 78.53) < 1e-9)
        #expect(abs(holt.trend + 0.497) < 1e-9)
        #expect(abs((holt.levels.first?.value ?? 0) - 79) < 1e-9)
    }

    /// Weights have one decimal and are rounded half to even: 0.05 is displayed as 0.0, and 0.051
    /// as 0.1.
    @Test(arguments: [(0.05, 0.0), (0.051, 0.051), (-0.05, 0), (-0.06, -0.06), (1e-12, 0)])
    func `a weekly change displayed as zero is zero`(weekly: Double, shown: Double) throws {
        let holt = try #require(
            HoltTrend([
                DailyMean(day: march(1), value: 80), DailyMean(day: march(8), value: 80 + weekly),
            ]))
        #expect(abs(holt.weeklyVelocity - shown) < 1e-9)
        #expect((holt.weeklyVelocity == 0) == (shown == 0))
    }

    static let paces: [(Double, Double, WeightMilestones.Direction, Int?)] = [
        (3.2, -1.75, .down, 12), (3.2, 1.75, .up, 12), (3.2, 1.75, .down, nil),
        (3.2, -1.75, .up, nil), (0, -1.75, .down, nil), (3.2, 0, .down, nil),
        (0.1, -7, .down, 1), (0.3, -0.7, .down, 3), (1, -7, .down, 1),
        (1, -1e-300, .down, nil), (.nan, -1, .down, nil), (1, .nan, .down, nil),
        (1, -.infinity, .down, 1), (1, -0.05, .down, nil), (1, -0.06, .down, 116),
        (.infinity, -1, .down, nil),
    ]

    @Test(arguments: paces)
    func `days to the milestone are whole, and at least one`(
        remaining: Double, weekly: Double, direction: WeightMilestones.Direction, days: Int?
    ) {
        let estimate = MilestoneEstimate(
            remaining: remaining, weeklyVelocity: weekly, direction: direction)
        #expect(estimate?.days == days)
    }

    /// At 0.7 a week 73 lb take 730 days, and 73.1 lb take 731, which is more than two years.
    @Test func `no estimate exceeds two years`() throws {
        let most = try #require(
            MilestoneEstimate(remaining: 73, weeklyVelocity: -0.7, direction: .down))
        #expect(most.days == 730)
        let more = try #require(
            MilestoneEstimate(remaining: 73.1, weeklyVelocity: -0.7, direction: .down))
        #expect(more.days == nil && more.weeklyVelocity == -0.7)
        let all = MilestoneEstimate(
            remaining: 1e300, weeklyVelocity: -0.7, direction: .down, maximumDays: .max)
        #expect(all?.days == nil)
    }
}
