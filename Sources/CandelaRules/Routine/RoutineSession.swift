public import CandelaJSON

/// One run through a routine, past or current.
public struct RoutineSession: Sendable, Hashable, Codable, Identifiable {
    /// The progress state of a session.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// In progress.
        case running
        /// Paused, and can be resumed.
        case paused
        /// Finished.
        case finished
    }

    /// A unique identifier among sessions.
    public let id: String
    /// The ``Routine/id`` of the routine.
    public var routine: String
    /// The civil day on which it began; it does not change with the time zone.
    public var day: CalendarDay
    /// The progress state.
    public var state: State
    /// The instant and offset at which it began, if known.
    public var began: ZonedInstant?
    /// The instant and offset at which it was paused or finished, if known.
    public var ended: ZonedInstant?
    /// The ids of the steps that were done.
    public var completed: [String]
    /// The ids of the steps that were skipped.
    public var skipped: [String]
    /// Values recorded for steps, at most one per step; a paused session may also have one for its
    /// current step.
    public var values: [StepValue]
    /// The duration without pauses in seconds; 0 or more. It is at most a year, which ``breaches``
    /// checks.
    public var seconds: Int
    /// The person's mood afterwards, 1 (terrible) to 5 (excellent). The bounds are checked by
    /// ``breaches``; `nil` if no mood was recorded.
    public var mood: Int?

    package var unknown = UnknownMembers()

    /// Creates a session on a day, finished by default.
    public init(id: String, routine: String, day: CalendarDay, state: State = .finished) {
        self.id = id
        self.routine = routine
        self.day = day
        self.state = state
        completed = []
        skipped = []
        values = []
        seconds = 0
    }
}

extension RoutineSession: JournalRecord {
    /// The day of the session.
    public var recordedDay: CalendarDay? { day }

    /// The allowed duration of a session or of one of its steps, in seconds: up to a year.
    package static let lengths = 0...31_536_000

    /// An empty id, seconds below 0 or above a year, a mood outside 1…5, two values for one step,
    /// or breaches of a value. An id that is too long is a breach too.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension RoutineSession: MemberRecord {
    /// Visits the members; `id`, `routine` and `day` are required.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id, within: .id(of: "a session"))
        routine = try member("routine", own?.routine)
        day = try member("day", own?.day)
        state = try member("state", own?.state, or: .finished)
        began = try member("began", own?.began)
        ended = try member("ended", own?.ended)
        completed = try member("completed", own?.completed, or: [])
        skipped = try member("skipped", own?.skipped, or: [])
        values = try member("values", own?.values, unless: [], within: .values)
        seconds = try member(
            "seconds", own?.seconds, or: 0,
            within: .range(Self.lengths, "seconds", "a session takes"))
        mood = try member("mood", own?.mood, within: .range(1...5, of: "a mood"))
        unknown = try member.unknown(own?.unknown)
    }
}
