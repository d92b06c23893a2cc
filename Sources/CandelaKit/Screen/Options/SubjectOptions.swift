import CandelaElements
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

/// The records a screen shows: a habit and a routine, by id or exact name, a weigh-in, by id, and a
/// day.
public struct ScreenSubject: Sendable, Equatable {
    /// The habit; `nil` for all or none.
    public var habit: String?

    /// The routine; `nil` for all or none.
    public var routine: String?

    /// The weigh-in; `nil` for all or none.
    public var weighIn: String?

    /// The first day; `nil` for none in particular.
    public var day: CalendarDay?

    /// The span of days from ``day``; `nil` for a single day.
    public var grain: HeatMap.Grain?

    /// Creates a subject.
    public init(
        habit: String? = nil, routine: String? = nil, weighIn: String? = nil,
        day: CalendarDay? = nil, grain: HeatMap.Grain? = nil
    ) {
        (self.habit, self.routine, self.weighIn) = (habit, routine, weighIn)
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

extension Presenter {
    /// Whether the screen can show a specific habit.
    var isAboutHabits: Bool { Options.self is any HabitOptions.Type }
}

extension ScreenOptions {
    /// The records that the options name; none for options without a subject.
    var namedSubject: ScreenSubject {
        (self as? any SubjectOptions)?.subject ?? ScreenSubject()
    }

    /// Shows the subject of a destination; the parts it lacks are unchanged.
    mutating func show(_ destination: Intent.Destination) {
        var subject = namedSubject
        subject.habit = destination.habit ?? subject.habit
        subject.routine = destination.routine ?? subject.routine
        subject.weighIn = destination.weighIn ?? subject.weighIn
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
