import CandelaElements
import CandelaRules

extension Session {
    mutating func resume(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        if intent.step != nil { return try timer(intent, .resumed, in: context) }
        guard let id = intent.session,
            var session = journal.place(ofSession: id).map({ journal.sessions[$0] }),
            session.state != .finished
        else { throw .unknown("session", intent.session ?? "", at: "session") }
        // The session kept running, or the app ended while it ran.
        if session.state == .running, run?.session == id {
            return try show(session.routine, in: context)
        }
        var effects: [Effect] = []
        if session.state == .paused {
            effects = try pauseRunning(in: context)
            session.state = .running
            session.ended = nil
            effects += try keep(session, in: context)
        }
        var run = self.run?.session == id ? self.run ?? RoutineRun() : RoutineRun()
        run.session = id
        run.since = context.now
        run.event = RoutineRun.Event(.resumed)
        self.run = run
        return effects + (try show(session.routine, in: context))
    }
}
