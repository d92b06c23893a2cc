// The rate of change, and when it is shown.

extension WeightOracle {
    /// The slope of the robust local line at the last day with a reading, in the shown unit per
    /// day.
    var slope: Double { means.last.map { local(around: $0.day, halfWidth: 42).slope } ?? 0 }

    /// The drawn line on the days with a reading after some day, in the shown unit: its half-width
    /// is the least one of 42 or more with five means nearer than it, or all if there are fewer.
    func line(after first: Int) -> [(day: Int, level: Double)] {
        means.filter { $0.day > first }.map { mean in
            let distances = means.map { abs($0.day - mean.day) }.sorted()
            let needed = distances[min(5, distances.count) - 1]
            return (mean.day, local(around: mean.day, halfWidth: max(42, needed + 1)).level)
        }
    }

    /// The robust local line around a day: its level there, and its slope.
    ///
    /// Days nearer than the half-width count with tricube weights. With seven or more of them, two
    /// robustness steps follow (Cleveland, *Robust Locally Weighted Regression and Smoothing
    /// Scatterplots*, 1979).
    private func local(around day: Int, halfWidth: Int) -> (level: Double, slope: Double) {
        let near = means.filter { abs($0.day - day) < halfWidth }
        let x = near.map { Double($0.day - day) }
        let y = near.map(\.value)
        let tricube = x.map { distance in
            let share = abs(distance / Double(halfWidth))
            let cube = share * share * share
            return (1 - cube) * (1 - cube) * (1 - cube)
        }
        var line = Self.line(x, y, tricube)
        guard near.count >= 7 else { return line }
        for _ in 1...2 {
            let residuals = x.indices.map { abs(y[$0] - line.level - line.slope * x[$0]) }
            let sorted = residuals.sorted()
            let middle = sorted.count / 2
            let median =
                sorted.count % 2 == 1
                ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
            let weights = x.indices.map { place in
                if median < 1e-9 { return residuals[place] < 1e-9 ? tricube[place] : 0 }
                let share = residuals[place] / (6 * median)
                guard share < 1 else { return 0 }
                return tricube[place] * (1 - share * share) * (1 - share * share)
            }
            line = Self.line(x, y, weights)
        }
        return line
    }

    /// The weighted line of least squares, with its level at 0.
    private static func line(
        _ x: [Double], _ y: [Double], _ weights: [Double]
    ) -> (level: Double, slope: Double) {
        var (total, sumX, sumY) = (0.0, 0.0, 0.0)
        for place in x.indices {
            total += weights[place]
            sumX += weights[place] * x[place]
            sumY += weights[place] * y[place]
        }
        let (meanX, meanY) = (sumX / total, sumY / total)
        var (spread, product) = (0.0, 0.0)
        for place in x.indices {
            spread += weights[place] * (x[place] - meanX) * (x[place] - meanX)
            product += weights[place] * (x[place] - meanX) * (y[place] - meanY)
        }
        let slope = spread < 1e-12 ? 0 : product / spread
        return (meanY - slope * meanX, slope)
    }

    /// The hundredths a week that are shown; `nil` if there are too few readings.
    var rate: Int? { hasRate ? Decimals.rounded(7 * slope, to: 2) : nil }

    /// Whether three of the last 35 days have a reading, the first and last of them ten days apart,
    /// and the newest not more than ten days ago. A reading that was taken before a flight back over
    /// the date line is dated tomorrow, and counts.
    var hasRate: Bool { Self.hasRate(Set(means.map(\.day)), on: today) }

    static func hasRate(_ days: Set<Int>, on today: Int) -> Bool {
        let last35 = days.filter { $0 > today - 35 }
        guard last35.count >= 3, let first = last35.min(), let last = last35.max() else {
            return false
        }
        return last - first >= 10 && last >= today - 10
    }

    /// The fewest weigh-ins that are missing for a rate, and the earliest day of the last one.
    struct Missing: Equatable {
        let days: Int
        let last: Int
    }

    /// Found by trying: the fewest new days, then the earliest last one, with the others as early
    /// as possible.
    var missing: Missing? {
        let days = Set(means.map(\.day))
        if Self.hasRate(days, on: today) { return nil }
        for count in 1...3 {
            for last in today...(today + 40) where !days.contains(last) {
                let before = (today..<last).filter { !days.contains($0) }.prefix(count - 1)
                guard before.count == count - 1 else { continue }
                if Self.hasRate(days.union(before).union([last]), on: last) {
                    return Missing(days: count, last: last)
                }
            }
        }
        return nil
    }
}
