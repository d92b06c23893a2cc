public import CandelaElements
public import CandelaKit

/// The timer that is shown outside the app.
public struct LiveActivityOptions: RunOptions {
    /// A timer outside the app.
    public static let screen = ScreenName.liveActivity

    /// The routine the timer belongs to, by its id or its exact name; without one the latest that
    /// runs, else the latest that is paused.
    public var routine: String?

    /// What goes on in the routine beyond the journal; without it no timer was started.
    public var run: RoutineRun?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The activity as it is before anything is started.
    public init() {}
}
