import CandelaElements
import CandelaRules

extension Session {
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

    /// Pauses the running routine, if any.
    mutating func pauseRunning(in context: Context) throws(SessionError) -> [Effect] {
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

    mutating func pause(
        _ session: RoutineSession, elapsed: Int, _ drafts: [StepValue], in context: Context
    ) throws(SessionError) -> [Effect] {
        var session = session
        for draft in drafts { session.note(draft) }
        session.state = .paused
        session.seconds = min(elapsed, RoutineSession.lengths.upperBound)
        session.ended = context.zoned(context.now)
        return try keep(session, in: context)
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
