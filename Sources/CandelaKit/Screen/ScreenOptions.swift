public import CandelaElements

/// The state of a screen beyond the journal: selections and unsaved input.
///
/// Each screen has its own type of options.
public protocol ScreenOptions: Sendable, Equatable, Codable {
    /// The screen that takes these options.
    static var screen: ScreenName { get }

    /// Creates the options of a newly opened screen.
    init()
}

/// Whether two options have the same type and are equal.
func areEqual(_ left: (any ScreenOptions)?, _ right: (any ScreenOptions)?) -> Bool {
    func isRight<Options: ScreenOptions>(_ options: Options) -> Bool {
        right as? Options == options
    }
    return left.map { isRight($0) } ?? (right == nil)
}

/// The options of a screen that shows one habit or all habits.
public protocol HabitOptions: ScreenOptions {
    /// The habit to show, by id or exact name; `nil` shows all practice.
    var habit: String? { get set }
}

/// The options of a screen that shows one routine.
public protocol RoutineOptions: ScreenOptions {
    /// The routine to show, by id or exact name; `nil` shows the one that fits the moment best.
    var routine: String? { get set }
}

/// The options of a screen that depends on the person's place.
public protocol PlaceOptions: ScreenOptions {
    /// The person's place, and their own time slots, kinds of days and places; `nil` for the
    /// standard ones and no known place.
    var surroundings: RoutineSurroundings? { get set }
}

/// The options of a screen whose rows can be deleted and restored.
public protocol DeletionOptions: ScreenOptions {
    /// The deleted rows; `nil` for none.
    var deletedRows: DeletedRows? { get set }
}

/// The options of a screen that announces a chosen option.
public protocol AnnouncingOptions: ScreenOptions {
    /// Whether the chosen option is announced; `nil` announces it.
    var announces: Bool? { get set }
}

/// The options of a screen that shows a running routine.
public protocol RunOptions: RoutineOptions {
    /// The state of the running routine; `nil` for none.
    var run: RoutineRun? { get set }
}
