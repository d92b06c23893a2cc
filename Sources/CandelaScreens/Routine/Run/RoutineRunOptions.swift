public import CandelaElements
public import CandelaKit

/// The options of a routine run.
public struct RoutineRunOptions: RunOptions, InputOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.routineRun

    /// The screen runs routines.
    public static let runsRoutines = true

    /// The routine to show, by id or exact name; `nil` for the latest running one, otherwise the
    /// latest paused one.
    public var routine: String?

    /// The unsaved state of the run; `nil` shows the saved session.
    public var run: RoutineRun?

    /// Whether a note was typed that is not saved with its habit yet.
    public var overlayHasInput: Bool { run?.note?.text?.trimmed.isEmpty == false }

    /// Creates options for the latest running or paused routine.
    public init() {}
}

/// The options that the screen's actions change.
extension RoutineRunOptions {
    static let counts = OptionPath(\Self.run?.counts, CodingKeys.run, "counts")
    static let number = OptionPath(\Self.run?.number, CodingKeys.run, "number")
    static let step = OptionPath(\Self.run?.step, CodingKeys.run, "step")

    static let note = OptionPath(\Self.run?.note, CodingKeys.run, "note")
    static let noteText = OptionPath(\Self.run?.note?.text, CodingKeys.run, "note", "text")

    static func count(at index: Int) -> OptionPath<Int> { counts.element("\(index)") }
}
