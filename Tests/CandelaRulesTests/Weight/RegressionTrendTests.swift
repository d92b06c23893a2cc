import CandelaRules
import Testing

struct RegressionTrendTests {
    let trend = RegressionTrend.standard

    /// From 231.4 by half a pound a week, without noise: exactly the straight line, also at both
    /// ends.
    @Test(arguments: [1, 3, 5, 7, 30])
    func `a steady loss gives a straight line`(gap: Int) {
        let means = (0..<60).map {
            DailyMean(day: march($0 * gap), value: 231.4 - 0.5 * Double($0 * gap) / 7)
        }
        for (point, mean) in zip(trend.points(of: means), means) {
            #expect(point.day == mean.day && abs(point.value - mean.value) < 0.001)
        }
    }

    /// Noise of up to 1.5 lb in either direction over a year: the line runs through the middle of
    /// the readings.
    @Test(arguments: [1, 3, 5, 7], [1, 2, 3, 4, 5])
    func `about half of the readings are above the line`(gap: Int, seed: UInt64) {
        var generator = SeededGenerator(seed)
        let means = stride(from: 0, to: 364, by: gap).map { day in
            let noise = Double.random(in: -1.5...1.5, using: &generator)
            return DailyMean(day: march(day), value: 231.4 - 20 * Double(day) / 364 + noise)
        }
        let above = zip(trend.points(of: means), means).count { $0.value < $1.value }
        #expect((0.4...0.6).contains(Double(above) / Double(means.count)))
    }

    /// Weights computed by hand with a half-width of 2 days: the mean itself has weight 1, its
    /// neighbours (1 − 1/8)³ = 0.669921875. In the middle of 80, 81, 85 the slope does not matter:
    /// (81 + 0.669921875 × 165) / 2.33984375. At the first mean the line goes through 80 and 81:
    /// 80.
    @Test func `weights nearer means more`() throws {
        let small = RegressionTrend(halfWidth: 2, leastMeans: 2)
        let points = small.points(
            of: [80, 81, 85].enumerated().map {
                DailyMean(day: march($0.offset), value: $0.element)
            })
        #expect(abs(points[0].value - 80) < 1e-9)
        #expect(abs(points[1].value - (81 + 0.669921875 * 165) / 2.33984375) < 1e-9)
        #expect(points[0].rate == nil)
        #expect(try abs(#require(points[1].rate) - (points[1].value - 80)) < 1e-9)
    }

    /// A single mean is its own line, and two are always on their line, however far apart.
    @Test func `few means are on the line`() {
        #expect(trend.points(of: []).isEmpty)
        let two = [DailyMean(day: march(1), value: 80), DailyMean(day: march(400), value: 70)]
        #expect(trend.points(of: Array(two.prefix(1))).map(\.value) == [80])
        for (point, mean) in zip(trend.points(of: two), two) {
            #expect(abs(point.value - mean.value) < 1e-9)
        }
    }

    /// Means before the first day requested are included in the fit.
    @Test func `a part of the line equals that part of the whole`() {
        let means = (0..<100).map {
            DailyMean(day: march($0 * 2), value: 80 + Double($0 % 7) / 10)
        }
        let whole = trend.points(of: means)
        let part = trend.points(of: means, from: march(100))
        #expect(part.map(\.value) == whole.suffix(50).map(\.value))
        #expect(trend.points(of: means, from: march(1000)).isEmpty)
    }

    @Test func `limits out of range are clamped`() {
        let least = RegressionTrend(halfWidth: .min, leastMeans: 0)
        #expect((least.halfWidth, least.leastMeans) == (1, 2))
        let most = RegressionTrend(halfWidth: .max, leastMeans: .max)
        #expect((most.halfWidth, most.leastMeans) == (3650, 3650))
    }
}
