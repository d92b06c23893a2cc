public import CandelaElements
public import CandelaKit
import CandelaTokens

extension AppDefinition {
    /// The daily habit app, without tabs.
    public static let habit = AppDefinition(
        unchecked: "habit", name: .phrase("app.name.habit"), theme: .of(.habit), wording: .standard,
        screens: [
            HabitListPresenter(),
            HabitDetailPresenter(),
            HabitFormPresenter(),
        ])
}

extension ScreenName {
    /// The habits with their streaks and today's checks.
    public static let habitList = ScreenName(rawValue: "habit.list")

    /// One habit's streaks, chart and figures.
    public static let habitDetail = ScreenName(rawValue: "habit.detail")

    /// The sheet in which a habit is set up or changed.
    public static let habitForm = ScreenName(rawValue: "habit.form")
}
