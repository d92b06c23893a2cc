/// A practice session.
public struct Practice: Sendable, Hashable, Codable, Identifiable {
    /// The civil day on which it ended; it does not change with the time zone.
    public var day: CalendarDay

    /// The length in whole minutes, 0…1440, which ``breaches`` checks. A session of 0 minutes does
    /// not extend a streak.
    public var minutes: Int

    /// The ``Habit/id`` of its habit; `nil` for practice without one.
    public var habit: String?

    /// The instant and offset at which it ended, if known.
    public var at: ZonedInstant?

    /// A note of up to 2,000 characters, which ``breaches`` checks.
    public var note: String?

    /// An identifier, unique among practices.
    ///
    /// Empty until the journal assigns one: when the record is logged or read, or when a session
    /// begins.
    public var id: String

    package var unknown = UnknownMembers()

    /// Creates a session of `minutes` that ended on a day.
    public init(day: CalendarDay, minutes: Int) {
        id = ""
        self.day = day
        self.minutes = minutes
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case day, minutes, habit, at, note, id
    }

    /// Decodes a session; `day` and `minutes` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        day = try container.decode(CalendarDay.self, forKey: .day)
        minutes = try container.decode(Int.self, forKey: .minutes)
        habit = try container.decodeIfPresent(String.self, forKey: .habit)
        at = try container.decodeIfPresent(ZonedInstant.self, forKey: .at)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        id = try container.decode(.id, or: "")
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Encodes a session, including members written by a newer version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(day, forKey: .day)
        try container.encode(minutes, forKey: .minutes)
        try container.encodeIfPresent(habit, forKey: .habit)
        try container.encodeIfPresent(at, forKey: .at)
        try container.encodeIfPresent(note, forKey: .note)
        if !id.isEmpty { try container.encode(id, forKey: .id) }
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension Practice: JournalRecord {
    /// The day of the practice.
    public var recordedDay: CalendarDay? { day }

    /// Minutes outside 0…1440, or a text that is too long.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.requireIDLength(id)
        list.require(
            (0...1440).contains(minutes), "minutes",
            "\(minutes) minutes are out of range: a practice lasts 0 to 1440")
        list.requireNote(note, atMost: TextLimits.standard.note)
        return list.found
    }
}
