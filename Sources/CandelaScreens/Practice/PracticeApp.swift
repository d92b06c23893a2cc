public import CandelaElements
public import CandelaKit
import CandelaTokens

extension AppDefinition {
    /// The practice app.
    public static let practice = AppDefinition(
        unchecked: "practice", name: .phrase("app.name.practice"), theme: .of(.practice),
        wording: .standard,
        screens: [
            PracticeDashboardPresenter(),
            StreakCounterPresenter(),
            PracticeStatisticsPresenter(),
            ShareCardPresenter(),
        ],
        tabs: [
            AppTab(
                .practiceDashboard, icon: .house, selectedIcon: .houseFilled, id: "dashboard"),
            AppTab(
                .practiceStatistics, icon: .chartBar, selectedIcon: .chartBarFilled,
                label: .phrase("practice.progress.title"), id: "progress"),
        ])
}

extension ScreenName {
    /// The first screen of the practice app: streak, week and weekly progress.
    public static let practiceDashboard = ScreenName(rawValue: "practice.dashboard")

    /// The statistics of streaks and practice over time.
    public static let practiceStatistics = ScreenName(rawValue: "practice.statistics")

    /// The length of the current streak.
    public static let streakCounter = ScreenName(rawValue: "practice.streakCounter")

    /// A share image of the streak and its settings.
    public static let shareCard = ScreenName(rawValue: "practice.shareCard")
}
