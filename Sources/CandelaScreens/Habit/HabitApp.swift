public import CandelaElements
public import CandelaKit
import CandelaTokens

extension AppDefinition {
    /// The daily habit app; it has no tabs.
    public static let habit = AppDefinition(
        unchecked: "habit", name: .phrase("app.name.habit"), theme: .of(.habit), wording: .standard,
        screens: [
            HabitListPresenter(),
            HabitDetailPresenter(),
            HabitDayPresenter(),
            HabitFormPresenter(),
            HabitSettingsPresenter(),
        ])
}

extension ScreenName {
    /// The list of habits with their streaks and today's checkboxes.
    public static let habitList = ScreenName(rawValue: "habit.list")

    /// One habit's streaks, chart and figures.
    public static let habitDetail = ScreenName(rawValue: "habit.detail")

    /// The sheet with a habit's record of a day.
    public static let habitDay = ScreenName(rawValue: "habit.day")

    /// The sheet that creates or edits a habit.
    public static let habitForm = ScreenName(rawValue: "habit.form")

    /// The settings of the daily habit app.
    public static let habitSettings = ScreenName(rawValue: "habit.settings")
}
