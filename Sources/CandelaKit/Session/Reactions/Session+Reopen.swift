import CandelaElements
import CandelaRules

extension Session {
    /// Takes the completion of a step back, also of the last one, and turns to the step.
    ///
    /// A timer returns to the seconds of the intent, or else to its start; a question has no
    /// answer.
    mutating func reopen(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        let running = try running(intent, in: context)
        // The second of two taps.
        if let step = intent.step, running.session.state == .running,
            !(running.session.completed + running.session.skipped).contains(step)
        {
            return []
        }
        var effects: [Effect] = []
        var session = running.session
        session.completed.removeAll { $0 == intent.step }
        session.skipped.removeAll { $0 == intent.step }
        let isOver = session.state == .finished
        if isOver {
            effects += try pauseRunning(in: context)
            (session.state, session.ended) = (.running, nil)
        }
        if let step = running.steps.first(where: { $0.id == intent.step }) {
            var value = session.value(of: step.id) ?? StepValue(step: step.id)
            if step.kind == .timer { value.seconds = intent.seconds }
            if step.kind == .question { value.answer = nil }
            session.note(value)
        }
        effects += try keep(session, in: context)
        run = running.turned(to: intent.step, at: context.now)
        if isOver { run?.since = context.now }
        guard presenter?.runsRoutines != true else { return effects }
        return effects + (try show(session.routine, in: context))
    }
}
