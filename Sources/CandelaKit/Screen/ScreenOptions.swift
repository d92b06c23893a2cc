public import CandelaElements

/// What a screen is asked to show beyond the journal: what was chosen, entered or just happened on
/// it. Each screen has a type of its own; whatever is left out is as the screen opens.
public protocol ScreenOptions: Sendable, Hashable, Codable {
    /// The screen they are for.
    static var screen: ScreenName { get }

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    var notes: [PassingNote]? { get set }

    /// The screen as it opens.
    init()
}

/// Options of a screen that shows one habit, or all of them.
public protocol HabitOptions: ScreenOptions {
    /// The habit to show, by its id or its exact name; without one the practices are shown.
    var habit: String? { get set }
}

/// Options of a screen that shows one routine.
public protocol RoutineOptions: ScreenOptions {
    /// The routine to show, by its id or its exact name; without one the one that suits best.
    var routine: String? { get set }
}

/// Options of a screen that depends on where the person is.
public protocol PlaceOptions: ScreenOptions {
    /// Where the person is, and their own times, days and places; without it the standard ones, and
    /// no place is known.
    var surroundings: RoutineSurroundings? { get set }
}

/// Options of a screen whose rows can be deleted and come back.
public protocol DeletionOptions: ScreenOptions {
    /// The rows that are hidden.
    var deletedRows: DeletedRows? { get set }
}

/// Options of a screen that announces what was chosen on it.
public protocol ChosenOptions: ScreenOptions {
    /// Whether what was chosen is announced; it is unless said.
    var announces: Bool? { get set }
}

/// Options of a screen that shows a routine being gone through.
public protocol RunOptions: RoutineOptions {
    /// The routine, its step and its timer.
    var run: RoutineRun? { get set }
}
