public import CandelaElements
public import CandelaKit
import CandelaTokens

extension AppDefinition {
    /// The routine app; it has no tabs.
    public static let routine = AppDefinition(
        unchecked: "routine", name: .phrase("app.name.routine"), theme: .of(.routine),
        wording: .standard,
        screens: [
            RoutineBuilderPresenter(),
            RoutineTemplatesPresenter(),
            RoutineCoveragePresenter(),
            RoutineRunPresenter(),
            RoutineStreaksPresenter(),
            LiveActivityPresenter(),
            RoutineWidgetPresenter(),
            RoutineSettingsPresenter(),
            RoutineAppearancePresenter(),
        ])
}

extension ScreenName {
    /// A habit's timer as a Live Activity, on the Lock Screen and in the Dynamic Island.
    public static let liveActivity = ScreenName(rawValue: "routine.liveActivity")

    /// The routine app's widgets.
    public static let routineWidget = ScreenName(rawValue: "routine.widget")

    /// The routine app's settings.
    public static let routineSettings = ScreenName(rawValue: "routine.settings")

    /// The routine app's appearance settings: accent colour and app icon.
    public static let routineAppearance = ScreenName(rawValue: "routine.appearance")

    /// The sheet that creates or edits a routine.
    public static let routineBuilder = ScreenName(rawValue: "routine.builder")

    /// The number of routines for each combination of time, day and place.
    public static let routineCoverage = ScreenName(rawValue: "routine.coverage")

    /// The routines, starting with the one that suits the moment best.
    public static let routineTemplates = ScreenName(rawValue: "routine.templates")

    /// A running routine, habit by habit.
    public static let routineRun = ScreenName(rawValue: "routine.run")

    /// The weeks in a row in which routines met their weekly targets.
    public static let routineStreaks = ScreenName(rawValue: "routine.streaks")
}
