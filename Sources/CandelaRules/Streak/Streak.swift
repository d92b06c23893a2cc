/// The number of consecutive days done, up to a given time.
///
/// For a habit with a weekly target, it is the number of consecutive weeks in which the target was
/// met, each counted as seven days; ``unit`` is then weeks.
///
/// A day counts once, however often it was done. The first day that was neither done nor held ends
/// the run. Rest days, and days largely skipped by travelling, hold: they neither extend nor break
/// a run (see ``daily(_:now:clock:)-([StreakRecord],_,_)``).
public struct Streak: Sendable, Equatable, Codable {
    /// Days done in the run that reaches today or yesterday; 0 without a run. With a weekly
    /// target, 7 for each met week of the run that reaches the current week or the one before.
    public let current: Int

    /// Days done in the longest run, or 7 for each of its met weeks; never less than ``current``.
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

    /// Whether today is within the limit of its habit so far; it is done once it is over.
    public let isOpenToday: Bool

    /// Whether today is above the limit of its habit, so that it adds nothing.
    let isLostToday: Bool

    /// Whether the current run ends unless something is done today; `false` for archived habits.
    public internal(set) var needsToday: Bool

    /// Whether the current run ends unless something is done tomorrow, if nothing more is done today.
    var needsTomorrow: Bool

    /// Days in the current run, after ``start``, that held without being done, in order.
    public let heldDays: [CalendarDay]

    /// The days on which the weeks of the current run met their target; `nil` without one.
    let metDays: [CalendarDay]?

    /// The current week of a habit with a weekly target; `nil` without one.
    public let week: Week?

    /// The next instant at which the streak changes without a new record: the end of today, or the
    /// instant of a future record if that is earlier.
    public let validUntil: Instant

    /// The unit in which the streak is counted.
    public var unit: Unit { week == nil ? .days : .weeks }

    /// Whether the current run is the longest and at least two days or weeks long.
    public var isPersonalBest: Bool { unit.count(current) >= 2 && current == longest }

    /// The day on which the current run reached a length; `nil` if it has not, or if `days` is
    /// below 1.
    public func day(reaching days: Int) -> CalendarDay? {
        if let metDays {
            return days >= 1 && days <= current ? metDays[unit.count(days) - 1] : nil
        }
        guard let start, days >= 1, days <= current else { return nil }
        var day = start.adding(days: days - 1)
        for held in heldDays where held <= day { day = day.next }
        return day
    }
}
