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
    public typealias Point = WeightTrend.Point

    /// The readings in the range, oldest first.
    public let entries: [WeightLog.Entry]

    /// The trend line on the days of the range with readings; empty if smoothing is off.
    public let trend: [Point]

    /// The prediction: the end of the trend line, and 7 and 14 days later at the current rate.
    /// Empty if there are no readings in the range, or no rate can be shown.
    public let predicted: [Point]

    /// The range of weights shown, with padding; `nil` without readings.
    ///
    /// It holds the readings of the range, the line and the prediction. The padding is a quarter of
    /// their range, at least 0.5 kg or 1 lb and at most 2 kg or 5 lb.
    public let bounds: ClosedRange<Double>?

    /// The days shown: from the first day of the range to 14 days after today.
    public let days: ClosedRange<CalendarDay>

    /// The change from the first to the last reading; `nil` with fewer than two.
    public let change: WeightChange?

    /// Creates the series from the facts.
    ///
    /// - Parameter smooths: Whether the trend line is shown.
    public init(_ facts: WeightFacts, range: WeightChartRange, smooths: Bool = true) {
        let log = facts.log
        let first =
            range.days.map { log.today.adding(days: 1 - $0) } ?? log.means.first?.day
        let start = min(first ?? log.today, log.today)
        let entries = log.entries(since: start)
        self.entries = entries
        let line = entries.isEmpty ? [] : WeightTrend(log.means).line(from: start)
        trend = smooths ? line : []
        if let rate = facts.rate, let end = line.last {
            predicted = [0, 1, 2].map { weeks in
                Point(
                    day: end.day.adding(days: 7 * weeks),
                    value: (end.value + Double(weeks) * rate.weekly).roundedToBillionth)
            }
        } else {
            predicted = []
        }
        let values = entries.map(\.weight) + trend.map(\.value) + predicted.map(\.value)
        bounds = values.min().flatMap { least in
            values.max().map { greatest in
                let unit = log.unit
                let room = min(
                    max((greatest - least) / 4, WeightBand.leastPadding.size(in: unit)),
                    WeightBand.mostPadding.size(in: unit))
                return (least - room).roundedToBillionth...(greatest + room).roundedToBillionth
            }
        }
        days = start...log.today.adding(days: 14)
        change = entries.last.flatMap { last in
            entries.count > 1
                ? WeightChange(
                    from: entries[0].weight, to: last.weight,
                    over: entries[0].day.days(to: last.day)) : nil
        }
    }
}
