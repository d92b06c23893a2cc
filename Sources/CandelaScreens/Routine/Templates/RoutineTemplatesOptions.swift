public import CandelaElements
public import CandelaKit

/// What is known beyond the journal on the screen a routine is chosen on.
public struct RoutineTemplatesOptions: RoutineOptions, PlaceOptions, DeletionOptions {
    /// The screen a routine is chosen on.
    public static let screen = ScreenName.routineTemplates

    /// The routine whose habits are shown, by its id or its exact name; without one the routine that
    /// suits best.
    public var routine: String?

    /// Where the person is, and their own times, days and places; without it the standard ones, and
    /// no place is known.
    public var surroundings: RoutineSurroundings?

    /// The paused sessions that were just deleted and can come back.
    public var deletedRows: DeletedRows?

    /// The rows shown where there are many: of the routines after the one that suits best, `others`;
    /// of the sessions that can be taken up again, `paused`; of the sets of routines, `modes`.
    public var windows: ListWindows?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The screen as it opens.
    public init() {}
}

/// The options that the screen's actions change.
extension RoutineTemplatesOptions {
    static let chosen = OptionPath(\Self.routine, "routine")
}
