public import CandelaRules

extension Intent {
    /// A record to make or to change.
    public enum Log: Sendable, Hashable {
        /// A weigh-in.
        ///
        /// - Parameters:
        ///   - id: The weigh-in that changes; absent for a new one.
        ///   - day: The day it is for; absent for the day it is recorded on.
        ///   - entry: The weight that is entered; absent for any, in the unit on display.
        case weighIn(id: String? = nil, day: CalendarDay? = nil, entry: Entry? = nil)

        /// A practice, which does not change once it is recorded.
        ///
        /// - Parameters:
        ///   - minutes: How long it was; absent when that is the value of the event.
        ///   - habit: The habit that was practised; absent for practice of no habit.
        ///   - day: The day it is for; absent for the day it is recorded on.
        case practice(minutes: Int? = nil, habit: String? = nil, day: CalendarDay? = nil)

        /// The weight that is entered.
        var entry: Entry? {
            if case .weighIn(_, _, let entry) = self { entry } else { nil }
        }
    }

    /// A milestone whose celebration was shown: of a streak, or of weight.
    public struct Celebration: Sendable, Hashable {
        /// The days of the streak.
        public var days: Int?

        /// The habit of the streak; absent for all practice.
        public var habit: String?

        /// The weight that was reached, in ``unit``.
        public var weight: Double?

        /// The unit of the weight.
        public var unit: WeightUnit?

        /// The milestone of a streak.
        public init(days: Int, of habit: String? = nil) {
            self.days = days
            self.habit = habit
        }

        /// The milestone of a weight.
        public init(_ weight: Double, _ unit: WeightUnit) {
            self.weight = weight
            self.unit = unit
        }

        init() {}
    }

    /// What is added to the routine that is built.
    public struct Addition: Sendable, Hashable {
        /// The kind of the new step; absent for a routine.
        public var step: StepKind?

        /// The routine that is included, by its id.
        public var routine: String?

        /// The name of the new step, which is entered.
        public var entry: Entry?

        /// A step whose name is entered.
        public init(_ step: StepKind, name entry: Entry) {
            self.step = step
            self.entry = entry
        }

        /// Another routine.
        public init(routine: String) { self.routine = routine }

        init() {}
    }

    /// A routine, or one time it is gone through, and a step of it.
    public struct Run: Sendable, Hashable {
        /// The routine, by its id.
        public var routine: String?

        /// The session, by its id.
        public var session: String?

        /// The step, by its id.
        public var step: String?

        /// How long the step took, when that is logged without a timer.
        public var seconds: Int?

        /// The option of a question that is chosen, counted from 0.
        public var answer: Int?

        /// A remark on the step that is done or left out, of up to 500 characters.
        public var note: String?

        /// A routine.
        public init(routine: String) { self.routine = routine }

        /// A session, or a step of it.
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
    /// The records that are logged.
    private enum Record: String, Codable, CaseIterable {
        case weighIn, practice
    }

    func record(to sink: inout some MemberSink) {
        switch self {
        case .weighIn(let id, let day, let entry):
            sink.member("record", Record.weighIn)
            sink.member("id", id)
            sink.member("day", day?.description)
            entry?.record(to: &sink)
        case .practice(let minutes, let habit, let day):
            sink.member("record", Record.practice)
            sink.member("habit", habit)
            sink.member("day", day?.description)
            sink.member("minutes", minutes)
        }
    }

    package init(_ members: Members) throws {
        let record = try members.read("record", as: Record.self)
        let id = try members.read(ifPresent: "id", as: String.self)
        let habit = try members.read(ifPresent: "habit", as: String.self)
        let day = try members.read(ifPresent: "day", as: CalendarDay.self)
        let minutes = try members.read(ifPresent: "minutes", as: Int.self)
        let entry = try Intent.Entry(ifPresent: members)
        switch record {
        case .weighIn: self = .weighIn(id: id, day: day, entry: entry)
        case .practice:
            guard id == nil else {
                throw DecodingError.dataCorruptedError(
                    forKey: "id", in: members,
                    debugDescription: "a practice does not change once it is recorded")
            }
            self = .practice(minutes: minutes, habit: habit, day: day)
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
        entry?.record(to: &sink)
    }

    package init(_ members: Members) throws {
        self.init()
        step = try members.read(ifPresent: "stepKind")
        routine = try members.read(ifPresent: "routine")
        entry = try Intent.Entry(ifPresent: members)
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
