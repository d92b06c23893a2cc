/// A point of a trend line.
public struct TrendPoint: Sendable, Equatable {
    /// The day of the mean that the point belongs to.
    public let day: CalendarDay
    /// The trend on that day, in the unit of the readings.
    public let value: Double
    /// The change per day since the previous point; `nil` for the first point.
    public let rate: Double?
}

/// Exponential smoothing of daily means over a span of days.
public struct DailyTrend: Sendable, Equatable {
    /// The span of the average in days: each mean is weighted 2 / (span + 1); 1 or more.
    public var span: Int

    /// Creates a trend over a span of days; values below 1 count as 1.
    public init(span: Int) {
        self.span = max(1, span)
    }

    /// Seven days, for averages in the logbook.
    public static let logbook = DailyTrend(span: 7)

    /// The trend on each day that has a mean; gaps are not filled.
    ///
    /// - Parameter means: Daily means, ascending by day, as returned by ``DailyMean/means(of:)``.
    public func points(of means: [DailyMean]) -> [TrendPoint] {
        let share = 2 / (Double(span) + 1)
        var points: [TrendPoint] = []
        points.reserveCapacity(means.count)
        for mean in means {
            guard let last = points.last else {
                points.append(TrendPoint(day: mean.day, value: mean.value, rate: nil))
                continue
            }
            let value = share * mean.value + (1 - share) * last.value
            let days = Double(max(1, last.day.days(to: mean.day)))
            points.append(
                TrendPoint(day: mean.day, value: value, rate: (value - last.value) / days))
        }
        return points
    }
}
