import CandelaRules

/// Journals of people with routines.
enum SampleRoutines {
    /// Four routines, two modes, and sessions from the last few weeks. One session from this
    /// morning and one from yesterday are paused.
    ///
    /// At 17:20 on a Wednesday at home `evening` is the best match; `workout` matches as well.
    static func typical(_ change: (inout Journal) -> Void = { _ in }) -> Journal {
        var journal = Journal()
        journal.routines = [morning, workout, evening, weekend]
        journal.routineModes = [
            RoutineMode(id: "workweek", name: "Work week", routines: ["morning", "evening"]),
            RoutineMode(id: "travel", name: "Travel", routines: []),
        ]
        journal.sessions = sessions
        change(&journal)
        return journal
    }

    /// A weekday morning at home: tasks, a timer, a counter, a measurement and a question.
    static let morning = routine(
        "morning", "Weekday Morning", color: "orange", target: 4,
        rule: RoutineRule(
            times: ["earlyMorning", "morning"], days: ["weekday"], places: ["home"], priority: 2),
        [
            step("bed", "Make the bed"),
            step("meditate", "Meditate", .timer) { $0.timer = .countDown(seconds: 600) },
            step("vitamins", "Vitamins", .counter) {
                $0.items = ["Vitamin D", "Iron", "Omega 3"]
            },
            step("weigh", "Weigh in", .measurement),
            step("energy", "How much energy do you have?", .question) {
                $0.items = ["A lot", "Some", "None"]
            },
        ])

    /// The steps that depend on the answer to the morning's question.
    static let afterEnergy = [
        step("run", "Run", .sequence) {
            $0.steps = [step("warm", "Warm up"), step("jog", "Jog")]
        },
        step("walk", "Walk"),
    ]

    /// A workout on any day: a shortcut, a sequence with a step that has its own duration,
    /// intervals, and a task with items.
    static let workout = routine(
        "workout", "Workout", color: "red", target: 3,
        rule: RoutineRule(times: ["afternoon", "evening"]),
        [
            step("playlist", "Workout playlist", .action) { $0.target = .shortcut },
            step("warmUp", "Warm up", .sequence) { warmUp in
                warmUp.steps = [
                    step("neck", "Neck circles"), step("arms", "Arm circles"),
                    step("hips", "Hip circles") { $0.seconds = 90 },
                ]
            },
            step("intervals", "Sprints", .timer) {
                $0.timer = .intervals(steps: [40, 20], rounds: 8)
            },
            step("stretch", "Stretch", .task) { $0.items = ["Legs", "Back", "Shoulders"] },
        ])

    /// An evening at home that includes another routine.
    static let evening = routine(
        "evening", "Evening wind-down", color: "purple",
        rule: RoutineRule(times: ["evening", "night"], places: ["home"]), isDefault: true,
        [
            step("dishes", "Do the dishes"),
            step("journal", "Write in the journal", .timer) { $0.timer = .countUp(target: 300) },
            step("news", "Read one long article", .action) { $0.target = .website },
            step("plan", "Plan tomorrow", .action) { $0.target = .app },
            step("stretching", "Workout", .routine) { $0.routine = "workout" },
        ])

    /// A weekend routine for any time and place.
    static let weekend = routine(
        "weekend", "Weekend", color: "lightBlue", target: 1,
        rule: RoutineRule(days: ["weekend"]),
        [
            step("walk", "Long walk", .timer) { $0.timer = .countUp(target: nil) },
            step("groceries", "Groceries"),
        ])

    /// One session paused this morning after two of five steps were completed and one skipped, one
    /// paused yesterday, and finished ones of this week and the four weeks before.
    private static var sessions: [RoutineSession] {
        let finished: [(routine: String, daysAgo: [Int])] = [
            // Today is a Wednesday, so this week began 2 days ago and last week 9 days ago.
            ("morning", [1, 2, 5, 6, 7, 8, 9, 12, 13, 14, 16, 19, 20, 21, 22, 26, 27, 28, 30]),
            ("workout", [2, 4, 6, 9, 11, 13, 16, 18, 20, 27]),
            ("weekend", [3, 10, 24]),
        ]
        let past = finished.flatMap { routine, days in
            days.map { daysAgo in
                session(
                    "\(routine)-\(daysAgo)", routine, daysAgo: daysAgo, hour: 7, minutes: 18,
                    .finished)
            }
        }
        var now = session("morning-now", "morning", daysAgo: 0, hour: 7, minutes: 12, .paused)
        now.completed = ["bed", "meditate"]
        now.skipped = ["vitamins"]
        var yesterday = session("evening-1", "evening", daysAgo: 1, hour: 20, minutes: 5, .paused)
        yesterday.completed = ["dishes"]
        return past.reversed() + [yesterday, now]
    }

    static func session(
        _ id: String, _ routine: String, daysAgo: Int, hour: Int, minutes: Int,
        _ state: RoutineSession.State
    ) -> RoutineSession {
        var session = RoutineSession(
            id: id, routine: routine, day: SampleTime.today.adding(days: -daysAgo), state: state)
        session.began = SampleTime.noted(hour, 0, daysAgo: daysAgo)
        session.ended = SampleTime.noted(hour, minutes, daysAgo: daysAgo)
        session.seconds = minutes * 60
        return session
    }

    private static func routine(
        _ id: String, _ name: String, color: String, target: Int? = nil, rule: RoutineRule,
        isDefault: Bool = false, _ steps: [RoutineStep]
    ) -> Routine {
        var routine = Routine(id: id, name: name)
        routine.color = color
        routine.steps = steps
        routine.rule = rule
        routine.weeklyTarget = target
        routine.isDefault = isDefault
        return routine
    }

    static func step(
        _ id: String, _ name: String, _ kind: StepKind = .task,
        _ change: (inout RoutineStep) -> Void = { _ in }
    ) -> RoutineStep {
        var step = RoutineStep(id: id, name: name, kind: kind)
        change(&step)
        return step
    }
}
