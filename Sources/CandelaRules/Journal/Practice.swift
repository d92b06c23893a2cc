public import CandelaJSON

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

    /// An identifier, unique among the practices of a journal with ids.
    ///
    /// While none is stored, it is derived from the day: `practice/2026-03-18/1`. A journal stores
    /// a unique one when the record is logged or read, or when a session begins, and
    /// ``Journal/identify()`` does after lists of records were assigned directly.
    public var id: String {
        get { storedID.isEmpty ? derivedID : storedID }
        set { storedID = newValue }
    }

    package var storedID: String

    package var unknown = UnknownMembers()

    /// Creates a session of `minutes` that ended on a day.
    public init(day: CalendarDay, minutes: Int) {
        storedID = ""
        self.day = day
        self.minutes = minutes
    }
}

extension Practice: JournalRecord {
    /// The day of the practice.
    public var recordedDay: CalendarDay? { day }

    /// Minutes outside 0…1440, or a text that is too long.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension Practice: MemberRecord {
    /// Visits the members; `day` and `minutes` are required.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        day = try member("day", own?.day)
        minutes = try member(
            "minutes", own?.minutes, within: .range(0...1440, "minutes", "a practice lasts"))
        habit = try member("habit", own?.habit)
        at = try member("at", own?.at)
        note = try member("note", own?.note, within: .note)
        storedID = try member("id", own?.storedID, unless: "", within: .id)
        unknown = try member.unknown(own?.unknown)
    }
}
