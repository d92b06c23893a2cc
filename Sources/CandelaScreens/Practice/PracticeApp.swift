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
            PracticeDayPresenter(),
            PracticeSessionPresenter(),
            ShareCardPresenter(),
            PracticeSettingsPresenter(),
        ],
        tabs: [
            AppTab(
                .practiceDashboard, icon: .house, selectedIcon: .houseFilled, id: "dashboard"),
            AppTab(
                .practiceStatistics, icon: .chartBar, selectedIcon: .chartBarFilled,
                label: .phrase("practice.progress.title"), id: "progress"),
            AppTab(.practiceSettings, icon: .gear, id: "settings"),
        ])
}

extension ScreenName {
    /// The first screen of the practice app: streak, week and weekly progress.
    public static let practiceDashboard = ScreenName(rawValue: "practice.dashboard")

    /// The statistics of streaks and practice over time.
    public static let practiceStatistics = ScreenName(rawValue: "practice.statistics")

    /// The sheet with the practice sessions of a day.
    public static let practiceDay = ScreenName(rawValue: "practice.day")

    /// The sheet that adds or edits a practice session.
    public static let practiceSession = ScreenName(rawValue: "practice.session")

    /// The length of the current streak.
    public static let streakCounter = ScreenName(rawValue: "practice.streakCounter")

    /// A share image of the streak and its settings.
    public static let shareCard = ScreenName(rawValue: "practice.shareCard")

    /// The settings of the practice app.
    public static let practiceSettings = ScreenName(rawValue: "practice.settings")
}
