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

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, routine, day, state, began, ended, completed, skipped, values, seconds
        case mood
    }

    /// Decodes a session; `id`, `routine` and `day` are required, and `state` defaults to finished.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        routine = try container.decode(String.self, forKey: .routine)
        day = try container.decode(CalendarDay.self, forKey: .day)
        state = try container.decode(.state, or: .finished)
        began = try container.decodeIfPresent(ZonedInstant.self, forKey: .began)
        ended = try container.decodeIfPresent(ZonedInstant.self, forKey: .ended)
        completed = try container.decode(.completed, or: [])
        skipped = try container.decode(.skipped, or: [])
        values = try container.decode(.values, or: [])
        seconds = try container.decode(.seconds, or: 0)
        mood = try container.decodeIfPresent(Int.self, forKey: .mood)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Encodes a session, including members written by a newer version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(routine, forKey: .routine)
        try container.encode(day, forKey: .day)
        try container.encode(state, forKey: .state)
        try container.encodeIfPresent(began, forKey: .began)
        try container.encodeIfPresent(ended, forKey: .ended)
        try container.encode(completed, forKey: .completed)
        try container.encode(skipped, forKey: .skipped)
        if !values.isEmpty { try container.encode(values, forKey: .values) }
        try container.encode(seconds, forKey: .seconds)
        try container.encodeIfPresent(mood, forKey: .mood)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension RoutineSession: JournalRecord {
    /// The day of the session.
    public var recordedDay: CalendarDay? { day }

    /// The allowed duration of a session or of one of its steps, in seconds: up to a year.
    package static let lengths = 0...31_536_000

    /// An empty id, seconds below 0 or above a year, a mood outside 1…5, two values for one step,
    /// or breaches of a value. An id that is too long is a breach too.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.requireID(id, of: "a session")
        list.require(
            Self.lengths.contains(seconds), "seconds",
            "\(seconds) seconds are out of range: a session takes 0 to 31536000")
        var seen: Set<String> = []
        for (position, value) in values.enumerated() {
            var own = BreachList()
            own.require(
                seen.insert(value.step).inserted, "step", "step '\(value.step)' has two values",
                id: "duplicate-id")
            list.add(
                value.breaches + own.found, inside: .member("values"), .element(position))
        }
        if let mood {
            list.require(
                (1...5).contains(mood), "mood", "a mood of \(mood) is out of range: use 1 to 5")
        }
        return list.found
    }
}
