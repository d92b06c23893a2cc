/// Done marks day by day, which charts draw and ``CompletionRate`` counts.
///
/// Source: seed 004.
public struct CompletionSeries: Sendable, Hashable {
    /// The days, oldest first and today last.
    public let days: [DayActivity]

    /// How many done records each day has; 0 where there is none. A day with sessions alone counts
    /// them.
    public var counts: [Int] {
        days.map { $0.completions > 0 ? $0.completions : $0.sessions }
    }

    /// On how many days something was done.
    public var doneDays: Int { days.count { $0.isDone } }

    /// The last weeks of an index: 7 days each. Below 1 counts as 1, above 520 as 520.
    public static func weeks(_ count: Int = 1, _ index: ActivityIndex) -> CompletionSeries {
        CompletionSeries(days: index.days(7 * min(max(1, count), 520)))
    }

    /// The last months of an index: 30 days each. Below 1 counts as 1, above 120 as 120.
    ///
    /// - Parameter created: The day the habit was set up; from it on a day without a record is missed.
    public static func months(
        _ count: Int = 1, _ index: ActivityIndex, since created: CalendarDay? = nil
    ) -> CompletionSeries {
        CompletionSeries(days: index.days(30 * min(max(1, count), 120), since: created))
    }
}
