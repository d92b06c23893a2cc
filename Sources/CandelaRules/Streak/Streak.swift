/// The number of consecutive days done, up to a given time.
///
/// A day counts once, however often it was done. The first day that was neither done nor held ends
/// the run. Rest days, and days largely skipped by travelling, hold: they neither extend nor break
/// a run (see ``daily(_:now:clock:)-([StreakRecord],_,_)``).
public struct Streak: Sendable, Equatable {
    /// Days done in the run that reaches today or yesterday; 0 if there is none.
    public let current: Int

    /// Days done in the longest run; never less than ``current``.
    public let longest: Int

    /// The first day of the current run; `nil` if ``current`` is 0.
    public let start: CalendarDay?

    /// The latest day done, in any run; `nil` if nothing was ever done.
    public let lastDay: CalendarDay?

    /// The day the streak was computed for.
    public let today: CalendarDay

    /// Whether today is done.
    public let isDoneToday: Bool

    /// Whether today is a rest day without activity.
    public let isRestToday: Bool

    /// Whether the current run ends unless something is done today.
    public let needsToday: Bool

    /// Days in the current run, after ``start``, that held without being done, in order.
    public let heldDays: [CalendarDay]

    /// The next instant at which the streak changes without a new record: the end of today, or the
    /// instant of a future record if that is earlier.
    public let validUntil: Instant

    /// Whether the current run is the longest and at least two days long.
    public var isPersonalBest: Bool { current >= 2 && current == longest }

    /// The day on which the current run reached a length; `nil` if it has not, or if `days` is
    /// below 1.
    public func day(reaching days: Int) -> CalendarDay? {
        guard let start, days >= 1, days <= current else { return nil }
        var day = start.adding(days: days - 1)
        for held in heldDays where held <= day { day = day.next }
        return day
    }
}
