public import CandelaElements
public import CandelaKit

/// The routine that is gone through, and what goes on in it.
public struct RoutineRunOptions: RunOptions {
    /// A routine that is gone through.
    public static let screen = ScreenName.routineRun

    /// The routine to show, by its id or its exact name; without one the latest that runs, else the
    /// latest that is paused.
    public var routine: String?

    /// What goes on in it beyond the journal; without it the routine is as it was left.
    public var run: RoutineRun?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The routine as it was left.
    public init() {}
}

/// The options that the screen's actions change.
extension RoutineRunOptions {
    static let counts = OptionPath(\Self.run?.counts, "run.counts")
    static let number = OptionPath(\Self.run?.number, "run.number")
    static let step = OptionPath(\Self.run?.step, "run.step")

    static func count(at index: Int) -> OptionPath<Int> { OptionPath("\(counts.path)[\(index)]") }
}
