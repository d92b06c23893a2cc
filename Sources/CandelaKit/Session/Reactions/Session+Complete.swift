import CandelaElements
import CandelaRules
import CandelaTokens

extension Session {
    mutating func complete(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        try passByHand(intent, .completed, in: context)
    }

    /// Completes or skips a step by a tap. A toast takes back one without a box to untick: one with
    /// a timer or a question that was completed, and the last one of the routine.
    mutating func passByHand(
        _ intent: Intent.Run, _ kind: RoutineRun.Event.Kind, seconds: Int? = nil,
        in context: Context
    ) throws(SessionError) -> [Effect] {
        let running = try running(intent, in: context)
        let effects = try pass(intent, kind, seconds: seconds, in: context)
        let id = intent.step ?? running.step?.id
        guard let step = running.steps.first(where: { $0.id == id }), !effects.isEmpty else {
            return effects
        }
        let isLast = journal.sessions.contains {
            $0.id == running.session.id && $0.state == .finished
        }
        let hasBox = kind == .skipped || ![.timer, .question].contains(step.kind)
        guard isLast || !hasBox && !running.isDone(step) else { return effects }
        var back = Intent.Run(session: running.session.id, step: step.id)
        if step.id == running.step?.id, let timer = running.timer, timer.state != .ready {
            back.seconds = timer.elapsed(at: context.now)
        }
        // The toast says it.
        if kind == .completed, !isLast { run?.event = nil }
        let isSkipped = kind == .skipped
        show(
            "completed-\(step.id)", isSkipped ? .info : .success, undo: .reopen(back), in: context
        ) { phrases in
            let name = phrases.shown(step.name)
            return isSkipped
                ? phrases.routineRunEventSkipped(name: name)
                : phrases.routineRunEventCompleted(name: name)
        }
        return effects
    }

    /// Completes or skips a step, saves its input, and moves to the next step or ends the routine.
    ///
    /// - Parameter elapsed: The time the step's timer ran until it was stopped, in seconds.
    mutating func pass(
        _ intent: Intent.Run, _ kind: RoutineRun.Event.Kind, seconds elapsed: Int? = nil,
        in context: Context
    ) throws(SessionError) -> [Effect] {
        let running = try running(intent, in: context)
        // The second of two taps: the first turned to the next step, or ended the routine.
        let passed = kind == .skipped ? running.session.skipped : running.session.completed
        if kind == .completed || kind == .skipped, let id = intent.step, passed.contains(id),
            running.step?.id != id || running.session.state == .finished
        {
            return []
        }
        guard running.session.state == .running, let shown = running.step,
            let step = intent.step.map({ id in running.steps.first { $0.id == id } }) ?? shown
        else { throw .misplaced(.complete(intent), "needs a running routine") }
        var session = running.session
        session.completed.removeAll { $0 == step.id }
        session.skipped.removeAll { $0 == step.id }
        let drafts = running.drafts(at: context.now)
        var value = StepValue(step: step.id)
        if kind == .skipped {
            session.skipped.append(step.id)
        } else {
            session.completed.append(step.id)
            value = drafts.first { $0.step == step.id } ?? session.value(of: step.id) ?? value
            let timer = running.run.timer != nil && step.id == shown.id ? running.timer : nil
            let ran = (elapsed ?? timer?.elapsed(at: context.now))
                .map { min($0, RoutineSession.lengths.upperBound) }
            try enter(intent, ran, of: step, into: &value)
        }
        if let note = intent.note?.trimmed, !note.isEmpty { value.note = note }
        session.note(value)
        var run = RoutineRun()
        run.session = session.id
        run.since = running.run.since
        run.allowsActivities = running.run.allowsActivities
        run.event = RoutineRun.Event(kind, step: step.id, seconds: elapsed ?? intent.seconds)
        // New input for steps that are already completed is saved too.
        let others = drafts.filter { $0.step != step.id }
        for draft in others where session.completed.contains(draft.step) { session.note(draft) }
        let begun = others.filter { !session.completed.contains($0.step) }
        run.drafts = begun.isEmpty ? nil : begun
        var effects: [Effect] = []
        if session.isThrough(running.routine) {
            session.state = .finished
            session.seconds = min(running.elapsed, RoutineSession.lengths.upperBound)
            session.ended = context.zoned(context.now)
            run.since = nil
            if journal.settings.playsHaptics, session.isDone {
                effects.append(.haptic(.celebration))
            }
        }
        let saved = try keep(session, in: context)
        self.run = run
        return saved + effects
    }

    /// Adds an intent's values to a completed step: the answer and the time.
    private func enter(
        _ intent: Intent.Run, _ ran: Int?, of step: RoutineStep, into value: inout StepValue
    ) throws(SessionError) {
        if let answer = intent.answer {
            guard step.items.indices.contains(answer) else {
                throw SessionError(
                    "intent.answer", "'\(step.name)' has no answer \(answer)", id: "unknown-answer")
            }
            value.answer = step.items[answer]
        }
        value.seconds = intent.seconds ?? ran ?? value.seconds
    }
}
