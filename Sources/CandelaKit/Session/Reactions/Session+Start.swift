import CandelaElements
import CandelaRules

extension Session {
    /// Starts a routine or the timer of a step.
    mutating func start(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        if intent.step != nil { return try timer(intent, .started, in: context) }
        guard let routine = intent.routine else {
            throw SessionError("intent.routine", "give a routine", id: "missing-routine")
        }
        try requireRoutine(routine, at: "routine")
        guard journal.routines.first(where: { $0.id == routine })?.canBegin == true else {
            throw SessionError(
                "intent.routine", "'\(routine)' has no step that can be completed",
                id: "unfinished-routine")
        }
        // The second of two taps.
        guard !isRunning(routine) else { return try show(routine, in: context) }
        var effects = try pauseRunning(in: context)
        let day = clock(in: context).day(of: context.now)
        let id = journal.sessionID(of: routine, on: day, besides: reservedIDs(.session))
        var session = RoutineSession(id: id, routine: routine, day: day, state: .running)
        session.began = context.zoned(context.now)
        effects += try keep(session, in: context)
        var run = RoutineRun()
        run.session = session.id
        run.since = context.now
        run.allowsActivities = self.run?.allowsActivities
        self.run = run
        return effects + (try show(routine, in: context))
    }

    private func isRunning(_ routine: String) -> Bool {
        let sessions = journal.sessions
        return sessions.indices.contains {
            sessions[$0].state == .running && sessions[$0].routine == routine
        }
    }

    /// Shows the screen of a running routine.
    mutating func show(
        _ routine: String, in context: Context
    ) throws(SessionError) -> [Effect] {
        guard let presenter = app.presenters.first(where: { $0.runsRoutines }) else { return [] }
        var destination = Intent.Destination(presenter.name, as: .cover)
        destination.routine = routine
        guard place.page.screen != presenter.name else {
            var options = presenter.optionsType.init()
            options.show(destination)
            place.page.options = options
            return []
        }
        return try open(destination, in: context)
    }
}
