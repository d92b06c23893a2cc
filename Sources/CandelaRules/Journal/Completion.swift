/// A habit's status on one day, as recorded by the person.
public struct Completion: Sendable, Hashable, Codable, Identifiable {
    /// The ``Habit/id`` of the habit.
    public var habit: String

    /// The civil day the completion is for; it does not change with the time zone.
    public var day: CalendarDay

    /// The habit's status on that day.
    public var status: CompletionStatus

    /// The instant and offset at which it was recorded, if known.
    public var at: ZonedInstant?

    /// The amount done, in the habit's unit; 0 or more. The bound is checked by ``breaches``; `nil`
    /// if no amount was recorded.
    public var amount: Double?

    /// A note of up to 2,000 characters, which ``breaches`` checks.
    public var note: String?

    /// An identifier, unique among completions.
    ///
    /// Empty until the journal assigns one: when the record is logged or read, or when a session
    /// begins.
    public var id: String

    /// The records that a toggle replaced with this one; toggling again restores them.
    public internal(set) var replaced: [Completion]

    package var unknown = UnknownMembers()

    /// Records a habit's status on a day, done by default.
    public init(habit: String, day: CalendarDay, status: CompletionStatus = .done) {
        id = ""
        self.habit = habit
        self.day = day
        self.status = status
        replaced = []
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case habit, day, status, at, amount, note, id, replaced
    }

    /// Decodes a completion; `habit` and `day` are required, and `status` defaults to `done`.
    /// Completions nested too deeply in `replaced` are an error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        habit = try container.decode(String.self, forKey: .habit)
        day = try container.decode(CalendarDay.self, forKey: .day)
        status = try container.decode(.status, or: .done)
        at = try container.decodeIfPresent(ZonedInstant.self, forKey: .at)
        amount = try container.decodeIfPresent(Double.self, forKey: .amount)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        id = try container.decode(.id, or: "")
        try container.requireShallow(.replaced)
        replaced = try container.decode(.replaced, or: [])
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Encodes a completion, including members written by a newer version. An amount that is not
    /// finite is omitted.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(habit, forKey: .habit)
        try container.encode(day, forKey: .day)
        try container.encode(status, forKey: .status)
        try container.encodeIfPresent(at, forKey: .at)
        try container.encodeIfPresent(amount.finite, forKey: .amount)
        try container.encodeIfPresent(note, forKey: .note)
        if !id.isEmpty { try container.encode(id, forKey: .id) }
        if !replaced.isEmpty { try container.encode(replaced, forKey: .replaced) }
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension Completion: JournalRecord {
    /// The day; `nil` for a rest day, which can be planned.
    public var recordedDay: CalendarDay? { status == .rest ? nil : day }

    /// An amount below 0, or a text that is too long. An amount that is not finite is a breach too.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.requireIDLength(id)
        list.requireAmount(amount, "amount")
        list.requireNote(note, atMost: TextLimits.standard.note)
        return list.found
    }
}

extension Double? {
    /// The value; `nil` if it is not finite, since JSON cannot represent it.
    var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}
