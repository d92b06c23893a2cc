/// On what share of its days a habit was done.
///
/// Distinct days with something done since the habit was set up, divided by the days since then, both
/// counting today.
///
/// Source: seed 004. 14 distinct days of the 21 from 26 February to 18
/// March are 67 percent.
public struct CompletionRate: Sendable, Hashable {
    /// Distinct days with something done.
    public let doneDays: Int

    /// Days from the first to today, both included; 1 or more.
    public let days: Int

    /// The share, 0…1.
    public var share: Double { min(1, Double(doneDays) / Double(days)) }

    /// The rate of an index.
    ///
    /// - Parameter created: The day the habit was set up; nil, or a day after the first record, counts
    ///   from the first record. A day after today counts as today.
    public init(_ index: ActivityIndex, since created: CalendarDay?) {
        let first = [created, index.firstDay].compactMap(\.self).min() ?? index.today
        let start = min(first, index.today)
        days = start.days(to: index.today) + 1
        doneDays = index.daysDone(last: days)
    }
}
