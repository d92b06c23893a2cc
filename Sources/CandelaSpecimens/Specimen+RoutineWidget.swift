import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the routine product's widgets.
    static let routineWidgets: [Specimen] = [
        widget("typical", place: "home"),
        widget("elsewhere"),
        widget("empty", .ready(Journal())),
        widget(
            "nothing-paused",
            .ready(SampleRoutines.typical { $0.sessions.removeAll { $0.state == .paused } })),
        widget(
            "no-streaks",
            .ready(
                SampleRoutines.typical { journal in
                    journal.routines = [SampleRoutines.evening]
                    journal.sessions = journal.sessions.filter { $0.routine == "evening" }
                })),
        widget(
            "nearly-finished",
            .ready(
                SampleRoutines.typical { journal in
                    journal.sessions[journal.sessions.count - 1].completed = [
                        "bed", "meditate", "vitamins", "weigh", "energy",
                    ]
                })),
        widget(
            "names",
            .ready(
                SampleRoutines.typical { journal in
                    journal.routines[0].name =
                        "Everything I want to have done before anybody else in the house is awake"
                    journal.routines[0].color = "#8e44ad"
                    journal.routines[1].name = "تمارين الصباح"
                })),
        widget(
            "more-than-the-target",
            .ready(
                SampleRoutines.typical { journal in
                    for place in journal.routines.indices {
                        journal.routines[place].weeklyTarget = 1
                    }
                })),
        widget("placeholder", .loading),
        widget("error", .failed(lastKnown: SampleRoutines.typical())),
        widget("error-nothing-known", .failed(lastKnown: nil)),
        widget("reduced-motion") { $0.reduceMotion = true },
        widget("increased-contrast") { $0.increaseContrast = true },
        widget("largest-text") { $0.typeSize = .accessibility5 },
    ]

    private static func widget(
        _ name: String, _ phase: Phase = .ready(SampleRoutines.typical()),
        place: String? = nil, _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = RoutineWidgetOptions()
        options.surroundings = place.map { RoutineSurroundings(place: $0) }
        return Specimen(
            "routine-widget-\(name)", of: .routineWidget, phase: phase, options: options,
            app: .routine, in: SampleTime.context(change))
    }
}
