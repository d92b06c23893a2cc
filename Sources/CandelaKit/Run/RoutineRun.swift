public import CandelaRules

/// What goes on in a routine beyond what a journal keeps: which habit is shown, its timer, what was
/// entered, and what just happened.
public struct RoutineRun: Sendable, Hashable, Codable {
    /// The id of the session; without one the latest that runs, else the latest that is paused.
    public var session: String?

    /// The id of the habit that is shown; without one the first that is neither done nor left out.
    public var step: String?

    /// When the session was begun or taken up again; without it a session that never was paused
    /// runs since it was begun, and the time of another stands still.
    public var since: Instant?

    /// The timer of the habit that is shown.
    public var timer: TimerValues?

    /// How many of each item of the counter that is shown there are, in the order of its items;
    /// missing ones are 0.
    public var counts: [Int]?

    /// What was typed for the measurement that is shown.
    public var number: Double?

    /// What was entered for habits that were left without being done; it is given back when they
    /// are shown again, and kept when the routine is paused.
    public var drafts: [StepValue]?

    /// What just happened; it is announced once.
    public var event: Event?

    /// Whether the person allows timers on the lock screen; they do unless it is said.
    public var allowsActivities: Bool?

    /// Nothing beyond the journal.
    public init() {}

    /// How far a timer has come, as plain values.
    public struct TimerValues: Sendable, Hashable, Codable {
        /// How far it has come.
        public var state: RoutineTimer.State

        /// Seconds it had run when it was last started or paused.
        public var elapsed: Int

        /// When it was last started or taken up; without it a running timer stands still.
        public var since: Instant?

        /// A timer of some state.
        public init(_ state: RoutineTimer.State, elapsed: Int = 0, since: Instant? = nil) {
            self.state = state
            self.elapsed = elapsed
            self.since = since
        }
    }

    /// Something that happened in a routine.
    public struct Event: Sendable, Hashable, Codable {
        /// What happened.
        public var kind: Kind

        /// The id of the habit it happened to; not needed for the routine as a whole.
        public var step: String?

        /// How long a timer ran, in seconds.
        public var seconds: Int?

        /// An event.
        public init(_ kind: Kind, step: String? = nil, seconds: Int? = nil) {
            self.kind = kind
            self.step = step
            self.seconds = seconds
        }

        /// What can happen.
        public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
            /// A habit was done.
            case completed
            /// A habit was left out.
            case skipped
            /// A timer was started.
            case timerStarted
            /// A timer was ended early.
            case timerStopped
            /// The routine was made to stand still.
            case paused
            /// The routine runs on.
            case resumed
        }
    }
}

extension RoutineRun.TimerValues {
    /// The timer of these values at a moment: one that has run out by then is finished.
    func timer(_ style: TimerStyle, at now: Instant) -> RoutineTimer {
        var timer = RoutineTimer(restoring: style, elapsed: elapsed)
        switch state {
        case .ready: return RoutineTimer(style)
        case .paused: break
        case .finished: _ = timer.handle(.completedEarly, at: now)
        case .running:
            guard let since, since <= now else { break }
            _ = timer.handle(.resumed, at: since)
            _ = timer.handle(.ticked, at: now)
        }
        return timer
    }
}
