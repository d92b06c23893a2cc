public import CandelaElements
public import CandelaKit

/// What the details of a habit are asked to show beyond the journal.
public struct HabitDetailOptions: HabitOptions, ChosenOptions {
    /// The screen they are for.
    public static let screen = ScreenName.habitDetail

    /// The habit to show, by its id or its exact name; without one the newest.
    public var habit: String?

    /// The period the chart shows, when one was chosen; without it a week.
    public var period: ChartPeriod?

    /// Whether the period that was chosen is announced; it is unless said.
    public var announces: Bool?

    /// What just happened, newest first.
    public var notes: [PassingNote]?

    /// The details as they open.
    public init() {}
}

/// The options that the screen's actions change.
extension HabitDetailOptions {
    static let shownPeriod = OptionPath(\Self.period, "period")
}
