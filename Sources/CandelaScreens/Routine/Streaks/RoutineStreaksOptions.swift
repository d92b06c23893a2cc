/// What just happened on the list of routines' streaks.
public struct RoutineStreaksOptions: ScreenOptions {
    /// The list of routines' streaks.
    public static let screen = ScreenName.routineStreaks

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The list as it opens.
    public init() {}
}
