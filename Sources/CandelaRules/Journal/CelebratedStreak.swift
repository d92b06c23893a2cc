public import CandelaJSON

/// A streak milestone whose celebration was shown, so that one run of days is celebrated once.
public struct CelebratedStreak: Sendable, Hashable, Codable, Identifiable {
    /// The milestone, in days; 1 or more, which ``breaches`` checks.
    public var days: Int

    /// The first day of the run that reached the milestone; a later run is celebrated again.
    public var runStart: CalendarDay

    /// The ``Habit/id`` of the habit; `nil` for the streak over all practice.
    public var habit: String?

    package var unknown = UnknownMembers()

    /// Records that a run's milestone was celebrated.
    public init(days: Int, runStart: CalendarDay) {
        self.days = days
        self.runStart = runStart
    }

    /// A unique identifier: the habit, the run and the milestone.
    public var id: String { "\(habit.map { "\($0)/" } ?? "")\(runStart)/\(days)" }
}

extension CelebratedStreak: JournalRecord {
    /// A milestone of less than one day.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension CelebratedStreak: MemberRecord {
    /// Visits the members; `days` and `runStart` are required.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        days = try member("days", own?.days, within: .streak)
        runStart = try member("runStart", own?.runStart)
        habit = try member("habit", own?.habit)
        unknown = try member.unknown(own?.unknown)
    }
}
