import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the list of routines.
    static let routineTemplates: [Specimen] = {
        let typical = SampleRoutines.typical()
        let names = SampleRoutines.typical { journal in
            journal.routines[0].name =
                "Everything that has to happen before the first train to the city leaves"
            journal.routines[2].name = "روتين المساء"
            journal.routines[3].color = "#123456"
            journal.sessions = Array(journal.sessions.suffix(1))
            journal.sessions[0].ended = nil
            journal.sessions[0].began = nil
        }
        let accent = SampleRoutines.typical { $0.settings.accent = "#8E44AD" }
        return [
            templates("typical", .ready(typical), place: "home"),
            templates("paused", .ready(paused), place: "home"),
            templates("running", .ready(running), place: "home"),
            templates("place-unknown", .ready(typical)),
            templates("preview", .ready(typical), place: "home", routine: "morning"),
            templates("mode", .ready(inMode("workweek")), place: "home"),
            templates("mode-empty", .ready(inMode("travel")), place: "home"),
            templates("default", .ready(withoutRules(isDefault: true)), place: "office"),
            templates("used-last", .ready(withoutRules(isDefault: false)), place: "office"),
            templates("none-fits", .ready(withoutRules(isDefault: false, sessions: false))),
            templates("morning", .ready(typical), place: "home") {
                $0.now = SampleTime.clock(7, 12)
            },
            templates("night", .ready(typical), place: "home") { $0.now = SampleTime.clock(23, 5) },
            templates("always", .ready(suitedAlways)),
            templates("not-startable", .ready(incomplete), place: "home"),
            templates("own-places", .ready(named), surroundings: ownSurroundings),
            templates("names", .ready(names), place: "home"),
            templates("own-accent", .ready(accent), place: "home"),
            templates("own-accent-increased-contrast", .ready(accent), place: "home") {
                $0.increaseContrast = true
            },
            templates("empty", .ready(Journal()), place: "home"),
            templates("routines-deleted", .ready(typical), place: "home")
                .showing(deleted(.routine)),
            templates("paused-discarded", .ready(typical), place: "home")
                .showing(deleted(.session)),
            templates("one-discarded", .ready(typical), place: "home")
                .showing(deleted(.session, named: "Morning")),
            templates("loading", .loading),
            templates("error", .failed(lastKnown: typical), place: "home"),
            templates("error-nothing-known", .failed(lastKnown: nil)),
            templates("assistive-technology", .ready(typical), place: "home") {
                $0.assistiveTechnology = true
            },
            templates("reduced-motion", .ready(typical), place: "home") { $0.reduceMotion = true },
            templates("plain-look", .ready(typical), place: "home") { context in
                context.options.frostedMaterial = false
                context.options.matchedTransitions = false
            },
            templates("increased-contrast", .ready(typical), place: "home") {
                $0.increaseContrast = true
            },
            templates("largest-text", .ready(typical), place: "home") {
                $0.typeSize = .accessibility5
            },
        ]
    }()

    /// The toasts that two records, or one with a name, can be restored, and that as many others
    /// could not be deleted.
    private static func deleted(_ kind: Intent.RecordKind, named name: String? = nil) -> [Toast] {
        let ids = name == nil ? ["one", "two"] : ["one"]
        let rows = Toast.Rows(kind, ids: ids, name: name, until: SampleTime.clock(17, 20, 5))
        return [.deleted(rows), .notDeleted(record: kind, count: ids.count, name: name)].map {
            Toast($0, shown: SampleTime.clock(17, 20))
        }
    }

    private static func templates(
        _ name: String, _ phase: Phase, place: String? = nil, routine: String? = nil,
        surroundings: RoutineSurroundings? = nil, _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = RoutineTemplatesOptions()
        options.surroundings = surroundings ?? place.map { RoutineSurroundings(place: $0) }
        options.routine = routine
        return Specimen(
            "templates-\(name)", of: .routineTemplates, phase: phase, options: options,
            app: .routine, in: SampleTime.context(change))
    }

    private static func inMode(_ mode: String) -> Journal {
        SampleRoutines.typical { $0.settings.routineMode = mode }
    }

    /// A routine that was never ended, above the paused ones.
    private static var running: Journal {
        var journal = paused
        for place in journal.sessions.indices where journal.sessions[place].id == "hours" {
            journal.sessions[place].state = .running
            journal.sessions[place].ended = nil
        }
        return journal
    }

    /// Routines paused minutes, hours and days ago.
    private static var paused: Journal {
        SampleRoutines.typical { journal in
            for place in journal.sessions.indices where journal.sessions[place].state == .paused {
                journal.sessions[place].ended = SampleTime.noted(16, 55, daysAgo: 0)
            }
            var hours = SampleRoutines.session(
                "hours", "workout", daysAgo: 0, hour: 13, minutes: 20, .paused)
            var days = SampleRoutines.session(
                "days", "weekend", daysAgo: 2, hour: 9, minutes: 20, .paused)
            hours.completed = ["playlist"]
            days.completed = ["walk"]
            journal.sessions += [hours, days]
        }
    }

    /// A routine without habits, and one with an incomplete habit only.
    private static var incomplete: Journal {
        SampleRoutines.typical { journal in
            journal.routines[1].steps = []
            journal.routines[3].steps = [SampleRoutines.step("tea", "Tea", .timer)]
        }
    }

    /// Routines without rules.
    ///
    /// - Parameters:
    ///   - isDefault: Whether `evening` is the default routine.
    ///   - sessions: Whether the journal has sessions.
    private static func withoutRules(isDefault: Bool, sessions: Bool = true) -> Journal {
        SampleRoutines.typical { journal in
            for index in journal.routines.indices {
                journal.routines[index].rule = nil
                journal.routines[index].isDefault = isDefault && index == 2
            }
            if !sessions { journal.sessions = [] }
        }
    }

    /// A routine with a rule that every moment matches, and others without rules.
    private static var suitedAlways: Journal {
        var journal = withoutRules(isDefault: false)
        journal.routines[2].rule = RoutineRule()
        return journal
    }

    /// A routine for the person's own kind of day and place, and one for any place.
    private static var named: Journal {
        SampleRoutines.typical { journal in
            journal.routines[1].rule = RoutineRule(days: ["market"], places: ["allotment"])
            journal.sessions = []
        }
    }

    private static var ownSurroundings: RoutineSurroundings {
        var surroundings = RoutineSurroundings(place: "allotment")
        surroundings.places.append(
            RoutinePlace("allotment", name: "Allotment", symbol: "leaf.fill"))
        surroundings.dayCategories.append(
            DayCategory("market", name: "Market", symbol: "basket", weekdays: [.wednesday]))
        return surroundings
    }
}
