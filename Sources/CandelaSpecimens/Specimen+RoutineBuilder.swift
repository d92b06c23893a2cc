import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the sheet that creates or edits a routine.
    static let routineBuilders: [Specimen] = [
        builder("naming-empty"),
        builder("naming-blank", new { $0.routine.name = "   " }),
        builder("naming-valid", named),
        builder("naming-suggested", new { $0.routine.name = "Weekday morning" }),
        builder(
            "naming-full",
            new { draft in
                draft.routine = SampleRoutines.morning
                draft.routine.color = "#8e44ad"
            }),
        builder("building-empty", on(.building, named)),
        builder("building-filled", building),
        builder("dragging", on(.building, building) { $0.dragged = "journal" }),
        builder("editing", routine: "Evening wind-down"),
        builder("editing-name", on(.naming, RoutineDraft(SampleRoutines.evening))),
        builder(
            "missing-routine",
            on(.building, RoutineDraft(SampleRoutines.evening)) { draft in
                draft.routine.steps[4].routine = "gone"
            }),
        builder("every-kind", everyKind),
        builder("long-names", names), builder("loading", phase: .loading),
        builder("error", phase: .failed(lastKnown: SampleRoutines.typical())),
        builder("error-nothing-known", phase: .failed(lastKnown: nil)),
        builder("first-routine", on(.building, building), phase: .ready(Journal())),
        builder("reduced-motion", building) { $0.reduceMotion = true },
        builder("plain-look", building) { context in
            context.options.frostedMaterial = false
            context.options.matchedTransitions = false
        },
        builder("increased-contrast", building) { $0.increaseContrast = true },
        builder("largest-text", building) { $0.typeSize = .accessibility5 },
    ]

    /// The editor of each kind of step, and its states.
    static let stepEditors: [Specimen] = [
        editor("new", "new", of: newTask), editor("task", "stretch", of: kinds),
        editor("timer", "meditate", of: kinds),
        editor("timer-without-length", "later", of: unfinished),
        editor("count-up", "journal", of: kinds), editor("intervals", "intervals", of: kinds),
        editor("action", "open", of: unfinished), editor("action-chosen", "playlist", of: kinds),
        editor("counter", "vitamins", of: kinds), editor("measurement", "weigh", of: kinds),
        editor("sequence", "warmUp", of: kinds), editor("sequence-empty", "start", of: unfinished),
        editor("sequence-step", "warmUp", "hips", of: kinds),
        editor("question", "energy", of: kinds),
        editor("question-empty", "ask", of: unfinished),
        editor("follow-up", "energy", "run", of: kinds),
        editor("follow-up-empty", "energy", "energy-3", of: kinds),
        editor("routine", "stretching", of: kinds), editor("looks", "bed", of: kinds),
        editor("invalid", "long", of: unfinished),
        editor(
            "typed", "journal",
            of: on(.building, building) { draft in
                draft.typed = ["draft.routine.steps[journal].timer.seconds": "five"]
            }),
        editor("many-items", "many", of: unfinished),
        editor("increased-contrast", "energy", of: kinds) { $0.increaseContrast = true },
        editor("largest-text", "intervals", of: kinds) { $0.typeSize = .accessibility5 },
    ]

    /// The editor of a step, in a routine with only that step.
    private static func editor(
        _ name: String, _ steps: String..., of draft: RoutineDraft,
        _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        let alone = on(.building, draft) { draft in
            draft.edited = steps
            draft.routine.steps.removeAll { $0.id != steps.first }
        }
        // Only an included routine needs others.
        let journal = name == "routine" ? SampleRoutines.typical() : Journal()
        return builder("editor-\(name)", alone, phase: .ready(journal), change)
    }

    private static var newTask: RoutineDraft {
        on(.building, building) { draft in
            draft.routine.steps.append(SampleRoutines.step("new", ""))
            draft.added = ["new"]
        }
    }

    /// The draft with steps of every kind, and habits after two of three answers.
    private static var kinds: RoutineDraft {
        on(.building, everyKind) { draft in
            draft.routine.steps[0].color = "#8e44ad"
            draft.routine.steps[4].steps = SampleRoutines.afterEnergy
            draft.routine.steps.append(SampleRoutines.evening.steps[1])
        }
    }

    /// Steps that lack something, or have an invalid value.
    private static var unfinished: RoutineDraft {
        on(.building, named) { draft in
            draft.routine.steps = [
                SampleRoutines.step("later", "Breathe", .timer),
                SampleRoutines.step("open", "Read the news", .action),
                SampleRoutines.step("start", "Get ready", .sequence),
                SampleRoutines.step("ask", "How are you?", .question),
                SampleRoutines.step("long", String(repeating: "Tidy up ", count: 26), .task) {
                    $0.seconds = 90_000
                    $0.items = ["", "Desk"]
                },
                SampleRoutines.step("many", "Pack", .task) { step in
                    step.items = (1...120).map { "Part \($0)" }
                },
            ]
        }
    }

    private static func builder(
        _ name: String, _ draft: RoutineDraft? = nil, routine: String? = nil,
        phase: Phase = .ready(SampleRoutines.typical()),
        _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = RoutineBuilderOptions()
        options.draft = draft
        options.routine = routine
        return Specimen(
            "builder-\(name)", of: .routineBuilder, phase: phase, options: options,
            app: .routine, in: SampleTime.context(change))
    }

    private static func new(_ change: (inout RoutineDraft) -> Void) -> RoutineDraft {
        var draft = RoutineDraft()
        change(&draft)
        return draft
    }

    private static func on(
        _ page: RoutineDraft.Page, _ draft: RoutineDraft,
        _ change: (inout RoutineDraft) -> Void = { _ in }
    ) -> RoutineDraft {
        var draft = draft
        draft.page = page
        change(&draft)
        return draft
    }

    private static var named: RoutineDraft {
        new { draft in
            draft.routine.name = "Before bed"
            draft.routine.color = "blue"
            draft.routine.weeklyTarget = RoutineDraft.standardTarget
        }
    }

    private static var building: RoutineDraft {
        on(.building, named) { draft in
            draft.routine.steps = [
                SampleRoutines.step("dishes", "Do the dishes"),
                SampleRoutines.step("journal", "Write in the journal", .timer) {
                    $0.timer = .countDown(seconds: 330)
                },
                SampleRoutines.step("plan", "Plan tomorrow", .action) { $0.target = .app },
            ]
        }
    }

    private static var everyKind: RoutineDraft {
        on(.building, named) { draft in
            draft.routine.steps =
                SampleRoutines.morning.steps + SampleRoutines.workout.steps
                + [SampleRoutines.evening.steps[4]]
            draft.routine.steps[0].symbol = "bed.double"
            draft.routine.steps[0].color = "orange"
            draft.routine.steps[0].seconds = 1
        }
    }

    private static var names: RoutineDraft {
        on(.building, named) { draft in
            draft.routine.name =
                "Everything that has to happen before the first train to the city leaves"
            draft.routine.steps = [
                SampleRoutines.step("one", "قراءة يومية"),
                SampleRoutines.step(
                    "two", "Write three pages by hand before anybody else in the house is awake"),
            ]
        }
    }
}
