public import CandelaElements
public import CandelaKit

/// The options of the list of routine streaks.
public struct RoutineStreaksOptions: WindowedOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.routineStreaks

    /// The visible window of a long list, under the name `streaks`.
    public var windows: ListWindows?

    /// Creates options for the start of the list.
    public init() {}
}
