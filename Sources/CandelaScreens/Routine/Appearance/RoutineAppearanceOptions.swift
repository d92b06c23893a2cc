public import CandelaElements
public import CandelaKit

/// The options of the appearance settings.
public struct RoutineAppearanceOptions: ScreenOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.routineAppearance

    /// Creates the options.
    public init() {}
}
