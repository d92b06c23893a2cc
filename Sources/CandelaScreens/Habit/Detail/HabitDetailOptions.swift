public import CandelaElements
public import CandelaKit

/// The options of the habit detail screen.
public struct HabitDetailOptions: HabitOptions, AnnouncingOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.habitDetail

    /// The announced option: the period of the chart.
    public static var announcedPaths: [String] { [shownPeriod.path] }

    /// The habit to show, by id or exact name; `nil` shows the newest.
    public var habit: String?

    /// The chart's period; `nil` shows a week.
    public var period: ChartPeriod?

    /// Whether a newly chosen period is announced; `nil` announces it.
    public var announces: Bool?

    /// Creates options for the newest habit.
    public init() {}
}

/// The options that the screen's actions change.
extension HabitDetailOptions {
    static let shownPeriod = OptionPath(\Self.period, CodingKeys.period)
}
