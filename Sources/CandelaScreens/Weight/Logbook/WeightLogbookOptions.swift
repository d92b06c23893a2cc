public import CandelaElements
public import CandelaKit
public import CandelaRules

/// What the logbook is asked to show; whatever is left out is as it opens.
public struct WeightLogbookOptions: DeletionOptions {
    /// The logbook.
    public static let screen = ScreenName.weightLogbook

    /// Whether only weigh-ins with a note are shown.
    public var showsOnlyNotes: Bool?

    /// Whether only weigh-ins at a milestone are shown.
    public var showsOnlyMilestones: Bool?

    /// The weekdays that are shown; none or empty for all.
    public var weekdays: [Weekday]?

    /// The last day that is shown; the newest if left out. With a day before the first weigh-in the
    /// oldest are shown.
    public var through: CalendarDay?

    /// How many weigh-ins are shown at once, from 1 to 366, which it is if left out; buttons lead to
    /// earlier and later ones. Those of one day stay together.
    public var rows: Int?

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
        showsOnlyNotes == true || showsOnlyMilestones == true || weekdays?.isEmpty == false
    }

    private enum CodingKeys: String, CodingKey {
        case showsOnlyNotes = "withNotes"
        case showsOnlyMilestones = "milestones"
        case weekdays, through, rows, showsFilters, deletedRows, notes
    }
}

/// The options that the screen's actions change.
extension WeightLogbookOptions {
    static let withNotes = OptionPath(\Self.showsOnlyNotes, "withNotes")
    static let milestones = OptionPath(\Self.showsOnlyMilestones, "milestones")
    static let days = OptionPath(\Self.weekdays, "weekdays")
    static let last = OptionPath(\Self.through, "through")
    static let filters = OptionPath(\Self.showsFilters, "showsFilters")
}
