/// How many days in a row something was done, up to a moment.
///
/// Strict: a day counts when it was done, however often, and the first day between that was neither
/// done nor held ends the run. Days of rest and days the person hardly had hold: they neither add
/// nor break (see ``daily(_:now:clock:)-([StreakRecord],_,_)``).
///
/// Source: seed 004.
public struct Streak: Sendable, Hashable {
    /// Days done in the run that reaches today or yesterday; 0 when there is none.
    public let current: Int

    /// Days done in the longest run; never less than ``current``.
    public let longest: Int

    /// The first day of the current run; nil when ``current`` is 0.
    public let start: CalendarDay?

    /// The latest day done, in whatever run; nil when nothing was ever done.
    public let lastDay: CalendarDay?

    /// The day this was worked out for.
    public let today: CalendarDay

    /// Whether today is done.
    public let isDoneToday: Bool

    /// Whether today is a day of rest on which nothing was done.
    public let isRestToday: Bool

    /// Whether the current run ends unless something is done before today is over.
    public let needsToday: Bool

    /// The days between ``start`` and the end of the current run that held without adding, in order.
    public let heldDays: [CalendarDay]

    /// The next instant at which any of this changes without a new record: the end of today, or before
    /// it the instant of a record that is still in the future.
    public let validUntil: Instant

    /// Whether the current run is the longest there was, and worth saying so: from two days on.
    public var isPersonalBest: Bool { current >= 2 && current == longest }

    /// The day on which the current run reached a number of days; nil unless it has, or for 0 and
    /// less.
    public func day(reaching days: Int) -> CalendarDay? {
        guard let start, days >= 1, days <= current else { return nil }
        var day = start.adding(days: days - 1)
        for held in heldDays where held <= day { day = day.next }
        return day
    }
}
