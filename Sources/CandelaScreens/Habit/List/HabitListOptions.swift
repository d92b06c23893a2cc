public import CandelaElements
public import CandelaKit

/// The options of the habit list.
public struct HabitListOptions: WindowedOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.habitList

    /// The visible window of a long list, under the name `habits`.
    public var windows: ListWindows?

    /// Creates options for the start of the list.
    public init() {}
}

/// The habits that the screen's actions restore and archive, by id.
extension HabitListOptions {
    static let restored = OptionPath<String>("restored")
    static let archived = OptionPath<String>("archived")
}
