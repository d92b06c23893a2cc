/// A streak milestone whose celebration was shown, so that one run of days is celebrated once.
public struct CelebratedStreak: Sendable, Hashable, Codable {
    /// The milestone, in days; 1 or more.
    public var days: Int

    /// The first day of the run that reached it: a later run celebrates again.
    public var runStart: CalendarDay

    /// The ``Habit/id`` of the habit; nil for the streak of all practice.
    public var habit: String?

    /// Records that a milestone of a run was celebrated.
    public init(days: Int, runStart: CalendarDay) {
        precondition(days >= 1, "a streak milestone is 1 day or more, not \(days)")
        self.days = days
        self.runStart = runStart
    }

    /// Reads a celebration; `days`, 1 or more, and `runStart` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        days = try container.decode(Int.self, forKey: .days)
        try container.require(
            days >= 1, .days, "a streak of \(days) days is out of range: use 1 or more")
        runStart = try container.decode(CalendarDay.self, forKey: .runStart)
        habit = try container.decodeIfPresent(String.self, forKey: .habit)
    }
}
