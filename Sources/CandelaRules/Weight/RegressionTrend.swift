/// A smooth line through daily means, by local linear regression over calendar days.
///
/// Each point lies on the straight line that best fits the means around its day, with less weight
/// for distant days. Unlike a moving average, the line does not lag: a steady loss gives a straight
/// line, however often the person weighs in.
///
/// Source: W. S. Cleveland, *Robust Locally Weighted Regression and Smoothing Scatterplots* (1979),
/// without its robustness steps.
public struct RegressionTrend: Sendable, Equatable {
    /// The distance in days from which means no longer count; 1 or more.
    public let halfWidth: Int

    /// The minimum number of means in a fit, 2 or more; if readings are sparse, the half-width
    /// grows to include them.
    public let leastMeans: Int

    /// Creates a trend; values out of range are clamped, to ten years at most.
    public init(halfWidth: Int, leastMeans: Int) {
        self.halfWidth = min(max(1, halfWidth), 3650)
        self.leastMeans = min(max(2, leastMeans), 3650)
    }

    /// 28 days on either side, and at least five means.
    public static let standard = RegressionTrend(halfWidth: 28, leastMeans: 5)

    /// The line on each day that has a mean, from a given day on; gaps are not filled.
    ///
    /// Takes time proportional to the number of means times the number of means per fit.
    ///
    /// - Parameters:
    ///   - means: Daily means, ascending by day, as returned by ``DailyMean/means(of:)``.
    ///   - first: The first day of the line; `nil` for all days. Earlier means are included in
    ///     fits.
    public func points(of means: [DailyMean], from first: CalendarDay? = nil) -> [TrendPoint] {
        let shares = (0..<halfWidth).map { Self.share(Double($0) / Double(halfWidth)) }
        let begin = first.map { day in means.firstIndex { $0.day >= day } ?? means.count } ?? 0
        var points: [TrendPoint] = []
        points.reserveCapacity(means.count - begin)
        // The means for one day are contiguous, and the window slides forward with the day.
        var low = 0
        for place in begin..<means.count {
            let day = means[place].day
            while means[low].day.days(to: day) >= halfWidth { low += 1 }
            var high = place
            while high + 1 < means.count, day.days(to: means[high + 1].day) < halfWidth {
                high += 1
            }
            let value: Double
            if high - low + 1 >= leastMeans || high - low + 1 == means.count {
                value = fit(means[low...high], on: place, means) { shares[$0] }
            } else {
                let wide = widened(around: place, means)
                let width = Double(wide.halfWidth)
                value = fit(means[wide.range], on: place, means) { Self.share(Double($0) / width) }
            }
            let last = points.last
            points.append(
                TrendPoint(
                    day: day, value: value,
                    rate: last.map { (value - $0.value) / Double(max(1, $0.day.days(to: day))) }))
        }
        return points
    }

    /// The nearest means around one, and the smallest half-width that includes them.
    private func widened(
        around place: Int, _ means: [DailyMean]
    ) -> (range: ClosedRange<Int>, halfWidth: Int) {
        let day = means[place].day
        var (low, high, farthest) = (place, place, 0)
        while high - low + 1 < min(leastMeans, means.count) {
            let before = low > 0 ? means[low - 1].day.days(to: day) : .max
            let after = high + 1 < means.count ? day.days(to: means[high + 1].day) : .max
            if before <= after { low -= 1 } else { high += 1 }
            farthest = min(before, after)
        }
        // Means at the same distance on the other side are included too.
        while low > 0, means[low - 1].day.days(to: day) <= farthest { low -= 1 }
        while high + 1 < means.count, day.days(to: means[high + 1].day) <= farthest { high += 1 }
        return (low...high, max(halfWidth, farthest + 1))
    }

    /// The value, on the day of one mean, of the line that best fits some means.
    private func fit(
        _ near: ArraySlice<DailyMean>, on place: Int, _ means: [DailyMean],
        share: (Int) -> Double
    ) -> Double {
        let (day, base) = (means[place].day, means[place].value)
        // Relative to the mean in the middle, so that sums stay small.
        var (s0, s1, s2, t0, t1) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for mean in near {
            let days = day.days(to: mean.day)
            let weight = share(abs(days))
            let (x, y) = (Double(days), mean.value - base)
            s0 += weight
            s1 += weight * x
            s2 += weight * x * x
            t0 += weight * y
            t1 += weight * x * y
        }
        let determinant = s0 * s2 - s1 * s1
        return base + (determinant > 1e-9 ? (s2 * t0 - s1 * t1) / determinant : t0 / s0)
    }

    /// The tricube weight for a distance in half-widths: 1 at the centre and 0 from 1 on.
    private static func share(_ distance: Double) -> Double {
        let rest = max(0, 1 - distance * distance * distance)
        return rest * rest * rest
    }
}
