/// A trend through daily means, by robust local linear regression over calendar days.
///
/// Each fit is the straight line that best fits the means around a day, with less weight for
/// distant days and for outliers. Unlike a moving average it does not lag, and unlike exponential
/// smoothing it forgets the first readings: after a drop and two weeks of the same weight the rate
/// is 0.
///
/// Source: W. S. Cleveland, *Robust Locally Weighted Regression and Smoothing Scatterplots* (1979),
/// with tricube weights and two robustness steps.
public struct WeightTrend: Sendable, Equatable {
    /// The distance in days from which means no longer count: 42, six weeks.
    public static let halfWidth = 42

    /// The minimum number of means in a fit for its robustness steps.
    static let leastRobust = 7

    /// The minimum number of means for a point of the drawn line, whose half-width grows to include
    /// them.
    static let leastDrawn = 5

    /// A point of the drawn line.
    public struct Point: Sendable, Equatable {
        /// The day of the mean that the point belongs to.
        public let day: CalendarDay
        /// The level of the line on that day, in the unit of the readings.
        public let value: Double
    }

    /// The daily means, ascending by day.
    public let means: [DailyMean]

    /// Creates a trend.
    ///
    /// - Parameter means: Daily means, ascending by day, as returned by ``DailyMean/means(of:)``.
    public init(_ means: [DailyMean]) {
        self.means = means
    }

    /// The change per seven days on the last day, negative for loss; `nil` for fewer than two days
    /// within six weeks.
    public var weekly: Double? {
        guard let last = means.last?.day else { return nil }
        let near = near(last, halfWidth: Self.halfWidth)
        guard near.count > 1 else { return nil }
        var fit = LocalFit()
        return fit.line(means[near], around: last, halfWidth: Self.halfWidth).slope * 7
    }

    /// The drawn line on each day that has a mean, from a given day on; gaps are not filled.
    ///
    /// Among sparse means, the half-width grows to include five of them. Takes time
    /// proportional to the number of points times the number of means per fit.
    ///
    /// - Parameter first: The first day of the line; `nil` for all days. Earlier means are included
    ///   in fits.
    public func line(from first: CalendarDay? = nil) -> [Point] {
        let begin = first.map { means.firstIndex(onOrAfter: $0) } ?? 0
        var fit = LocalFit()
        return (begin..<means.count).map { place in
            let day = means[place].day
            var width = Self.halfWidth
            var near = near(day, halfWidth: width)
            if near.count < Self.leastDrawn {
                width = max(width, farthest(around: place) + 1)
                near = self.near(day, halfWidth: width)
            }
            let level = fit.line(means[near], around: day, halfWidth: width).level
            return Point(day: day, value: level.roundedToBillionth)
        }
    }

    /// The means nearer to a day than a half-width.
    private func near(_ day: CalendarDay, halfWidth: Int) -> Range<Int> {
        means.firstIndex(
            onOrAfter: day.adding(days: 1 - halfWidth))..<means.firstIndex(
                onOrAfter: day.adding(days: halfWidth))
    }

    /// The distance in days to the farthest of the means that a sparse point needs.
    private func farthest(around place: Int) -> Int {
        let day = means[place].day
        var (low, high, farthest) = (place, place, 0)
        while high - low + 1 < min(Self.leastDrawn, means.count) {
            let before = low > 0 ? means[low - 1].day.days(to: day) : .max
            let after = high + 1 < means.count ? day.days(to: means[high + 1].day) : .max
            if before <= after { low -= 1 } else { high += 1 }
            farthest = min(before, after)
        }
        return farthest
    }
}

/// Straight lines through weighted means, with arrays that are used again for each line.
private struct LocalFit {
    private var shares: [Double] = []
    private var rests: [Double] = []
    private var sorted: [Double] = []

    typealias Line = (level: Double, slope: Double)

    /// The line through some means: its level on a day, and its change per day.
    ///
    /// - Parameter near: The means nearer to the day than the half-width; at least one.
    mutating func line(
        _ near: ArraySlice<DailyMean>, around day: CalendarDay, halfWidth: Int
    ) -> Line {
        shares.removeAll(keepingCapacity: true)
        for mean in near {
            let distance = abs(Double(day.days(to: mean.day))) / Double(halfWidth)
            let rest = max(0, 1 - distance * distance * distance)
            shares.append(rest * rest * rest)
        }
        guard var line = fit(near, around: day, shares) else {
            return (near.last?.value ?? 0, 0)
        }
        guard near.count >= WeightTrend.leastRobust else { return line }
        for _ in 0..<2 {
            guard let better = fit(near, around: day, trusted(near, day, line)) else { break }
            line = better
        }
        return line
    }

    /// The weights of the means, less for those far from a line.
    private mutating func trusted(
        _ near: ArraySlice<DailyMean>, _ day: CalendarDay, _ line: Line
    ) -> [Double] {
        rests.removeAll(keepingCapacity: true)
        for mean in near {
            let value = line.level + line.slope * Double(day.days(to: mean.day))
            rests.append(abs(mean.value - value).roundedToBillionth)
        }
        sorted.removeAll(keepingCapacity: true)
        sorted += rests
        sorted.sort()
        let middle = sorted.count / 2
        let median =
            sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        return zip(shares, rests).map { share, rest in
            guard median > 0 else { return rest == 0 ? share : 0 }
            let ratio = rest / (6 * median)
            let trust = ratio < 1 ? 1 - ratio * ratio : 0
            return share * trust * trust
        }
    }

    /// The line that best fits weighted means; `nil` if fewer than two have weight.
    private func fit(
        _ near: ArraySlice<DailyMean>, around day: CalendarDay, _ shares: [Double]
    ) -> Line? {
        // Relative to a mean, so that sums stay small.
        let base = near.last?.value ?? 0
        var (s0, s1, s2, t0, t1) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for (mean, share) in zip(near, shares) where share > 0 {
            let (x, y) = (Double(day.days(to: mean.day)), mean.value - base)
            s0 += share
            s1 += share * x
            s2 += share * x * x
            t0 += share * y
            t1 += share * x * y
        }
        let determinant = s0 * s2 - s1 * s1
        guard determinant > 1e-12 else { return nil }
        return (base + (s2 * t0 - s1 * t1) / determinant, (s0 * t1 - s1 * t0) / determinant)
    }
}

extension [DailyMean] {
    /// The index of the first mean on or after a day, found by binary search; the number of means
    /// without one.
    func firstIndex(onOrAfter day: CalendarDay) -> Int {
        partitioningIndex { $0.day >= day }
    }
}
