import CandelaElements
import CandelaKit

extension Specimen {
    /// The states of the routine product's screens, in the screens' order.
    static let routine: [Specimen] = routineByScreen.flatMap(\.self)

    private static let routineByScreen: [[Specimen]] = [
        routineBuilders, stepEditors,
        routineTemplates,
        routineCoverages,
        routineRuns,
        routineStreaks,
        liveActivities,
        routineWidgets,
        routineSettings,
        routineAppearances,
    ]
}
