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
    /// The first page of the weight app.
    public static let weightDashboard = ScreenName(rawValue: "weight.dashboard")

    /// The day the goal is reached, as a card by itself.
    public static let weightPrediction = ScreenName(rawValue: "weight.prediction")

    /// The milestones that were reached, under the one that is celebrated now.
    public static let weightCelebration = ScreenName(rawValue: "weight.celebration")

    /// Every weigh-in, month by month.
    public static let weightLogbook = ScreenName(rawValue: "weight.logbook")

    /// The settings of the weight app.
    public static let weightSettings = ScreenName(rawValue: "weight.settings")

    /// The widgets of the weight app, small, medium and large.
    public static let weightWidget = ScreenName(rawValue: "weight.widget")

    /// The way to the next weight milestone, as a card.
    public static let nextMilestone = ScreenName(rawValue: "weight.nextMilestone")

    /// The way to the next weight milestone, in three lines.
    public static let nextMilestoneCompact = ScreenName(rawValue: "weight.nextMilestoneCompact")
}
