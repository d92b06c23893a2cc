import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// The journeys of the practice product.
    static let practice: [Journey] = [
        Journey(
            "practice-streak-at-risk-saved", from: meditating(11),
            at: StreakCounterOptions(habit: "meditate"),
            [
                .tap("streakCounter/openStatistics"),
                .tap("quickPractice/length/15/15"),
                .tap("quickPractice/startPractice/startPractice"),
            ]),
        Journey(
            "practice-milestone-celebrated", from: meditating(6), at: PracticeStatisticsOptions(),
            [
                .tap("quickPractice/startPractice/startPractice"),
                .tap("tabs/dashboard/dashboard"),
            ]),
        Journey(
            "practice-not-saved", from: meditating(3), at: PracticeStatisticsOptions(),
            [
                .tap("quickPractice/startPractice/startPractice"), .report(.save, false),
                .tap("saving-failed/retry/retry"), .report(.save, true),
            ]),
        Journey(
            "practice-week-and-days", from: meditating(11), at: PracticeDashboardOptions(),
            [
                .tap("week/previousWeek/previousWeek"), .tap("week/2026-03-12/select"),
                .tap("weeklyProgress/openProgress/openProgress"),
                .tap("calendar/2026-03-10/open"), .tap("toolbar/close/close"),
                .tap("views/view/heatMap/heatMap"), .tap("heatMap/2026-03-09/open"),
                .tap("dayDetail/2026-03-11/open"),
                .tap("toolbar/close/close"), .tap("dayDetail/close/close"),
                .tap("heatMap/heatMapPeriod/week/week"),
            ]),
        Journey(
            "practice-streak-shared", from: meditating(11), at: PracticeStatisticsOptions(),
            [
                .tap("sharing/customize/customize"), .tap("customize/theme/dark/dark"),
                .tap("customize/message/message", "Eleven mornings in a row"),
                .tap("shareCard/share/share"), .report(.share, "shared"),
            ]),
    ]

    /// A journal with a habit done on a number of consecutive days until yesterday.
    static func meditating(_ days: Int) -> Journal {
        var journal = Journal()
        journal.habits = [
            SampleHabits.habit("meditate", "Meditate", "moon.fill", "purple", daysAgo: 40)
        ]
        journal.completions = SampleHabits.run("meditate", days, until: 1)
        return journal
    }
}
