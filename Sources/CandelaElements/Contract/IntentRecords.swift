public import CandelaRules

extension Intent {
    /// A record to add: a weigh-in, a practice or a rest day.
    public enum Log: Sendable, Hashable {
        /// A new weigh-in. The weight is the event's value, in the displayed unit.
        ///
        /// - Parameter day: The civil day of the record; `nil` for the day on which it is recorded.
        case weighIn(day: CalendarDay? = nil)

        /// A practice.
        ///
        /// - Parameters:
        ///   - minutes: The length of the practice in minutes; `nil` if it is the event's value.
        ///   - habit: The id of the practised habit; `nil` for practice without a habit.
        ///   - day: The civil day of the record; `nil` for the day on which it is recorded.
        case practice(minutes: Int? = nil, habit: String? = nil, day: CalendarDay? = nil)

        /// A day as a rest day, or as a usual day again.
        ///
        /// - Parameters:
        ///   - isRest: Whether the day is a rest day.
        ///   - day: The civil day; `nil` for the day on which it is recorded.
        case rest(_ isRest: Bool, day: CalendarDay? = nil)
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
    }
}

extension Intent.Log: MemberList {
    /// The kinds of records that can be logged.
    private enum Record: String, Codable, CaseIterable, MemberWord {
        case weighIn, practice, rest
    }

    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        var known:
            (record: Record?, habit: String?, day: CalendarDay?, minutes: Int?, isRest: Bool?)
        switch own?.whole {
        case .weighIn(let day)?: known = (.weighIn, nil, day, nil, nil)
        case .practice(let minutes, let habit, let day)?:
            known = (.practice, habit, day, minutes, nil)
        case .rest(let isRest, let day)?: known = (.rest, nil, day, nil, isRest)
        case nil: break
        }
        let record: Record = try member("record", known.record)
        let habit: String? = try member("habit", known.habit)
        let day: CalendarDay? = try member("day", known.day)
        let minutes: Int? = try member("minutes", known.minutes)
        let isRest: Bool? = try member("isRest", known.isRest)
        switch record {
        case .weighIn: self = .weighIn(day: day)
        case .practice: self = .practice(minutes: minutes, habit: habit, day: day)
        case .rest: self = .rest(isRest ?? true, day: day)
        }
    }
}

extension Intent.Celebration: MemberList {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        days = try member("days", own?.days)
        habit = try member("habit", own?.habit)
        weight = try member("weight", own?.weight)
        unit = try member("unit", own?.unit)
    }
}

extension Intent.Addition: MemberList {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        step = try member("stepKind", own?.step)
        routine = try member("routine", own?.routine)
    }
}

extension Intent.Run: MemberList {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        routine = try member("routine", own?.routine)
        session = try member("session", own?.session)
        step = try member("step", own?.step)
        seconds = try member("seconds", own?.seconds)
        answer = try member("answer", own?.answer)
        note = try member("note", own?.note)
    }
}
