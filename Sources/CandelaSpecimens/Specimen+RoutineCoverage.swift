import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the grid of routines by time, day and place.
    static let routineCoverages: [Specimen] = {
        let names = SampleRoutines.typical { journal in
            journal.routines[0].name =
                "Everything that has to happen before the first train to the city leaves"
            journal.routines[2].name = "روتين المساء"
        }
        let many = SampleRoutines.typical { journal in
            for index in journal.routines.indices {
                journal.routines[index].rule = RoutineRule(priority: index)
            }
        }
        return [
            coverage("typical"),
            coverage("weekend") { $0.filter = "weekend" },
            coverage("times-by-days") { options in
                options.x = .day
                options.y = .time
                options.filter = "office"
            },
            coverage("selected") { $0.selected = .init(x: "home", y: "evening") },
            coverage("selected-none") { $0.selected = .init(x: "office", y: "morning") },
            coverage("selected-names", .ready(names)) {
                $0.selected = .init(x: "home", y: "evening")
            },
            coverage("many", .ready(many)), coverage("own-places", surroundings: own),
            coverage("names", .ready(names)), coverage("empty", .ready(Journal())),
            coverage("loading", .loading),
            coverage("error", .failed(lastKnown: SampleRoutines.typical())),
            coverage("error-nothing-known", .failed(lastKnown: nil)),
            coverage("reduced-motion", in: { $0.reduceMotion = true }),
            coverage("plain-look", in: { $0.options.frostedMaterial = false }),
            coverage("increased-contrast", in: { $0.increaseContrast = true }),
            coverage("without-color", in: { $0.differentiateWithoutColor = true }),
            coverage("largest-text", in: { $0.typeSize = .accessibility5 }),
        ]
    }()

    private static func coverage(
        _ name: String, _ phase: Phase = .ready(SampleRoutines.typical()),
        surroundings: RoutineSurroundings? = nil,
        _ choose: (inout RoutineCoverageOptions) -> Void = { _ in },
        in change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = RoutineCoverageOptions()
        options.surroundings = surroundings
        choose(&options)
        return Specimen(
            "coverage-\(name)", of: .routineCoverage, phase: phase, options: options,
            app: .routine, in: SampleTime.context(change))
    }

    private static var own: RoutineSurroundings {
        var surroundings = RoutineSurroundings()
        surroundings.places = [
            RoutinePlace("home", symbol: "house.fill"),
            RoutinePlace("allotment", name: "Allotment", symbol: "leaf.fill"),
        ]
        return surroundings
    }
}
