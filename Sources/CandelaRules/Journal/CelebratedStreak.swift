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

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case days, runStart, habit
    }

    /// Decodes a celebration; `days` and `runStart` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        days = try container.decode(Int.self, forKey: .days)
        runStart = try container.decode(CalendarDay.self, forKey: .runStart)
        habit = try container.decodeIfPresent(String.self, forKey: .habit)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Encodes a celebration, including members written by a newer version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(days, forKey: .days)
        try container.encode(runStart, forKey: .runStart)
        try container.encodeIfPresent(habit, forKey: .habit)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension CelebratedStreak: JournalRecord {
    /// A milestone of less than one day.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.require(days >= 1, "days", "a streak of \(days) days is out of range: use 1 or more")
        return list.found
    }
}
