/// The options of a screen that shows a running routine.
public protocol RunOptions: RoutineOptions {
    /// Whether the screen runs routines, and opens when one starts; `false` if it only shows them.
    static var runsRoutines: Bool { get }

    /// The state of the running routine; `nil` for none.
    var run: RoutineRun? { get set }
}

extension Presenter {
    /// Whether the screen runs routines.
    var runsRoutines: Bool { (Options.self as? any RunOptions.Type)?.runsRoutines == true }
}

extension ScreenOptions {
    /// Whether the screen shows a running routine.
    var showsRun: Bool { self is any RunOptions }

    /// The state of the running routine; `nil` for none.
    var shownRun: RoutineRun? { (self as? any RunOptions)?.run }

    /// Sets the state of the running routine.
    mutating func setRun(_ run: RoutineRun?) {
        var running = self as? any RunOptions
        running?.run = run
        adopt(running)
    }
}
