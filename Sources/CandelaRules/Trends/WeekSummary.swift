/// The activity of a calendar week, up to today.
public struct WeekSummary: Sendable, Equatable {
    /// The first day of the week.
    public let first: CalendarDay

    /// The number of days with activity.
    public let practicedDays: Int

    /// The total minutes of all days.
    public let minutes: Int

    /// The number of sessions, or of done completions on days without sessions.
    public let sessions: Int

    /// The instant at which the summary becomes stale without a new record.
    public let validUntil: Instant

    /// Summarises the current week, or an earlier one.
    ///
    /// - Parameters:
    ///   - ago: The number of weeks before the current one; values below 0 count as 0.
    ///   - firstWeekday: The first day of the week, from the person's settings.
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
    /// The first day of the calendar week that contains the day.
    public func weekStart(_ firstWeekday: Weekday) -> CalendarDay {
        adding(days: -((weekday.isoNumber - firstWeekday.isoNumber + 7) % 7))
    }
}
