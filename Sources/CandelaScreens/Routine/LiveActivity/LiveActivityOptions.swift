public import CandelaElements
public import CandelaKit

/// The options of a Live Activity.
public struct LiveActivityOptions: RunOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.liveActivity

    /// The activity only shows a timer.
    public static let runsRoutines = false

    /// The timer's routine, by id or exact name; `nil` for the latest running one, otherwise the
    /// latest paused one.
    public var routine: String?

    /// The unsaved state of the routine's run; `nil` if no timer was started.
    public var run: RoutineRun?

    /// Creates options for a routine without a running timer.
    public init() {}
}
