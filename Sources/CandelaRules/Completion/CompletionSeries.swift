/// Completions by day, drawn by charts and counted by ``CompletionRate``.
public struct CompletionSeries: Sendable, Equatable {
    /// The days, oldest first and today last.
    public let days: [DayActivity]

    /// The number of done completions on each day, or of sessions if there are no completions.
    public var counts: [Int] { days.map(\.count) }

    /// The number of days with activity.
    public var doneDays: Int { days.count { $0.isDone } }

    /// The most recent weeks of an index, 7 days each. Values below 1 count as 1, above 520 as 520.
    public static func weeks(_ count: Int = 1, _ index: ActivityIndex) -> CompletionSeries {
        CompletionSeries(days: index.days(7 * min(max(1, count), 520)))
    }

    /// The most recent months of an index, 30 days each. Values below 1 count as 1, above 120 as
    /// 120.
    public static func months(_ count: Int = 1, _ index: ActivityIndex) -> CompletionSeries {
        CompletionSeries(days: index.days(30 * min(max(1, count), 120)))
    }
}
