/// A timer as a value: it takes events with their time, and says what it shows at any moment and when
/// something happens next.
///
/// Source: seed 003. A pause keeps the remainder; a restored timer is paused.
public struct RoutineTimer: Sendable, Hashable {
    /// How far it has come.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// It was not started yet.
        case ready
        /// It runs.
        case running
        /// It stands still.
        case paused
        /// It ran out, or was stopped.
        case finished
    }

    /// What happens to it.
    public enum Event: Sendable, Hashable {
        /// Start was pressed.
        case started
        /// Pause was pressed.
        case paused
        /// Resume was pressed.
        case resumed
        /// Stop was pressed: the elapsed time is logged.
        case stopped
        /// Mark complete was pressed.
        case completedEarly
        /// Time went by.
        case ticked
    }

    /// What follows from an event.
    public enum Effect: Sendable, Hashable {
        /// An interval ended and the next one began.
        case stepEnded(step: Int, round: Int)
        /// It ran out: the habit is done with its full length, in seconds.
        case completed(seconds: Int)
        /// It was stopped early: log the elapsed time, in seconds.
        case stopped(seconds: Int)
    }

    /// How it runs; lengths beyond a day and rounds beyond 100 count as those.
    public let style: TimerStyle

    /// How far it has come.
    public private(set) var state: State

    private var elapsedBefore: Int
    private var runningSince: Instant?
    private var time: Instant?
    private var told: Int

    /// The lengths that can be logged without running it, in seconds.
    public static let quickLogs = [30, 60, 120]

    /// A timer that was not started yet.
    public init(_ style: TimerStyle) {
        self.style = style.bounded
        state = .ready
        elapsedBefore = 0
        told = 0
    }

    /// A timer taken up again after the app was away: paused, with what had elapsed.
    public init(restoring style: TimerStyle, elapsed: Int) {
        self.init(style)
        elapsedBefore = min(max(0, elapsed), self.style.length ?? .max)
        state = .paused
        told = position(at: elapsedBefore).passed
    }

    /// Takes an event. A time before an earlier event's counts as that event's; an event that means
    /// nothing in the state it finds changes nothing.
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

    /// Seconds it has run until a moment; never more than its length.
    public func elapsed(at now: Instant) -> Int {
        guard let runningSince else { return elapsedBefore }
        let (sum, overflow) = elapsedBefore.addingReportingOverflow(
            max(0, runningSince.seconds(to: now)))
        return min(overflow ? .max : sum, style.length ?? .max)
    }

    /// Seconds it still runs; nil for one without an end.
    public func remaining(at now: Instant) -> Int? {
        style.length.map { $0 - elapsed(at: now) }
    }

    /// How far it has come, 0…1; 0 for one without an end.
    public func progress(at now: Instant) -> Double {
        guard let length = style.length, length > 0 else { return state == .finished ? 1 : 0 }
        return Double(elapsed(at: now)) / Double(length)
    }

    /// The interval that runs at a moment, from 0, and its round, from 0; zero for other styles.
    public func interval(at now: Instant) -> (step: Int, round: Int) {
        let position = position(at: elapsed(at: now))
        return (position.step, position.round)
    }

    /// When something happens next by itself: an interval ends, or the timer does.
    public var validUntil: Instant? {
        guard state == .running, let runningSince, let end = nextEnd(after: told) else {
            return nil
        }
        return runningSince.adding(seconds: max(0, end - elapsedBefore))
    }

    private mutating func finish(at seconds: Int) {
        elapsedBefore = seconds
        runningSince = nil
        state = .finished
    }

    /// What happened by itself until a moment.
    private mutating func pass(at now: Instant) -> [Effect] {
        guard state == .running else { return [] }
        let seconds = elapsed(at: now)
        var effects: [Effect] = []
        let passed = position(at: seconds).passed
        if case .intervals(let steps, _) = style {
            while told < passed {
                effects.append(.stepEnded(step: told % steps.count, round: told / steps.count))
                told += 1
            }
        }
        if let length = style.length, seconds >= length {
            finish(at: length)
            effects.append(.completed(seconds: length))
        }
        return effects
    }

    /// Where a number of seconds lies: the interval, its round and how many intervals lie behind.
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

    /// After how many seconds the next interval, or the timer, ends.
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
