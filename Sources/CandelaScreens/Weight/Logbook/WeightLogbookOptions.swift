public import CandelaRules

/// What the logbook is asked to show; whatever is left out is as it opens.
public struct WeightLogbookOptions: ScreenOptions {
    /// The logbook.
    public static let screen = ScreenName.weightLogbook

    /// Whether only weigh-ins with a note are shown.
    public var withNotes: Bool?

    /// Whether only weigh-ins at a milestone are shown.
    public var milestones: Bool?

    /// The weekdays that are shown; none or empty for all.
    public var weekdays: [Weekday]?

    /// Whether the filters themselves are shown.
    public var showsFilters: Bool?

    /// Rows that were just deleted and can still come back.
    public var deletedRows: DeletedRows?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The logbook as it opens.
    public init() {}

    /// Whether anything is filtered out.
    public var isFiltered: Bool {
        withNotes == true || milestones == true || weekdays?.isEmpty == false
    }
}
