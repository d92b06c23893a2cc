public import CandelaElements
public import CandelaKit

/// The options of the habit list.
public struct HabitListOptions: WindowedOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.habitList

    /// The visible window of a long list, under the name `habits`.
    public var windows: ListWindows?

    /// The habit restored last, by id; restoring it twice is restoring it once.
    public var restored: String?

    /// The habit last archived again, by id.
    public var archived: String?

    /// Creates options for the start of the list.
    public init() {}
}

/// The options that the screen's actions change.
extension HabitListOptions {
    static let restoring = OptionPath(\Self.restored, CodingKeys.restored)
    static let archiving = OptionPath(\Self.archived, CodingKeys.archived)
}
