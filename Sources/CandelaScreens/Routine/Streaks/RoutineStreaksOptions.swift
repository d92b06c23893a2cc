public import CandelaElements
public import CandelaKit

/// The choices, and what just happened, on the list of routines' streaks.
public struct RoutineStreaksOptions: ScreenOptions {
    /// The list of routines' streaks.
    public static let screen = ScreenName.routineStreaks

    /// The routines shown where there are many; the list is called `streaks`.
    public var windows: ListWindows?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The list as it opens.
    public init() {}
}
