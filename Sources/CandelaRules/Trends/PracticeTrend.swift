/// The trend of practice: the minutes of a range compared with the previous period of the same
/// length, or the numbers of days done if no minutes are recorded.
public struct PracticeTrend: Sendable, Equatable {
    /// The days, oldest first.
    public let points: [DayActivity]

    /// Whether any day has minutes. If days are only marked as done, ``change`` compares the
    /// numbers of days, and the figures below are 0.
    public let hasMinutes: Bool

    /// The change relative to the previous period, in minutes or, without any, in days done.
    public let change: PeriodChange

    /// The fewest minutes on a planned day (``DayActivity/isPlanned``).
    public let least: Int

    /// The most minutes on a day.
    public let most: Int

    /// Average minutes per planned day.
    public let average: Double

    /// Computes the trend of a range; `nil` if nothing was done in it.
    public init?(_ index: ActivityIndex, range: TimelineRange) {
        let points = index.days(in: range)
        guard points.contains(where: \.isDone) else { return nil }
        let minutes = points.filter(\.isPlanned).map(\.minutes)
        self.points = points
        change = PeriodChange(index, range: range)
        least = minutes.min() ?? 0
        most = minutes.max() ?? 0
        hasMinutes = most > 0
        average = Double(minutes.reduce(0, +)) / Double(minutes.count)
    }
}
