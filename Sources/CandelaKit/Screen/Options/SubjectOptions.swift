public import CandelaElements
public import CandelaRules

/// The options of a screen that can show one record.
public protocol SubjectOptions: ScreenOptions {
    /// The record. The session sets it when the screen opens, and clears it when the record was
    /// deleted.
    var subject: ScreenSubject { get set }
}

/// The options of a screen that shows one habit or all habits.
public protocol HabitOptions: SubjectOptions {
    /// The habit to show, by id or exact name; `nil` shows all practice.
    var habit: String? { get set }
}

/// The options of a screen that shows one routine.
public protocol RoutineOptions: SubjectOptions {
    /// The routine to show, by id or exact name; `nil` shows the one that fits the moment best.
    var routine: String? { get set }
}

/// The options of a screen that shows one record of a kind that the app declares, or one completion
/// of a habit.
public protocol RecordOptions: SubjectOptions {
    /// The kind of record.
    static var shows: Intent.RecordKind { get }

    /// The id of the record to show; `nil` for none or a new one.
    var record: String? { get set }
}

/// The records a screen shows: a habit and a routine, by id or exact name, a weigh-in, a practice
/// and a record of another kind, by id, and a day.
public struct ScreenSubject: Sendable, Equatable {
    /// The habit; `nil` for all or none.
    public var habit: String?

    /// The routine; `nil` for all or none.
    public var routine: String?

    /// The weigh-in; `nil` for all or none.
    public var weighIn: String?

    /// The record of another kind; `nil` for all or none.
    public var record: Record?

    /// The practice; `nil` for all or none.
    public var practice: String?

    /// The first day; `nil` for none in particular.
    public var day: CalendarDay?

    /// The span of days from ``day``; `nil` for a single day.
    public var grain: HeatMap.Grain?

    /// A record of a kind that the app declares, or a completion.
    public struct Record: Sendable, Equatable, Identifiable {
        /// The kind of record.
        public var kind: Intent.RecordKind

        /// The id of the record.
        public var id: String

        /// Creates a reference to a record.
        public init(_ kind: Intent.RecordKind, id: String) { (self.kind, self.id) = (kind, id) }
    }

    /// Creates a subject.
    public init(
        habit: String? = nil, routine: String? = nil, weighIn: String? = nil,
        practice: String? = nil, record: Record? = nil, day: CalendarDay? = nil,
        grain: HeatMap.Grain? = nil
    ) {
        (self.habit, self.routine, self.weighIn) = (habit, routine, weighIn)
        (self.practice, self.record) = (practice, record)
        (self.day, self.grain) = (day, grain)
    }
}

extension HabitOptions {
    /// The habit of the options.
    public var subject: ScreenSubject {
        get { ScreenSubject(habit: habit) }
        set { habit = newValue.habit }
    }
}

extension RoutineOptions {
    /// The routine of the options.
    public var subject: ScreenSubject {
        get { ScreenSubject(routine: routine) }
        set { routine = newValue.routine }
    }
}

extension RecordOptions {
    /// The record of the options.
    public var subject: ScreenSubject {
        get { ScreenSubject(record: record.map { ScreenSubject.Record(Self.shows, id: $0) }) }
        set { record = newValue.record?.id }
    }
}

extension Presenter {
    /// Whether the screen can show a specific habit.
    var isAboutHabits: Bool { Options.self is any HabitOptions.Type }
}

extension ScreenOptions {
    /// The records that the options name; none for options without a subject.
    var namedSubject: ScreenSubject {
        (self as? any SubjectOptions)?.subject ?? ScreenSubject()
    }

    /// The kind of the app's records of which the screen shows one; `nil` for none.
    static var recordKind: Intent.RecordKind? { (Self.self as? any RecordOptions.Type)?.shows }

    /// Shows the subject of a destination; the parts it lacks are unchanged.
    mutating func show(_ destination: Intent.Destination) {
        var subject = namedSubject
        subject.habit = destination.habit ?? subject.habit
        subject.routine = destination.routine ?? subject.routine
        subject.weighIn = destination.weighIn ?? subject.weighIn
        subject.practice = destination.practice ?? subject.practice
        if let id = destination.record, let kind = Self.recordKind {
            subject.record = ScreenSubject.Record(kind, id: id)
        }
        if let day = destination.day { (subject.day, subject.grain) = (day, destination.grain) }
        name(subject)
    }

    /// Shows no specific record, because the one shown was deleted.
    mutating func clearSubject() {
        let subject = namedSubject
        name(ScreenSubject(day: subject.day, grain: subject.grain))
    }

    private mutating func name(_ subject: ScreenSubject) {
        var named = self as? any SubjectOptions
        named?.subject = subject
        adopt(named)
    }
}
