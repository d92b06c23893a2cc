public import CandelaElements
public import CandelaKit
import CandelaTokens

extension AppDefinition {
    /// The weight app.
    public static let weight = AppDefinition(
        unchecked: "weight", name: .phrase("app.name.weight"), theme: .of(.weight),
        wording: .standard,
        screens: [
            WeightDashboardPresenter(),
            NextMilestonePresenter(),
            NextMilestoneCompactPresenter(),
            WeightPredictionPresenter(),
            WeightCelebrationPresenter(),
            WeightEntryPresenter(),
            WeightLogbookPresenter(),
            WeightSettingsPresenter(),
            WeightWidgetPresenter(),
        ],
        tabs: [
            AppTab(.weightDashboard, icon: .gauge, id: "dashboard"),
            AppTab(.weightLogbook, icon: .book, id: "logbook"),
            AppTab(.weightSettings, icon: .gear, id: "settings"),
        ])
}

extension ScreenName {
    /// The first screen of the weight app.
    public static let weightDashboard = ScreenName(rawValue: "weight.dashboard")

    /// The predicted day of reaching the goal, as a single card.
    public static let weightPrediction = ScreenName(rawValue: "weight.prediction")

    /// The reached milestones, below the one being celebrated.
    public static let weightCelebration = ScreenName(rawValue: "weight.celebration")

    /// The sheet that adds or edits a weigh-in.
    public static let weightEntry = ScreenName(rawValue: "weight.entry")

    /// The list of all weigh-ins, grouped by month.
    public static let weightLogbook = ScreenName(rawValue: "weight.logbook")

    /// The settings of the weight app.
    public static let weightSettings = ScreenName(rawValue: "weight.settings")

    /// The widgets of the weight app, small, medium and large.
    public static let weightWidget = ScreenName(rawValue: "weight.widget")

    /// The progress to the next weight milestone, as a card.
    public static let nextMilestone = ScreenName(rawValue: "weight.nextMilestone")

    /// The progress to the next weight milestone, in three lines.
    public static let nextMilestoneCompact = ScreenName(rawValue: "weight.nextMilestoneCompact")
}
