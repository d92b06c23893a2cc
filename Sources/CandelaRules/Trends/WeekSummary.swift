/// What was done in a calendar week up to now.
public struct WeekSummary: Sendable, Hashable {
    /// Its first day.
    public let first: CalendarDay

    /// On how many of its days something was done.
    public let practicedDays: Int

    /// Minutes of all of them together.
    public let minutes: Int

    /// How often something was done.
    public let sessions: Int

    /// When it stops being right without a new record.
    public let validUntil: Instant

    /// The week that holds today, or one before it.
    ///
    /// - Parameters:
    ///   - ago: How many weeks before; below 0 counts as 0.
    ///   - firstWeekday: The day a week begins with, of the person's settings.
    public init(_ index: ActivityIndex, ago: Int = 0, firstWeekday: Weekday = .monday) {
        let weeks = min(max(0, ago), 1_000_000)
        let first = index.today.weekStart(firstWeekday).adding(days: -7 * weeks)
        let days = index.days(7, until: first.adding(days: 6)).filter { $0.day <= index.today }
        self.first = first
        practicedDays = days.count { $0.isDone }
        minutes = days.reduce(0) { $0 + $1.minutes }
        sessions = days.reduce(0) { $0 + $1.frequency }
        validUntil = index.validUntil
    }
}

extension CalendarDay {
    /// The first day of the calendar week that holds the day.
    public func weekStart(_ firstWeekday: Weekday) -> CalendarDay {
        adding(days: -((weekday.isoNumber - firstWeekday.isoNumber + 7) % 7))
    }
}
