public import CandelaRules

/// The routine in progress, computed from a journal and the state of its run.
///
/// A reference type, because every card and page of a screen holds it.
public final class RunningRoutine: Sendable {
    /// The session in the journal.
    public let session: RoutineSession

    /// The routine in progress.
    public let routine: Routine

    /// The state of the run beyond the journal.
    public let run: RoutineRun

    /// The person's settings.
    public let settings: JournalSettings

    /// The steps: the routine's own and those that answers add.
    public let steps: [RoutineStep]

    /// The ids of the completed steps.
    private let done: Set<String>

    /// The ids of the completed and skipped steps.
    private let behind: Set<String>

    /// The current step; `nil` when none is left.
    public let step: RoutineStep?

    /// The current step's unsaved input, or else its saved values; `nil` when no step is left.
    public let value: StepValue?

    /// The timer of the current step; `nil` for a step without a timer.
    public let timer: RoutineTimer?

    /// The time the session has run, in seconds.
    public let elapsed: Int

    /// The moment the state becomes stale; `nil` while nothing runs.
    public let validUntil: Instant?

    /// Creates the routine in progress from the requested session, or else from the latest running
    /// or the latest paused one; `nil` if no such session exists or its routine was deleted.
    public init?(_ journal: Journal, _ run: RoutineRun, routine asked: Routine?, now: Instant) {
        guard let session = RunningRoutine.session(of: journal, run, asked?.id),
            let routine = journal.routines.first(where: { $0.id == session.routine })
        else { return nil }
        self.session = session
        self.routine = routine
        self.run = run
        settings = journal.settings
        done = Set(session.completed)
        let passed = done.union(session.skipped)
        behind = passed
        steps = session.steps(of: routine)
        let step =
            session.state == .finished
            ? nil
            : steps.first { $0.id == run.step } ?? steps.first { !passed.contains($0.id) }
        self.step = step
        var value = step.map { step in
            run.drafts?.first { $0.step == step.id } ?? session.value(of: step.id)
                ?? StepValue(step: step.id)
        }
        if step?.kind == .counter, let counts = run.counts { value?.counts = counts }
        if step?.kind == .measurement, let number = run.number { value?.number = number }
        self.value = value
        // An unfinished timer resumes where it was left; a finished one can run again.
        let left = value?.seconds.flatMap { seconds in
            passed.contains(value?.step ?? "")
                ? nil : RoutineRun.TimerValues(.paused, elapsed: seconds)
        }
        let style = step.flatMap { RunningRoutine.style(of: $0) }
        timer = style.map { style in
            var values = run.timer ?? left ?? RoutineRun.TimerValues(.ready)
            if session.state != .running, values.state == .running { values.state = .paused }
            return values.timer(style, at: now)
        }
        var since: Instant?
        if session.state == .running, step != nil {
            since = run.since ?? (session.seconds == 0 ? session.began?.instant : nil)
        }
        let (sum, overflow) = session.seconds.addingReportingOverflow(
            since.map { max(0, $0.seconds(to: now)) } ?? 0)
        elapsed = overflow ? .max : sum
        let ticks = timer?.state == .running ? [now] : []
        validUntil = ([since].compactMap(\.self).map { max($0, now) } + ticks).min()?
            .adding(seconds: 1)
    }

    /// The number of completed steps, without skipped ones.
    public var completed: Int { steps.count { done.contains($0.id) } }

    /// The number of skipped steps.
    public var skipped: Int { steps.count { isSkipped($0) } }

    /// The fraction of the steps that are completed, 0 to 1.
    public var fraction: Double { steps.isEmpty ? 0 : Double(completed) / Double(steps.count) }

    /// Whether a step is completed or skipped.
    public func isPassed(_ step: RoutineStep) -> Bool { behind.contains(step.id) }

    /// Whether a step is skipped.
    public func isSkipped(_ step: RoutineStep) -> Bool { isPassed(step) && !isDone(step) }

    /// The unsaved input for the current and other steps.
    func drafts(at now: Instant) -> [StepValue] {
        var drafts = run.drafts ?? []
        guard var value else { return drafts }
        if run.timer != nil, let timer, !session.completed.contains(value.step) {
            value.seconds = timer.elapsed(at: now)
        }
        guard value != StepValue(step: value.step), value != session.value(of: value.step) else {
            return drafts
        }
        drafts.removeAll { $0.step == value.step }
        return drafts + [value]
    }

    /// Whether a step is completed.
    public func isDone(_ step: RoutineStep) -> Bool { done.contains(step.id) }

    /// The style of a step's timer; `nil` for other kinds of step. A timer without a duration
    /// counts down the estimated time.
    private static func style(of step: RoutineStep) -> TimerStyle? {
        guard step.kind == .timer else { return nil }
        return step.timer
            ?? .countDown(seconds: max(1, RoutineLengths(of: []).seconds(of: step)))
    }

    private static func session(
        of journal: Journal, _ run: RoutineRun, _ routine: String?
    ) -> RoutineSession? {
        let sessions = journal.sessions
        if let id = run.session { return journal.place(ofSession: id).map { sessions[$0] } }
        let known = Set(journal.routines.map(\.id))
        // Iterating over indices avoids copying every session.
        let open = sessions.indices.filter { sessions[$0].state != .finished }
            .map { sessions[$0] }.filter { session in
                known.contains(session.routine)
                    && (routine == nil || session.routine == routine)
            }
        func isEarlier(_ left: RoutineSession, _ right: RoutineSession) -> Bool {
            let times = [left, right].map { $0.began?.instant.secondsSince1970 ?? .min }
            return (left.state == .running ? 1 : 0, left.day, times[0])
                < (right.state == .running ? 1 : 0, right.day, times[1])
        }
        return open.max(by: isEarlier)
    }
}
