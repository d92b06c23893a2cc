import CandelaElements
import CandelaRules
import CandelaTokens

extension Session {
    /// Applies changes that depend on time alone, before a screen is created and before an event is
    /// handled: undo windows and timers end, toasts disappear.
    mutating func passTime(in context: Context) -> [Effect] {
        let deleted = handle(.ticked, in: context)
        let synced = handleSync(.ticked, in: context)
        toasts.removeAll { toast in
            toast.end(app.theme, in: context).map { $0 <= context.now } ?? false
        }
        if let until = celebrating?.until, until <= context.now { celebrating = nil }
        let effects = deleted + synced + passTimer(in: context)
        closeDeletedSubjects()
        passed.until = context.now
        return effects
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
