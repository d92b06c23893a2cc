public import CandelaElements
public import CandelaKit
public import CandelaRules

/// What the first page of the weight app is asked to show; whatever is left out is as it opens.
public struct WeightDashboardOptions: ChosenOptions {
    /// The dashboard.
    public static let screen = ScreenName.weightDashboard

    /// The range the chart shows; without it a month.
    public var range: WeightChartRange?

    /// The day that is chosen in the chart.
    public var selectedDay: CalendarDay?

    /// Whether the goal counted as reached the last time, which keeps its banner from flickering.
    public var wasAtGoal: Bool?

    /// Whether the picture of a celebrated milestone is ready to be shared.
    public var canShare: Bool?

    /// Whether the range that was chosen is announced; it is unless said.
    public var announces: Bool?

    /// The reached milestones shown where there are many; the list is called `milestones`.
    public var windows: ListWindows?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The dashboard as it opens.
    public init() {}
}

/// The options that the screen's actions change.
extension WeightDashboardOptions {
    static let shownRange = OptionPath(\Self.range, "range")
    static let chosenDay = OptionPath(\Self.selectedDay, "selectedDay")
}
