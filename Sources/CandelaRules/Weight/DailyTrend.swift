/// A point of a trend line.
public struct TrendPoint: Sendable, Hashable {
    /// The day.
    public let day: CalendarDay
    /// The trend on that day, in the unit of the readings.
    public let value: Double
    /// The change since the point before, per day that lies between; nil at the first point, which
    /// has none before it.
    public let rate: Double?
}

/// Exponential smoothing of daily means by a span of days.
public struct DailyTrend: Sendable, Hashable {
    /// How many days the average spans: each mean counts 2 / (span + 1); 1 or more.
    public var span: Int

    /// A trend over a span of days; below 1 counts as 1.
    public init(span: Int) {
        self.span = max(1, span)
    }

    /// Seven days, for the averages of the logbook.
    public static let logbook = DailyTrend(span: 7)

    /// The trend on each day that has a mean; days between are not filled in.
    ///
    /// - Parameter means: Ascending by day, as ``DailyMean/means(of:)`` gives them.
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
