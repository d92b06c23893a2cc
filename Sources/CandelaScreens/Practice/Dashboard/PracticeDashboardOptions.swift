public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the practice dashboard.
public struct PracticeDashboardOptions: HabitOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.practiceDashboard

    /// The habit to show, by id or exact name; `nil` shows all practice.
    public var habit: String?

    /// The day selected in the week strip.
    public var selectedDay: CalendarDay?

    /// The week shown in the strip, relative to the current one; negative for earlier weeks. It is
    /// limited to ten years in either direction.
    public var weekOffset: Int?

    /// The days on which practice is planned; a journal stores no plans.
    public var plannedDays: [CalendarDay]?

    /// The maximum distance of the strip from the current week, in weeks: ten years.
    public static let weekLimit = 520

    /// Creates options for all practice and the current week.
    public init() {}

    /// The offset of the visible week, within its limits.
    var shownWeek: Int { min(max(weekOffset ?? 0, -Self.weekLimit), Self.weekLimit) }
}

/// The options that the screen's actions change.
extension PracticeDashboardOptions {
    static let chosenDay = OptionPath(\Self.selectedDay, CodingKeys.selectedDay)
    static let week = OptionPath(\Self.weekOffset, CodingKeys.weekOffset)
}
