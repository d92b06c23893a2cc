/// The range of days of a weight chart.
public enum WeightChartRange: String, Sendable, Hashable, Codable, CaseIterable {
    /// 7 days.
    case week
    /// 30 days.
    case month
    /// 90 days.
    case quarter
    /// 180 days.
    case halfYear
    /// 365 days.
    case year
    /// All readings.
    case all

    /// The number of days; `nil` for all readings.
    public var days: Int? {
        switch self {
        case .week: 7
        case .month: 30
        case .quarter: 90
        case .halfYear: 180
        case .year: 365
        case .all: nil
        }
    }
}

/// The data of a weight chart: readings, trend line, prediction and bounds.
public struct WeightChartSeries: Sendable, Equatable {
    /// A point of a line.
    public struct Point: Sendable, Equatable {
        /// The day.
        public let day: CalendarDay
        /// The weight, in the displayed unit.
        public let value: Double
    }

    /// The readings in the range, oldest first.
    public let entries: [WeightLog.Entry]

    /// The trend line on the days of the range with readings, by ``RegressionTrend``; empty if
    /// smoothing is off.
    public let trend: [Point]

    /// The prediction: the end of the trend line, and 7 and 14 days later. Empty if there are no
    /// readings in the range, or they are too old or too few for a rate.
    public let predicted: [Point]

    /// The range of weights shown, with padding; `nil` without readings.
    public let bounds: ClosedRange<Double>?

    /// The days shown: from the first day of the range to 14 days after today.
    public let days: ClosedRange<CalendarDay>

    /// The change from the first to the last reading; `nil` with fewer than two.
    public let change: WeightChange?

    /// Creates the series from a log.
    ///
    /// - Parameter smooths: Whether the trend line is shown.
    public init(
        _ log: WeightLog, range: WeightChartRange, smooths: Bool = true, holt: HoltRule = .standard
    ) {
        let first = range.days.map { log.today.adding(days: 1 - $0) } ?? log.entries.first?.day
        let start = min(first ?? log.today, log.today)
        entries = log.entries.filter { $0.day >= start }
        let means = log.means
        let points = RegressionTrend.standard.points(of: means, from: start).map {
            Point(day: $0.day, value: $0.value)
        }
        trend = smooths ? points : []
        if log.missingDays == 0, !entries.isEmpty, let end = points.last,
            let weekly = HoltTrend(means, rule: holt)?.weeklyVelocity
        {
            predicted = [0, 1, 2].map { weeks in
                Point(
                    day: end.day.adding(days: 7 * weeks),
                    value: (end.value + Double(weeks) * weekly).roundedToBillionth)
            }
        } else {
            predicted = []
        }
        let room = log.unit == .pounds ? 5.0 : 2
        let values = entries.map(\.weight) + trend.map(\.value) + predicted.map(\.value)
        bounds = values.min().flatMap { least in
            values.max().map { (least - room).roundedToBillionth...($0 + room).roundedToBillionth }
        }
        days = start...log.today.adding(days: 14)
        change =
            entries.count > 1
            ? WeightChange(from: entries[0], to: entries[entries.count - 1], band: .hero) : nil
    }
}
