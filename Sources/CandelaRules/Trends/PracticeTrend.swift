/// Which way practice goes: the minutes of the last days against those of as many days before.
///
/// Source: seed 002, interactive trend charts.
public struct PracticeTrend: Sendable, Hashable {
    /// The days, oldest first.
    public let points: [DayActivity]

    /// The change against the equal period before: the one figure of the trend, for eye and ear.
    public let change: PeriodChange

    /// The least minutes of a day.
    public let least: Int

    /// The most minutes of a day.
    public let most: Int

    /// Minutes per day.
    public let average: Double

    /// The trend of a range; nil when no minutes are known in it, so that there is nothing to show.
    public init?(_ index: ActivityIndex, range: TimelineRange) {
        let points = index.days(range.days)
        let minutes = points.map(\.minutes)
        guard let most = minutes.max(), most > 0 else { return nil }
        self.points = points
        change = PeriodChange(index, range: range)
        least = minutes.min() ?? 0
        self.most = most
        average = Double(minutes.reduce(0, +)) / Double(points.count)
    }
}
