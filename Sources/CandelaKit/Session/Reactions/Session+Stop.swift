import CandelaElements
import CandelaRules

extension Session {
    mutating func stop(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        try timer(intent, .stopped, in: context)
    }

    /// Passes an event to the timer of the current step.
    mutating func timer(
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
                return try passByHand(intent, .timerStopped, seconds: seconds, in: context)
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
}
