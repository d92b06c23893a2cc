import CandelaElements
import CandelaRules

extension Session {
    /// The running routine an intent refers to.
    func running(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> RunningRoutine {
        var run = self.run ?? RoutineRun()
        // A run without a session id belongs to the latest session.
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

    mutating func keep(
        _ session: RoutineSession, in context: Context
    ) throws(SessionError) -> [Effect] {
        try change { journal throws(JournalBreach) in
            try journal.log(session, now: context.now)
        }
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

extension RunningRoutine {
    /// The state of the run after moving to another step, with the input of the previous step kept
    /// as a draft.
    func turned(to step: String?, at now: Instant) -> RoutineRun {
        var run = run
        guard step != self.step?.id else { return run }
        run.step = step
        run.drafts = drafts(at: now)
        (run.counts, run.number, run.timer, run.note) = (nil, nil, nil, nil)
        return run
    }
}
