public import CandelaRules

extension Intent {
    /// A record to add or change: a weigh-in or a practice.
    public enum Log: Sendable, Hashable {
        /// A new weigh-in. The weight is the event's value, in the displayed unit.
        ///
        /// - Parameter day: The civil day of the record; `nil` for the day on which it is recorded.
        case weighIn(day: CalendarDay? = nil)

        /// A practice, which cannot be changed after it is recorded.
        ///
        /// - Parameters:
        ///   - minutes: The length of the practice in minutes; `nil` if it is the event's value.
        ///   - habit: The id of the practised habit; `nil` for practice without a habit.
        ///   - day: The civil day of the record; `nil` for the day on which it is recorded.
        case practice(minutes: Int? = nil, habit: String? = nil, day: CalendarDay? = nil)
    }

    /// A milestone whose celebration was shown: a streak or a weight.
    public struct Celebration: Sendable, Hashable {
        /// The length of the streak, in days; `nil` for a weight.
        public var days: Int?

        /// The id of the streak's habit; `nil` for the streak of all practice.
        public var habit: String?

        /// The weight reached, in ``unit``; `nil` for a streak.
        public var weight: Double?

        /// The unit of the weight reached; `nil` for a streak.
        public var unit: WeightUnit?

        /// Creates the milestone of a streak.
        public init(days: Int, of habit: String? = nil) {
            self.days = days
            self.habit = habit
        }

        /// Creates the milestone of a weight.
        public init(_ weight: Double, _ unit: WeightUnit) {
            self.weight = weight
            self.unit = unit
        }

        init() {}
    }

    /// A step or a routine to add to the draft of a routine.
    public struct Addition: Sendable, Hashable {
        /// The kind of the new step; `nil` to add a routine.
        public var step: StepKind?

        /// The id of the routine to include; `nil` to add a step.
        public var routine: String?

        /// Creates an addition of a step.
        public init(_ step: StepKind) { self.step = step }

        /// Creates an addition of another routine.
        public init(routine: String) { self.routine = routine }

        init() {}
    }

    /// The subject of a routine's intents: a routine, a session of it, or a step of a session.
    public struct Run: Sendable, Hashable {
        /// The id of the routine; `nil` if the session determines it.
        public var routine: String?

        /// The id of the routine session; `nil` for none.
        public var session: String?

        /// The id of the step in the session; `nil` for the whole session.
        public var step: String?

        /// The duration of the step in seconds, if it is logged without a timer; otherwise `nil`.
        public var seconds: Int?

        /// The index of the selected answer to a question, counted from 0; `nil` for none.
        public var answer: Int?

        /// A note on the completed or skipped step, of up to 500 characters; `nil` for none.
        public var note: String?

        /// Creates the subject for a routine.
        public init(routine: String) { self.routine = routine }

        /// Creates the subject for a session or one of its steps.
        public init(
            session: String, step: String? = nil, seconds: Int? = nil, answer: Int? = nil,
            note: String? = nil
        ) {
            self.session = session
            self.step = step
            self.seconds = seconds
            self.answer = answer
            self.note = note
        }

        init() {}
    }
}

extension Intent.Log {
    /// The kinds of records that can be logged.
    private enum Record: String, Codable, CaseIterable {
        case weighIn, practice
    }

    func record(to sink: inout some MemberSink) {
        switch self {
        case .weighIn(let day):
            sink.member("record", Record.weighIn)
            sink.member("day", day?.description)
        case .practice(let minutes, let habit, let day):
            sink.member("record", Record.practice)
            sink.member("habit", habit)
            sink.member("day", day?.description)
            sink.member("minutes", minutes)
        }
    }

    package init(_ members: Members) throws {
        let record = try members.read("record", as: Record.self)
        let habit = try members.read(ifPresent: "habit", as: String.self)
        let day = try members.read(ifPresent: "day", as: CalendarDay.self)
        let minutes = try members.read(ifPresent: "minutes", as: Int.self)
        switch record {
        case .weighIn: self = .weighIn(day: day)
        case .practice: self = .practice(minutes: minutes, habit: habit, day: day)
        }
    }
}

extension Intent.Celebration {
    func record(to sink: inout some MemberSink) {
        sink.member("days", days)
        sink.member("habit", habit)
        sink.member("weight", weight)
        sink.member("unit", unit)
    }

    package init(_ members: Members) throws {
        self.init()
        days = try members.read(ifPresent: "days")
        habit = try members.read(ifPresent: "habit")
        weight = try members.read(ifPresent: "weight")
        unit = try members.read(ifPresent: "unit")
    }
}

extension Intent.Addition {
    func record(to sink: inout some MemberSink) {
        sink.member("stepKind", step)
        sink.member("routine", routine)
    }

    package init(_ members: Members) throws {
        self.init()
        step = try members.read(ifPresent: "stepKind")
        routine = try members.read(ifPresent: "routine")
    }
}

extension Intent.Run {
    func record(to sink: inout some MemberSink) {
        sink.member("routine", routine)
        sink.member("session", session)
        sink.member("step", step)
        sink.member("seconds", seconds)
        sink.member("answer", answer)
        sink.member("note", note)
    }

    package init(_ members: Members) throws {
        self.init()
        routine = try members.read(ifPresent: "routine")
        session = try members.read(ifPresent: "session")
        step = try members.read(ifPresent: "step")
        seconds = try members.read(ifPresent: "seconds")
        answer = try members.read(ifPresent: "answer")
        note = try members.read(ifPresent: "note")
    }
}
