/// What is known beyond the journal on the screen a routine is chosen on.
public struct RoutineTemplatesOptions: RoutineOptions, PlaceOptions {
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

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The screen as it opens.
    public init() {}
}
