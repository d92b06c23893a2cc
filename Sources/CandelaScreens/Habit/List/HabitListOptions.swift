public import CandelaElements
public import CandelaKit

/// The options of the habit list.
public struct HabitListOptions: DeletionOptions, WindowedOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.habitList

    /// The records that can be deleted: habits.
    public static let deletes = Intent.RecordKind.habit

    /// The visible window of a long list, under the name `habits`.
    public var windows: ListWindows?

    /// Habits that were just deleted and can be restored.
    public var deletedRows: DeletedRows?

    /// Creates options for the start of the list.
    public init() {}
}
