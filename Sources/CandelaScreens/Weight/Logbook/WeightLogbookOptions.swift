public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the logbook.
public struct WeightLogbookOptions: AnnouncingOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.weightLogbook

    /// The announced options: the filters.
    public static let announcedPaths = [withNotes.path, milestones.path, days.path]

    /// Whether only weigh-ins with a note are shown.
    public var showsOnlyNotes: Bool?

    /// Whether only weigh-ins that were the first to reach a milestone are shown.
    public var showsOnlyMilestones: Bool?

    /// The weekdays shown; `nil` or an empty list shows all.
    public var weekdays: [Weekday]?

    /// The last visible day; `nil` for the newest. A day before the first weigh-in shows the oldest
    /// ones.
    public var through: CalendarDay?

    /// The number of visible weigh-ins, from 1 to 366; `nil` for 366. Weigh-ins of one day stay
    /// together, and buttons lead to earlier and later ones.
    public var rows: Int?

    /// Whether the filter controls are shown.
    public var showsFilters: Bool?

    /// Whether the number of matching weigh-ins is announced; `nil` announces it if a filter is
    /// active.
    public var announces: Bool?

    /// Creates options for the newest weigh-ins, unfiltered.
    public init() {}

    /// Whether any filter is active.
    public var isFiltered: Bool { filters > 0 }

    /// The number of active filters.
    var filters: Int {
        [showsOnlyNotes == true, showsOnlyMilestones == true, weekdays?.isEmpty == false]
            .count { $0 }
    }

    private enum CodingKeys: String, CodingKey {
        case showsOnlyNotes = "withNotes"
        case showsOnlyMilestones = "milestones"
        case weekdays, through, rows, showsFilters, announces
    }
}

/// The options that the screen's actions change.
extension WeightLogbookOptions {
    static let withNotes = OptionPath(\Self.showsOnlyNotes, CodingKeys.showsOnlyNotes)
    static let milestones = OptionPath(\Self.showsOnlyMilestones, CodingKeys.showsOnlyMilestones)
    static let days = OptionPath(\Self.weekdays, CodingKeys.weekdays)
    static let last = OptionPath(\Self.through, CodingKeys.through)
    static let filters = OptionPath(\Self.showsFilters, CodingKeys.showsFilters)
}
