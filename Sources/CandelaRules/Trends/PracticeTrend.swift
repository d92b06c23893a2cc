/// Which way practice goes: the minutes of the last days against those of as many days before, or the
/// days done where no minutes are known.
///
/// Source: seed 002, interactive trend charts.
public struct PracticeTrend: Sendable, Hashable {
    /// The days, oldest first.
    public let points: [DayActivity]

    /// Whether minutes are known of any of the days. Where days are only marked as done, what is
    /// compared is how many they are, and the figures below are 0.
    public let hasMinutes: Bool

    /// The change against the equal period before: the one figure of the trend, for eye and ear.
    public let change: PeriodChange

    /// The least minutes of a day.
    public let least: Int

    /// The most minutes of a day.
    public let most: Int

    /// Minutes per day.
    public let average: Double

    /// The trend of a range; nil when nothing was done in it, so that there is nothing to show.
    public init?(_ index: ActivityIndex, range: TimelineRange) {
        let points = index.days(in: range)
        guard points.contains(where: \.isDone) else { return nil }
        let minutes = points.map(\.minutes)
        self.points = points
        change = PeriodChange(index, range: range)
        least = minutes.min() ?? 0
        most = minutes.max() ?? 0
        hasMinutes = most > 0
        average = Double(minutes.reduce(0, +)) / Double(points.count)
    }
}
