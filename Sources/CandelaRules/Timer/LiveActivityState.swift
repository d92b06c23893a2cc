/// The state of a timer's Live Activity, on the lock screen and in the Dynamic Island.
public struct LiveActivityState: Sendable, Equatable {
    /// The timing of updates.
    public struct Rule: Sendable, Equatable {
        /// Seconds between updates.
        public var interval: Int
        /// Seconds between updates when little time is left.
        public var lowInterval: Int
        /// The threshold for little time left, in seconds.
        public var low: Int
        /// Seconds without an update after which the activity is stale.
        public var stale: Int
        /// Seconds for which a finished timer remains visible.
        public var linger: Int

        /// Creates a rule; both intervals and `stale` are at least 1 second, and `linger` at least
        /// 0.
        public init(interval: Int, lowInterval: Int, low: Int, stale: Int, linger: Int) {
            self.interval = max(1, interval)
            self.lowInterval = max(1, lowInterval)
            self.low = low
            self.stale = max(1, stale)
            self.linger = max(0, linger)
        }

        /// Every 5 seconds, every second from 30 down; stale after 30; visible for 2 more when
        /// finished.
        public static let standard = Rule(
            interval: 5, lowInterval: 1, low: 30, stale: 30, linger: 2)
    }

    /// The progress, 0…1; 1 if the timer is finished.
    public let progress: Double
    /// Seconds left, or elapsed seconds for timers without an end.
    public let seconds: Int
    /// Whether ``seconds`` counts down.
    public let countsDown: Bool
    /// Whether the timer is running.
    public let isRunning: Bool
    /// Whether the timer is finished.
    public let isFinished: Bool
    /// Whether the timer is running with little time left, so that the time turns red.
    public let isLow: Bool
    /// The instant of the next update; `nil` unless the timer is running.
    public let updates: Instant?
    /// The instant at which the activity becomes stale without an update.
    public let stale: Instant
    /// The instant at which the activity is dismissed; `nil` unless the timer is finished.
    public let ends: Instant?

    /// Creates the state of a timer at an instant.
    public init(_ timer: RoutineTimer, at now: Instant, rule: Rule = .standard) {
        let left = timer.remaining(at: now)
        let low = timer.state == .running && (left.map { $0 <= rule.low } ?? false)
        isFinished = timer.state == .finished
        progress = isFinished ? 1 : timer.progress(at: now)
        seconds = left ?? timer.elapsed(at: now)
        countsDown = left != nil
        isRunning = timer.state == .running
        isLow = low
        updates =
            isRunning ? now.adding(seconds: low ? rule.lowInterval : rule.interval) : nil
        stale = now.adding(seconds: rule.stale)
        ends = isFinished ? now.adding(seconds: rule.linger) : nil
    }
}
