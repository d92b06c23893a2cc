import CandelaElements
import CandelaRules
import CandelaTokens

// Running a routine step by step.

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
        var session = RoutineSession(
            id: journal.sessionID(of: routine, on: day), routine: routine, day: day,
            state: .running)
        session.began = context.zoned(context.now)
        effects += try keep(session, in: context)
        var run = RoutineRun()
        run.session = session.id
        run.since = context.now
        run.allowsActivities = self.run?.allowsActivities
        self.run = run
        return effects + (try show(routine, in: context))
    }

    mutating func pause(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        if intent.step != nil { return try timer(intent, .paused, in: context) }
        let running = try running(intent, in: context)
        guard running.session.state == .running else { return [] }
        let effects = try pause(
            running.session, elapsed: running.elapsed, running.drafts(at: context.now), in: context)
        var run = running.run
        (run.drafts, run.note) = (nil, nil)
        run.session = running.session.id
        run.event = RoutineRun.Event(.paused)
        run.since = nil
        if let timer = running.timer { run.timer = timer.paused(at: context.now) }
        self.run = run
        return effects
    }

    mutating func resume(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        if intent.step != nil { return try timer(intent, .resumed, in: context) }
        guard let id = intent.session,
            var session = journal.place(ofSession: id).map({ journal.sessions[$0] }),
            session.state == .paused
        else { throw .unknown("session", intent.session ?? "", at: "session") }
        var effects = try pauseRunning(in: context)
        session.state = .running
        session.ended = nil
        effects += try keep(session, in: context)
        var run = self.run?.session == id ? self.run ?? RoutineRun() : RoutineRun()
        run.session = id
        run.since = context.now
        run.event = RoutineRun.Event(.resumed)
        self.run = run
        return effects + (try show(session.routine, in: context))
    }

    mutating func stop(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        try timer(intent, .stopped, in: context)
    }

    mutating func complete(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        try pass(intent, .completed, in: context)
    }

    mutating func skip(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        try pass(intent, .skipped, in: context)
    }

    mutating func reopen(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        let running = try running(intent, in: context)
        var session = running.session
        session.completed.removeAll { $0 == intent.step }
        session.skipped.removeAll { $0 == intent.step }
        let saved = try keep(session, in: context)
        run = running.turned(to: intent.step, at: context.now)
        return saved
    }

    /// Completes the step of a timer that ran out, and plays a haptic at the end of an interval.
    mutating func passTimer(in context: Context) -> [Effect] {
        guard let since = run?.timer?.since, let (timer, step, session) = runningTimer(in: context)
        else { return [] }
        func felt(_ haptic: HapticRole) -> [Effect] {
            journal.settings.playsHaptics ? [.haptic(haptic)] : []
        }
        guard timer.state == .finished else {
            guard timer.interval(at: since) != timer.interval(at: context.now) else { return [] }
            // Restarting the count at this moment reports each interval once.
            run?.timer = RoutineRun.TimerValues(timer, at: context.now)
            return felt(.timerStep)
        }
        // A note being typed is saved with the step.
        let ended = Intent.Run(session: session, step: step.id, note: run?.note?.text)
        let done = try? pass(ended, .completed, in: context)
        return (done ?? []) + felt(.timerEnd)
    }

    /// The timer that runs or has just run out, with its step and session.
    func runningTimer(
        in context: Context
    ) -> (timer: RoutineTimer, step: RoutineStep, session: String)? {
        guard let run, run.timer?.state == .running,
            let running = RunningRoutine(journal, run, routine: nil, now: context.now),
            running.session.state == .running, let timer = running.timer, let step = running.step
        else { return nil }
        return (timer, step, running.session.id)
    }
}

