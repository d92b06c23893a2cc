import CandelaElements
import CandelaRules

extension Session {
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
}
