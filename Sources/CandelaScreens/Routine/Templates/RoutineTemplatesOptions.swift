public import CandelaElements
public import CandelaKit

/// The options of the routine list.
public struct RoutineTemplatesOptions: RoutineOptions, PlaceOptions, WindowedOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.routineTemplates

    /// The routine whose habits are shown, by id or exact name; `nil` for the best match.
    public var routine: String?

    /// The current place, and the person's own times, days and places; `nil` for the standard ones
    /// and an unknown place.
    public var surroundings: RoutineSurroundings?

    /// The visible windows of long lists: `others` for the routines after the best match, `paused`
    /// for the paused sessions, `modes` for the modes.
    public var windows: ListWindows?

    /// Creates options for the best match at an unknown place.
    public init() {}
}

/// The options that the screen's actions change.
extension RoutineTemplatesOptions {
    static let chosen = OptionPath(\Self.routine, CodingKeys.routine)
}
