public import CandelaJSON

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

    /// An identifier, unique among the completions of a journal with ids.
    ///
    /// While none is stored, it is derived from the day: `completion/2026-03-18/1`. A journal stores
    /// a unique one when the record is logged or read, or when a session begins, and
    /// ``Journal/identify()`` does after lists of records were assigned directly.
    public var id: String {
        get { storedID.isEmpty ? derivedID : storedID }
        set { storedID = newValue }
    }

    package var storedID: String

    /// The records that a toggle replaced with this one; toggling again restores them.
    public internal(set) var replaced: [Completion]

    package var unknown = UnknownMembers()

    /// Records a habit's status on a day, done by default.
    public init(habit: String, day: CalendarDay, status: CompletionStatus = .done) {
        storedID = ""
        self.habit = habit
        self.day = day
        self.status = status
        replaced = []
    }
}

extension Completion: JournalRecord {
    /// The day; `nil` for a rest day, which can be planned.
    public var recordedDay: CalendarDay? { status == .rest ? nil : day }

    /// An amount below 0, or a text that is too long. An amount that is not finite is a breach too.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension Completion: MemberRecord {
    /// Visits the members; `habit` and `day` are required. An amount that is not finite is omitted.
    /// Completions nested too deeply in `replaced` cannot be decoded.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        habit = try member("habit", own?.habit)
        day = try member("day", own?.day)
        status = try member("status", own?.status, or: .done)
        at = try member("at", own?.at)
        amount = try member(finite: "amount", own?.amount, within: .amount)
        note = try member("note", own?.note, within: .note)
        storedID = try member("id", own?.storedID, unless: "", within: .id)
        try member.checkDepth("replaced", atMost: RoutineStep.maximumDepth)
        replaced = try member("replaced", own?.replaced, unless: [])
        unknown = try member.unknown(own?.unknown)
    }
}
