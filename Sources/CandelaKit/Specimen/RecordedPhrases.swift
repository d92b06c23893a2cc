package import CandelaElements
import CandelaRules

/// The keys of the phrases that specimens and journeys say.
package struct RecordedPhrases: Sendable {
    /// The keys that each screen says.
    package private(set) var screens: [ScreenName: Set<String>] = [:]

    /// The keys that sessions say apart from their screens, in announcements and notifications.
    package private(set) var session: Set<String> = []

    /// The keys that specimens and journeys say, without those that only their families add.
    package private(set) var spoken: Set<String> = []

    /// The engine's families: the amount, the unit or the state of a timer decides between them.
    private static let families = ["countdown.", "duration.", "timer.", "unit.weight."]

    /// Creates a record of nothing.
    package init() {}

    /// Makes all specimens and plays all journeys. Each screen is also made while its data loads,
    /// after a failure to read it, with the journals of the other specimens of its app, and with
    /// steps that have no names and take more than an hour.
    ///
    /// - Parameter families: The beginnings of keys between which a person's data decides. A screen
    ///   that says one phrase of a family can say all, although no specimen says them.
    /// - Throws: As `Specimen.made()` and `Journey.played()`.
    package init(
        of specimens: [Specimen], _ journeys: [Journey], families: [String] = []
    ) throws {
        let recorder = PhraseRecorder()
        var wordings: [String: Wording] = [:]
        var journals: [Specimen] = []
        for specimen in specimens {
            let app = specimen.app.recorded(by: recorder)
            wordings[app.id] = app.wording
            _ = try specimen.of(app).made()
            if screens.updateValue([], forKey: specimen.screen) == nil {
                for phase in [Phase.loading, .failed(lastKnown: nil)] {
                    _ = try specimen.of(app).with(phase).made()
                }
            }
            guard case .ready(let journal) = specimen.phase else { continue }
            if !journal.routines.isEmpty {
                _ = try specimen.of(app).with(.ready(journal.withLongSteps)).made()
            }
            guard !journals.contains(where: specimen.hasJournal) else { continue }
            journals.append(specimen)
            for screen in app.screens {
                // A journal can lack the records that a screen needs.
                _ = try? Screen.make(screen, phase: specimen.phase, of: app, in: specimen.context)
            }
        }
        for journey in journeys {
            let app = journey.app.recorded(by: recorder)
            wordings[app.id] = app.wording
            for frame in try journey.of(app).played() { screens[frame.screen.screen] = [] }
        }
        spoken = recorder.keys
        let known = Set(wordings.values.flatMap(\.ownKeys))
        let families = Self.families + families
        for screen in screens.keys {
            screens[screen] = recorder.keys(of: screen).widened(to: families, of: known)
        }
        let engine = Set(Wording.engine.ownKeys)
        session = recorder.keys(of: nil).widened(to: Self.families, of: engine)
    }
}

extension Specimen {
    /// The screen in another phase.
    fileprivate func with(_ phase: Phase) -> Specimen {
        Specimen(
            name, of: screen, phase: phase, options: options, toasts: toasts, app: app, in: context)
    }

    /// Whether the app, the journal and the time are the same.
    fileprivate func hasJournal(of other: Specimen) -> Bool {
        app.id == other.app.id && context.now == other.context.now && phase == other.phase
    }
}

extension Wording {
    /// The keys of all tables, without the keys of sentences for a unit.
    fileprivate var ownKeys: [String] {
        tables.map(\.source).flatMap { source in source.keys.filter { !source.isForUnit($0) } }
    }
}

extension Set<String> {
    /// The same keys, with all of each family that one of them belongs to.
    fileprivate func widened(to families: [String], of known: Set<String>) -> Set<String> {
        let families = families.filter { family in contains { $0.hasPrefix(family) } }
        return union(known.filter { key in families.contains { key.hasPrefix($0) } })
    }
}

extension Journal {
    /// The same routines, whose steps have no names and take more than an hour.
    fileprivate var withLongSteps: Journal {
        var journal = self
        for place in routines.indices {
            journal.routines[place].steps = routines[place].steps.map(\.long)
        }
        return journal
    }
}

extension RoutineStep {
    fileprivate var long: RoutineStep {
        var step = self
        (step.name, step.seconds) = ("", 5_000)
        step.steps = steps.map(\.long)
        return step
    }
}
