public import CandelaElements
public import CandelaRules

/// The state of a running routine beyond the journal: the current step, its timer, unsaved input
/// and the last event.
public struct RoutineRun: Sendable, Equatable, Codable {
    /// The session's id; `nil` for the latest running one, or else the latest paused one.
    public var session: String?

    /// The id of the current step; `nil` for the first that is neither done nor skipped.
    public var step: String?

    /// The moment the session was started or last resumed. If it is `nil`, a session that was never
    /// paused has run since it started, and any other is stopped.
    public var since: Instant?

    /// The timer of the current step; `nil` before it is used.
    public var timer: TimerValues?

    /// The current step's count of each item, in the order of its items; missing ones are 0. `nil`
    /// for no input.
    public var counts: [Int]?

    /// The number entered for the current measurement; `nil` for none.
    public var number: Double?

    /// The note being typed for the current step; `nil` while the sheet for it is closed.
    public var note: Note?

    /// The input for steps that were left before they were done. It is restored when they are shown
    /// again, and saved when the routine is paused; `nil` for none.
    public var drafts: [StepValue]?

    /// The last event, which is announced once; `nil` for none.
    public var event: Event?

    /// Whether the person allows timers on the Lock Screen; `nil` allows them.
    public var allowsActivities: Bool?

    /// Creates the state of a routine that was just started.
    public init() {}

    /// The state of a timer, as plain values.
    public struct TimerValues: Sendable, Equatable, Codable {
        /// The timer's state.
        public var state: RoutineTimer.State

        /// The seconds it had run when it was last started or paused.
        public var elapsed: Int

        /// The moment it was last started or resumed; if it is `nil`, a running timer counts as
        /// paused.
        public var since: Instant?

        /// Creates the state of a timer.
        public init(_ state: RoutineTimer.State, elapsed: Int = 0, since: Instant? = nil) {
            self.state = state
            self.elapsed = elapsed
            self.since = since
        }
    }

    /// A note being typed for a step.
    public struct Note: Sendable, Equatable, Codable {
        /// The text, up to 500 characters; `nil` while it is empty.
        public var text: String?

        /// Creates an empty note.
        public init() {}
    }

    /// An event in a routine.
    public struct Event: Sendable, Equatable, Codable {
        /// The kind of event.
        public var kind: Kind

        /// The id of the step; `nil` for the whole routine.
        public var step: String?

        /// The time a stopped timer ran, or the time logged without a timer, in seconds; `nil` for
        /// other events.
        public var seconds: Int?

        /// Creates an event.
        public init(_ kind: Kind, step: String? = nil, seconds: Int? = nil) {
            self.kind = kind
            self.step = step
            self.seconds = seconds
        }

        /// The kinds of events in a routine.
        public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
            /// A step was done.
            case completed
            /// A step was skipped.
            case skipped
            /// A timer was started.
            case timerStarted
            /// A timer was stopped early.
            case timerStopped
            /// The routine was paused.
            case paused
            /// The routine was resumed.
            case resumed
        }
    }
}

extension RoutineRun.Note: OptionValue {
    /// An object with the text, if there is one.
    public var intentValue: Intent.Value { .object(text.map { ["text": .text($0)] } ?? [:]) }
}

extension RoutineRun.TimerValues {
    /// The timer at a given moment; it is finished if its time is up by then.
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
