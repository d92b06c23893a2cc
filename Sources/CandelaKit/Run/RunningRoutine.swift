public import CandelaRules

/// The routine that is gone through, worked out from a journal and what goes on beyond it.
public struct RunningRoutine: Sendable {
    /// The session as the journal has it.
    public let session: RoutineSession

    /// The routine that is gone through.
    public let routine: Routine

    /// The state of the run beyond the journal.
    public let run: RoutineRun

    /// The person's settings.
    public let settings: JournalSettings

    /// The habits to go through: the routine's own and those that answers lead to.
    public let steps: [RoutineStep]

    /// The ids of the habits that are done.
    private let done: Set<String>

    /// The ids of the habits that are done or left out.
    private let behind: Set<String>

    /// The habit that is shown; nil when none is left.
    public let step: RoutineStep?

    /// What was entered for the habit that is shown, or noted when it was done; nil when none is left.
    public let value: StepValue?

    /// The timer of the habit that is shown, if it has one.
    public let timer: RoutineTimer?

    /// How long the session has run, in seconds.
    public let elapsed: Int

    /// The moment at which what is shown becomes wrong; nil while nothing runs.
    public let validUntil: Instant?

    /// The session that is asked for, else the latest that runs, else the latest that is paused; nil
    /// when there is none, or its routine is gone.
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
        // A timer that was left goes on from where it was; one that ended can run again.
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

    /// How many habits are done; those left out are not.
    public var completed: Int { steps.count { done.contains($0.id) } }

    /// The number of skipped habits.
    public var skipped: Int { steps.count { isSkipped($0) } }

    /// The share of the habits that is done, 0 to 1.
    public var fraction: Double { steps.isEmpty ? 0 : Double(completed) / Double(steps.count) }

    /// Whether a habit of the session is done or left out.
    public func isPassed(_ step: RoutineStep) -> Bool { behind.contains(step.id) }

    /// Whether a habit of the session was left out.
    public func isSkipped(_ step: RoutineStep) -> Bool { isPassed(step) && !isDone(step) }

    /// What was entered and not kept yet, for the habit that is shown as for others.
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

    /// Whether a habit of the session is done.
    public func isDone(_ step: RoutineStep) -> Bool { done.contains(step.id) }

    /// How a habit's timer runs; nil for a habit without one. One without a length of its own counts
    /// down its estimated time.
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
        // By place: a session that is looped over is copied with all it holds.
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
