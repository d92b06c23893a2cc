public import CandelaElements
public import CandelaKit
public import CandelaRules

/// What was chosen on the first page of practice.
public struct PracticeDashboardOptions: HabitOptions {
    /// The screen they are for.
    public static let screen = ScreenName.practiceDashboard

    /// The habit to show, by its id or its exact name; without one all practice is shown.
    public var habit: String?

    /// The day chosen in the week strip.
    public var selectedDay: CalendarDay?

    /// How many weeks after the current one the week strip shows; before it when negative. Ten years
    /// either way are the limit.
    public var weekOffset: Int?

    /// Days for which a practice is planned; a journal keeps no plans of practices.
    public var plannedDays: [CalendarDay]?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The furthest week of the strip, before and after the current one: ten years.
    public static let weekLimit = 520

    /// The page as it opens.
    public init() {}

    /// The week of the strip, within its limits.
    var shownWeek: Int { min(max(weekOffset ?? 0, -Self.weekLimit), Self.weekLimit) }
}

/// The options that the screen's actions change.
extension PracticeDashboardOptions {
    static let chosenDay = OptionPath(\Self.selectedDay, "selectedDay")
    static let week = OptionPath(\Self.weekOffset, "weekOffset")
}