extension Session {
    /// The running routine an intent refers to.
    func running(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> RunningRoutine {
        var run = self.run ?? RoutineRun()
        // A run without a session id is that of the latest session.
        let shown = RunningRoutine(journal, run, routine: nil, now: context.now)
        if shown?.session.id != intent.session {
            run = RoutineRun()
            run.session = intent.session
        }
        guard let running = RunningRoutine(journal, run, routine: nil, now: context.now) else {
            throw .unknown("session", intent.session ?? "", at: "session")
        }
        if let step = intent.step, !running.steps.contains(where: { $0.id == step }) {
            throw .unknown("step", step, at: "step")
        }
        return running
    }

    /// Passes an event to the timer of the current step.
    private mutating func timer(
        _ intent: Intent.Run, _ event: RoutineTimer.Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        let running = try running(intent, in: context)
        guard var timer = running.timer, running.step?.id == intent.step,
            running.session.state == .running
        else { throw .misplaced(.start(intent), "refers to a timer that does not exist") }
        var run = running.run
        run.session = running.session.id
        for effect in timer.handle(event, at: context.now) {
            switch effect {
            case .stopped(let seconds):
                self.run = run
                return try pass(intent, .timerStopped, seconds: seconds, in: context)
            case .completed:
                self.run = run
                return try pass(intent, .completed, in: context)
            case .stepEnded: break
            }
        }
        run.timer = RoutineRun.TimerValues(timer, at: context.now)
        run.event = event == .started ? RoutineRun.Event(.timerStarted, step: intent.step) : nil
        self.run = run
        return []
    }

    private func isRunning(_ routine: String) -> Bool {
        let sessions = journal.sessions
        return sessions.indices.contains {
            sessions[$0].state == .running && sessions[$0].routine == routine
        }
    }

    /// Pauses the running routine, if any.
    private mutating func pauseRunning(in context: Context) throws(SessionError) -> [Effect] {
        var effects: [Effect] = []
        let sessions = journal.sessions
        for place in sessions.indices where sessions[place].state == .running {
            let session = sessions[place]
            var run = self.run?.session == session.id ? self.run ?? RoutineRun() : RoutineRun()
            run.session = session.id
            let running = RunningRoutine(journal, run, routine: nil, now: context.now)
            effects += try pause(
                session, elapsed: running?.elapsed ?? session.seconds,
                running?.drafts(at: context.now) ?? [], in: context)
        }
        return effects
    }

    private mutating func pause(
        _ session: RoutineSession, elapsed: Int, _ drafts: [StepValue], in context: Context
    ) throws(SessionError) -> [Effect] {
        var session = session
        for draft in drafts { session.note(draft) }
        session.state = .paused
        session.seconds = min(elapsed, RoutineSession.lengths.upperBound)
        session.ended = context.zoned(context.now)
        return try keep(session, in: context)
    }

    mutating func keep(
        _ session: RoutineSession, in context: Context
    ) throws(SessionError) -> [Effect] {
        try change { journal throws(JournalBreach) in
            try journal.log(session, now: context.now)
        }
    }

    /// Shows the screen of a running routine.
    private mutating func show(
        _ routine: String, in context: Context
    ) throws(SessionError) -> [Effect] {
        guard let presenter = app.presenters.first(where: { $0.runsRoutines }) else { return [] }
        var destination = Intent.Destination(presenter.name, as: .cover)
        destination.routine = routine
        guard place.page.screen != presenter.name else {
            var options = presenter.optionsType.init()
            presenter.show(any: &options, at: destination)
            place.page.options = options
            return []
        }
        return try open(destination, in: context)
    }
}

extension RoutineRun.TimerValues {
    /// Creates the values of a timer at a given moment.
    init(_ timer: RoutineTimer, at now: Instant) {
        self.init(
            timer.state, elapsed: timer.elapsed(at: now),
            since: timer.state == .running ? now : nil)
    }
}

extension RoutineTimer {
    /// The values of the paused timer.
    fileprivate func paused(at now: Instant) -> RoutineRun.TimerValues {
        var timer = self
        _ = timer.handle(.paused, at: now)
        return RoutineRun.TimerValues(timer, at: now)
    }
}
