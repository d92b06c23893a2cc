public import CandelaElements
public import CandelaKit

/// What the list of habits is asked to show beyond the journal.
public struct HabitListOptions: DeletionOptions {
    /// The screen they are for.
    public static let screen = ScreenName.habitList

    /// The habits shown where there are many; the list is called `habits`.
    public var windows: ListWindows?

    /// Habits that were just deleted and can still come back.
    public var deletedRows: DeletedRows?

    /// What just happened, newest first.
    public var notes: [PassingNote]?

    /// The list as it opens.
    public init() {}
}
