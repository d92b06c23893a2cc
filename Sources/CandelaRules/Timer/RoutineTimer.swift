/// A timer as a value: it handles timestamped events, and computes its display at any time and its
/// next change. A paused timer keeps its elapsed time, and a restored timer is paused.
public struct RoutineTimer: Sendable, Equatable {
    /// The progress state of a timer.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// Not started yet.
        case ready
        /// Running.
        case running
        /// Paused.
        case paused
        /// Ended or stopped.
        case finished
    }

    /// An event in the life of a timer.
    public enum Event: Sendable, Hashable {
        /// The person tapped Start.
        case started
        /// The person tapped Pause.
        case paused
        /// The person tapped Resume.
        case resumed
        /// The person tapped Stop: the elapsed time is logged.
        case stopped
        /// The person tapped Mark complete.
        case completedEarly
        /// Time has passed.
        case ticked
    }

    /// An effect of an event.
    public enum Effect: Sendable, Equatable {
        /// An interval ended, perhaps the last one; step and round count from 0.
        case stepEnded(step: Int, round: Int)
        /// The timer ended or was marked complete: the habit is done, with the elapsed seconds.
        case completed(seconds: Int)
        /// The timer was stopped early: log the elapsed seconds.
        case stopped(seconds: Int)
    }

    /// The timer's style; lengths are clamped to 0…86,400 seconds and rounds to 0…100.
    public let style: TimerStyle

    /// The progress state.
    public private(set) var state: State

    private var elapsedBefore: Int
    private var runningSince: Instant?
    private var time: Instant?
    private var reportedIntervals: Int

    /// Durations that can be logged without running the timer, in seconds.
    public static let quickLogs = [30, 60, 120]

    /// Creates a timer that has not started.
    public init(_ style: TimerStyle) {
        self.style = style.bounded
        state = .ready
        elapsedBefore = 0
        reportedIntervals = 0
    }

    /// Creates a paused timer from the elapsed seconds saved before the app was closed, clamped to
    /// the timer's length.
    public init(restoring style: TimerStyle, elapsed: Int) {
        self.init(style)
        elapsedBefore = min(max(0, elapsed), self.style.length ?? .max)
        state = .paused
        reportedIntervals = position(at: elapsedBefore).passed
    }

    /// Handles an event. An event that is earlier than the previous one is handled at the previous
    /// event's time. An event that does not apply in the current state has no effect.
    public mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
        let now = max(now, time ?? now)
        time = now
        var effects = pass(at: now)
        switch (event, state) {
        case (.started, .ready), (.resumed, .paused):
            runningSince = now
            state = .running
        case (.paused, .running):
            elapsedBefore = elapsed(at: now)
            runningSince = nil
            state = .paused
        case (.stopped, .running), (.stopped, .paused):
            let seconds = elapsed(at: now)
            finish(at: seconds)
            effects.append(.stopped(seconds: seconds))
        case (.completedEarly, .ready), (.completedEarly, .running), (.completedEarly, .paused):
            let seconds = elapsed(at: now)
            finish(at: seconds)
            effects.append(.completed(seconds: seconds))
        default: break
        }
        return effects
    }

    /// The elapsed seconds; never more than the length.
    public func elapsed(at now: Instant) -> Int {
        guard let runningSince else { return elapsedBefore }
        let (sum, overflow) = elapsedBefore.addingReportingOverflow(
            max(0, runningSince.seconds(to: now)))
        return min(overflow ? .max : sum, style.length ?? .max)
    }

    /// The seconds left; `nil` for timers without an end.
    public func remaining(at now: Instant) -> Int? {
        style.length.map { $0 - elapsed(at: now) }
    }

    /// The progress, 0…1. For a timer without a length it is 0 until the timer is finished, then 1.
    public func progress(at now: Instant) -> Double {
        guard let length = style.length, length > 0 else { return state == .finished ? 1 : 0 }
        return Double(elapsed(at: now)) / Double(length)
    }

    /// The current interval and round, both from 0; zero for other styles.
    public func interval(at now: Instant) -> (step: Int, round: Int) {
        let position = position(at: elapsed(at: now))
        return (position.step, position.round)
    }

    /// The instant of the next change without an event: the end of an interval, or of the timer;
    /// `nil` unless the timer is running and has an end.
    public var validUntil: Instant? {
        guard state == .running, let runningSince, let end = nextEnd(after: reportedIntervals)
        else {
            return nil
        }
        return runningSince.adding(seconds: max(0, end - elapsedBefore))
    }

    private mutating func finish(at seconds: Int) {
        elapsedBefore = seconds
        runningSince = nil
        state = .finished
    }

    /// Advances the timer, and returns the effects of intervals that ended and of its own end.
    private mutating func pass(at now: Instant) -> [Effect] {
        guard state == .running else { return [] }
        let seconds = elapsed(at: now)
        var effects: [Effect] = []
        let passed = position(at: seconds).passed
        if case .intervals(let steps, _) = style {
            while reportedIntervals < passed {
                effects.append(
                    .stepEnded(
                        step: reportedIntervals % steps.count,
                        round: reportedIntervals / steps.count))
                reportedIntervals += 1
            }
        }
        if let length = style.length, seconds >= length {
            finish(at: length)
            effects.append(.completed(seconds: length))
        }
        return effects
    }

    /// The interval and round at an elapsed time, and the number of intervals completed.
    private func position(at seconds: Int) -> (step: Int, round: Int, passed: Int) {
        guard case .intervals(let steps, let rounds) = style, !steps.isEmpty else {
            return (0, 0, 0)
        }
        let round = steps.reduce(0, +)
        guard round > 0 else { return (0, 0, 0) }
        var (rest, whole) = (seconds % round, min(seconds / round, rounds))
        if whole == rounds { return (steps.count - 1, max(0, rounds - 1), steps.count * rounds) }
        var step = 0
        while step < steps.count, rest >= steps[step] {
            rest -= steps[step]
            step += 1
        }
        if step == steps.count { (step, whole) = (0, whole + 1) }
        return (step, whole, whole * steps.count + step)
    }

    /// The elapsed seconds at which the next interval ends, or at which the timer ends.
    private func nextEnd(after passed: Int) -> Int? {
        guard case .intervals(let steps, let rounds) = style, !steps.isEmpty else {
            return style.length
        }
        let round = steps.reduce(0, +)
        let (whole, step) = (passed / steps.count, passed % steps.count)
        guard whole < rounds else { return round * rounds }
        return whole * round + steps[0...step].reduce(0, +)
    }
}
