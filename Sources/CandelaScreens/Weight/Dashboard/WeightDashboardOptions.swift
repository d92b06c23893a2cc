public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the weight dashboard.
public struct WeightDashboardOptions: AnnouncingOptions, WindowedOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.weightDashboard

    /// The announced option: the range of the chart.
    public static var announcedPaths: [String] { [shownRange.path] }

    /// The chart's range; `nil` shows a month.
    public var range: WeightChartRange?

    /// The day selected in the chart.
    public var selectedDay: CalendarDay?

    /// Whether the share image of a celebrated milestone is ready.
    public var canShare: Bool?

    /// Whether a newly chosen range is announced; `nil` announces it.
    public var announces: Bool?

    /// The visible window of a long list, under the name `milestones`.
    public var windows: ListWindows?

    /// Creates options for a month, with no day selected.
    public init() {}
}

/// The options that the screen's actions change.
extension WeightDashboardOptions {
    static let shownRange = OptionPath(\Self.range, CodingKeys.range)
    static let chosenDay = OptionPath(\Self.selectedDay, CodingKeys.selectedDay)
}
