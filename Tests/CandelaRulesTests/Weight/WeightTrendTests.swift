import CandelaRules
import CandelaTestSupport
import Testing

/// Trends whose values were computed by hand.
struct WeightTrendTests {
    let series = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]

    private var means: [DailyMean] {
        series.enumerated().map { DailyMean(day: march(11 + $0.offset), value: $0.element) }
    }

    private func toFourDecimals(_ value: Double) -> Double {
        (value * 10_000).rounded() / 10_000
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
        var generator = SplitMix(seed: 16)
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

    // MARK: Local regression

    private func line(_ days: some Sequence<Int>, _ weight: (Int) -> Double) -> WeightTrend {
        WeightTrend(days.map { DailyMean(day: march($0), value: weight($0)) })
    }

    /// A straight line is its own trend, however often the person weighs in.
    @Test(arguments: [1, 3, 10])
    func `a straight line is its own rate`(step: Int) throws {
        let trend = line(stride(from: -60, through: 18, by: step)) { 80 - 0.1 * Double($0) }
        #expect(abs(try #require(trend.weekly) + 0.7) < 1e-9)
        for (point, mean) in zip(trend.line(), trend.means) {
            #expect(point.day == mean.day && abs(point.value - mean.value) < 1e-6)
        }
    }

    /// 90 among weights of 80 to 79: the outlier has no weight, and the others alone have the rate.
    @Test func `one slip does not move the line`() throws {
        let trend = line(0...20) { $0 == 12 ? 90 : 80 - 0.05 * Double($0) }
        #expect(abs(try #require(trend.weekly) + 0.35) < 1e-6)
    }

    /// Six means have no robustness steps: the outlier bends the line. With seven it has no weight.
    @Test func `few means are all trusted`() throws {
        let six = line(0...5) { $0 == 2 ? 82 : 80 }
        #expect(abs(try #require(six.weekly)) > 0.1)
        let seven = line(0...6) { $0 == 3 ? 82 : 80 }
        #expect(abs(try #require(seven.weekly)) < 0.001)
    }

    /// Two means, 7 days apart: the line through both.
    @Test func `a rate needs two days within six weeks`() throws {
        #expect(abs(try #require(line([11, 18]) { Double($0) }.weekly) - 7) < 1e-9)
        #expect(line([18]) { Double($0) }.weekly == nil)
        #expect(line([18 - 42, 18]) { Double($0) }.weekly == nil)
        #expect(line([18 - 41, 18]) { Double($0) }.weekly != nil)
        #expect(WeightTrend([]).weekly == nil && WeightTrend([]).line().isEmpty)
    }

    /// Readings every 30 days: three lie nearer than 42 days, so the half-width grows to 61 and
    /// includes five. The line is straight; with three it would be too, but a bend at the end shows
    /// the difference.
    @Test func `the drawn line includes five means`() throws {
        let bent = line([-102, -72, -42, -12, 18]) { $0 == -102 ? 84 : 80 }
        let value = try #require(bent.line().last?.value)
        // The half-width of the last point is 121: the mean at 120 days hardly counts, but counts.
        #expect(value != 80 && abs(value - 80) < 0.1)
        #expect(bent.line(from: march(-12)).map(\.day) == [march(-12), march(18)])
    }
}
