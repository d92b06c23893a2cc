import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the practice dashboard.
    static let practiceDashboards: [Specimen] = dashboardStates + dashboardWeeks

    private static func dashboard(
        _ name: String, _ journal: Journal = SamplePractices.typical(), habit: String? = nil,
        choosing choose: (inout PracticeDashboardOptions) -> Void = { _ in },
        in change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = PracticeDashboardOptions()
        options.habit = habit
        choose(&options)
        return Specimen(
            "practice-\(name)", of: .practiceDashboard, phase: .ready(journal), options: options,
            app: .practice, in: SampleTime.context(change))
    }

    private static func dashboard(_ name: String, phase: Phase) -> Specimen {
        Specimen(
            "practice-\(name)", of: .practiceDashboard, phase: phase,
            options: PracticeDashboardOptions(), app: .practice, in: SampleTime.context())
    }

    private static var dashboardStates: [Specimen] {
        let long = "Write three pages by hand before anybody else in the house is awake"
        return [
            dashboard("typical"),
            dashboard("empty", Journal()),
            dashboard("at-risk", SampleStreaks.practices(9, until: 1, celebrated: [7])),
            dashboard("milestone", SampleStreaks.practices(14, celebrated: [7])),
            // Five days since the first practice, all of them done.
            dashboard("five-days", SampleStreaks.practices(5)),
            // Three of the last seven days are 43 percent.
            dashboard(
                "irregular",
                SampleStreaks.practices(3) { SampleStreaks.append(1, until: 8, to: &$0) }),
            // Five of five planned days, and two of rest.
            dashboard("rest-days", SamplePractices.weekWithRest),
            // A fortnight that ended nine days ago.
            dashboard("idle", SampleStreaks.practices(14, until: 9, celebrated: [7, 14])),
            dashboard("worked-week", SamplePractices.weekWithGaps),
            dashboard("weekly", SampleHabits.weekly(), habit: "run"),
            dashboard("done-marks", SampleStreaks.marks, habit: "h1"),
            dashboard("3650-days", SampleStreaks.decade),
            dashboard("habit-in-arabic", SampleStreaks.habit(named: "قراءة يومية"), habit: "h1"),
            dashboard("habit-with-a-long-name", SampleStreaks.habit(named: long), habit: "h1"),
            dashboard("loading", phase: .loading),
            dashboard("error", phase: .failed(lastKnown: SamplePractices.typical())),
            dashboard("error-nothing-known", phase: .failed(lastKnown: nil)),
            dashboard("longer-words", in: { $0.language = "en-XA" }),
            dashboard("right-to-left", in: { $0.language = "ar-XB" }),
            dashboard("reduced-motion", in: { $0.reduceMotion = true }),
            dashboard(
                "increased-contrast", choosing: { $0.selectedDay = SampleTime.today },
                in: { $0.increaseContrast = true }),
            dashboard("without-color", in: { $0.differentiateWithoutColor = true }),
            dashboard("largest-text", in: { $0.typeSize = .accessibility5 }),
        ]
    }

    private static var dashboardWeeks: [Specimen] {
        let rests = SamplePractices.typical { journal in
            journal.restDays.append(SampleTime.today.adding(days: 3))
        }
        return [
            dashboard("day-chosen") { $0.selectedDay = SampleTime.today.adding(days: -1) },
            dashboard("week-before") { options in
                options.weekOffset = -1
                options.selectedDay = SampleTime.today.adding(days: -9)
            },
            // Rest on Saturday, practices on Thursday and Friday.
            dashboard("planned", rests) {
                $0.plannedDays = [1, 2].map { SampleTime.today.adding(days: $0) }
            },
            dashboard("week-after") { options in
                options.weekOffset = 1
                options.plannedDays = [SampleTime.today.adding(days: 6)]
            },
        ]
    }
}
