import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the list of routine streaks.
    static let routineStreaks: [Specimen] = [
        streaks("typical", .ready(SampleRoutines.typical())),
        streaks("empty", .ready(SampleRoutines.typical(withoutTargets))),
        streaks("new", .ready(SampleRoutines.typical { $0.sessions = [] })),
        streaks(
            "first-week",
            .ready(
                SampleRoutines.typical { journal in
                    journal.routines = [SampleRoutines.weekend]
                    journal.sessions = [0, 1].map {
                        SampleRoutines.session(
                            "today-\($0)", "weekend", daysAgo: 0, hour: 9 + $0, minutes: 20,
                            .finished)
                    }
                })),
        streaks(
            "10-years",
            .ready(
                SampleRoutines.typical { journal in
                    journal.routines = [SampleRoutines.weekend]
                    journal.sessions = (1...530).map {
                        SampleRoutines.session(
                            "week-\($0)", "weekend", daysAgo: 7 * $0, hour: 9, minutes: 20,
                            .finished)
                    }
                })),
        streaks(
            "names",
            .ready(
                SampleRoutines.typical { journal in
                    journal.routines[0].name =
                        "Everything I want to have done before anybody else in the house is awake"
                    journal.routines[1].name = "تمارين الصباح"
                })),
        streaks(
            "beyond-target",
            .ready(
                SampleRoutines.typical { journal in
                    journal.routines = [SampleRoutines.weekend]
                    // Every day of this week up to today, a Wednesday, and of the two weeks before.
                    journal.sessions = ([0, 1, 2] + Array(3...16)).map {
                        SampleRoutines.session(
                            "day-\($0)", "weekend", daysAgo: $0, hour: 9, minutes: 20, .finished)
                    }
                })),
        streaks("windowed", .ready(SampleRoutines.typical()), showing: 1),
        streaks("loading", .loading),
        streaks("error", .failed(lastKnown: SampleRoutines.typical())),
        streaks("error-nothing-known", .failed(lastKnown: nil)),
        streaks("notes", .ready(SampleRoutines.typical())).showing(toasts),
        streaks("reduced-motion", .ready(SampleRoutines.typical())) { $0.reduceMotion = true },
        streaks("opaque", .ready(SampleRoutines.typical())) { $0.reduceTransparency = true },
        streaks("increased-contrast", .ready(SampleRoutines.typical())) {
            $0.increaseContrast = true
        },
        streaks("largest-text", .ready(SampleRoutines.typical())) {
            $0.typeSize = .accessibility5
        },
    ]

    /// Four toasts of which three are shown, the oldest of them about to expire.
    private static let toasts = [
        Toast(
            .message(
                .init(
                    "save", .error, "The routine could not be saved",
                    offer: .init(.retry(.save), "Try again"))),
            shown: SampleTime.clock(17, 19, 59)),
        Toast(
            .message(.init("reminders", .warning, "Reminders are switched off")),
            shown: SampleTime.clock(17, 19, 58)),
        Toast(
            .message(.init("name", .success, "Routine renamed")),
            shown: SampleTime.clock(17, 19, 58)),
        Toast(
            .message(.init("sync", .info, "Routines were brought over from the other phone")),
            shown: SampleTime.clock(17, 19, 58)),
    ]

    private static func withoutTargets(_ journal: inout Journal) {
        for place in journal.routines.indices { journal.routines[place].weeklyTarget = nil }
    }

    /// - Parameter rows: The number of routines shown at a time; `nil` for the usual number.
    private static func streaks(
        _ name: String, _ phase: Phase, showing rows: Int? = nil,
        _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = RoutineStreaksOptions()
        if let rows {
            options.windows = ListWindows()
            options.windows?.rows = rows
        }
        return Specimen(
            "routine-streaks-\(name)", of: .routineStreaks, phase: phase, options: options,
            app: .routine, in: SampleTime.context(change))
    }
}
