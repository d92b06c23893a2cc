public import CandelaElements
public import CandelaKit
import CandelaTokens

extension AppDefinition {
    /// The routine app, without tabs.
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
    /// A habit's timer outside the app: on the lock screen and in the island.
    public static let liveActivity = ScreenName(rawValue: "routine.liveActivity")

    /// The routine product's widgets.
    public static let routineWidget = ScreenName(rawValue: "routine.widget")

    /// The routine product's settings.
    public static let routineSettings = ScreenName(rawValue: "routine.settings")

    /// Mode, accent colour, app icon and motion of the routine product.
    public static let routineAppearance = ScreenName(rawValue: "routine.appearance")

    /// The sheet in which a routine is set up or changed.
    public static let routineBuilder = ScreenName(rawValue: "routine.builder")

    /// For which times, days and places there are routines.
    public static let routineCoverage = ScreenName(rawValue: "routine.coverage")

    /// The routines, with the one that suits the moment first.
    public static let routineTemplates = ScreenName(rawValue: "routine.templates")

    /// A routine that is gone through, habit by habit.
    public static let routineRun = ScreenName(rawValue: "routine.run")

    /// The weeks in a row in which routines met their weekly targets.
    public static let routineStreaks = ScreenName(rawValue: "routine.streaks")
}
