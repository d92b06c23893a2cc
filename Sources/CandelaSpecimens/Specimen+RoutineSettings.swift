import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the routine product's settings.
    static let routineSettings: [Specimen] = [
        settings("typical", place: "home"),
        settings("no-place"),
        settings(
            "chosen",
            SampleRoutines.typical { journal in
                journal.settings.accent = "ocean"
                journal.settings.themeMode = .dark
                journal.settings.routineMode = "workweek"
            }),
        settings(
            "quiet",
            SampleRoutines.typical { journal in
                journal.settings.accent = "#8E44AD"
                journal.settings.playsTimerSound = false
                journal.settings.playsHaptics = false
                journal.settings.playsMotion = false
            }),
        notificationsOff,
        settings("new", Journal()),
        settings(
            "own-words",
            .ready(
                SampleRoutines.typical { journal in
                    journal.routineModes = [
                        RoutineMode(id: "m", name: "أيام العطلة", routines: ["morning"])
                    ]
                    journal.settings.routineMode = "m"
                }), ownWords),
        settings("loading", .loading),
        settings("error", .failed(lastKnown: SampleRoutines.typical())),
        settings("error-nothing-known", .failed(lastKnown: nil)),
        settings("night", place: "home") { $0.now = SampleTime.clock(2, 15) },
        settings("reduced-motion") { $0.reduceMotion = true },
        settings("increased-contrast") { $0.increaseContrast = true },
        settings("largest-text") { $0.typeSize = .accessibility5 },
    ]

    private static var notificationsOff: Specimen {
        var options = RoutineSettingsOptions()
        options.notificationsAreOff = true
        return Specimen(
            "routine-settings-notifications-off", of: .routineSettings,
            phase: .ready(SampleRoutines.typical { $0.settings.dailyReminder = "06:30" }),
            options: options, app: .routine, in: SampleTime.context())
    }

    private static var ownWords: RoutineSurroundings {
        var surroundings = RoutineSurroundings(place: "sea")
        surroundings.places.append(
            RoutinePlace("sea", name: "Grandmother's house by the sea", symbol: "sailboat"))
        surroundings.dayCategories.append(
            DayCategory("band", name: "Band practice", symbol: "guitars", weekdays: [.wednesday]))
        return surroundings
    }

    private static func settings(
        _ name: String, _ journal: Journal = SampleRoutines.typical(), place: String? = nil,
        _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        settings(
            name, .ready(journal), place.map { RoutineSurroundings(place: $0) }, change)
    }

    private static func settings(
        _ name: String, _ phase: Phase, _ surroundings: RoutineSurroundings? = nil,
        _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = RoutineSettingsOptions()
        options.surroundings = surroundings
        return Specimen(
            "routine-settings-\(name)", of: .routineSettings, phase: phase, options: options,
            app: .routine, in: SampleTime.context(change))
    }
}
