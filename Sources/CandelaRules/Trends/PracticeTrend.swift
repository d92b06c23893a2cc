/// Which way practice goes within a range: the average of its newer half against that of the older.
///
/// Source: seed 002, interactive trend charts.
public struct PracticeTrend: Sendable, Hashable {
    /// The days, oldest first.
    public let points: [DayActivity]

    /// The change of the newer half against the older one.
    public let change: PeriodChange

    /// The least minutes of a day.
    public let least: Int

    /// The most minutes of a day.
    public let most: Int

    /// Minutes per day.
    public let average: Double

    /// The trend of a range; nil when nothing was ever done in it, so that there is nothing to show.
    ///
    /// An odd number of days leaves the middle one to the newer half.
    public init?(_ index: ActivityIndex, range: TimelineRange) {
        let points = index.days(range.days)
        guard points.count >= 2, points.contains(where: \.isDone) else { return nil }
        func mean(_ days: some Collection<DayActivity>) -> Double {
            Double(days.reduce(0) { $0 + $1.minutes }) / Double(max(1, days.count))
        }
        let half = points.count / 2
        self.points = points
        change = PeriodChange(from: mean(points.prefix(half)), to: mean(points.dropFirst(half)))
        least = points.map(\.minutes).min() ?? 0
        most = points.map(\.minutes).max() ?? 0
        average = mean(points)
    }
}
