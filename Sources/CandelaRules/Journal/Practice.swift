/// One practice session that ended on a day.
public struct Practice: Sendable, Hashable, Codable {
    /// The civil day it ended on; no later zone changes it.
    public var day: CalendarDay

    /// How long it was, in whole minutes, 0…1440. A session of 0 minutes keeps no streak.
    public var minutes: Int

    /// The ``Habit/id`` it belongs to; nil for practice as such.
    public var habit: String?

    /// When and under which offset it ended, if known.
    public var at: ZonedInstant?

    /// A remark.
    public var note: String?

    /// What tells this record from all others, if they are told apart; unique among practices.
    public var id: String?

    /// Records a session of some minutes on a day.
    public init(day: CalendarDay, minutes: Int) {
        precondition(
            Practice.minutesRange.contains(minutes),
            "a practice lasts 0 to 1440 minutes, not \(minutes)")
        self.day = day
        self.minutes = minutes
    }

    static let minutesRange = 0...1440

    /// Reads a session; `day` and `minutes` are required, and 0 to 1440 minutes allowed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        day = try container.decode(CalendarDay.self, forKey: .day)
        minutes = try container.decode(Int.self, forKey: .minutes)
        try container.require(
            Practice.minutesRange.contains(minutes), .minutes,
            "\(minutes) minutes are out of range: a practice lasts 0 to 1440")
        habit = try container.decodeIfPresent(String.self, forKey: .habit)
        at = try container.decodeIfPresent(ZonedInstant.self, forKey: .at)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        id = try container.decodeIfPresent(String.self, forKey: .id)
    }
}
