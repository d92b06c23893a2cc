/// What a timer shows outside the app: on the lock screen and in the island.
public struct LiveActivityState: Sendable, Hashable {
    /// How it is shown and renewed.
    public struct Rule: Sendable, Hashable {
        /// Seconds between updates.
        public var interval: Int
        /// Seconds between updates when little is left.
        public var lowInterval: Int
        /// How many seconds are little.
        public var low: Int
        /// After how many seconds without an update it is stale.
        public var stale: Int
        /// How many seconds a finished timer is still shown.
        public var linger: Int

        /// A rule with these times.
        public init(interval: Int, lowInterval: Int, low: Int, stale: Int, linger: Int) {
            self.interval = max(1, interval)
            self.lowInterval = max(1, lowInterval)
            self.low = low
            self.stale = max(1, stale)
            self.linger = max(0, linger)
        }

        /// Every 5 seconds, every second at 30 and less; stale after 30; shown for 2 more.
        public static let standard = Rule(
            interval: 5, lowInterval: 1, low: 30, stale: 30, linger: 2)
    }

    /// How far it has come, 0…1; 1 when it is finished.
    public let progress: Double
    /// Seconds left, or elapsed where there is no end.
    public let seconds: Int
    /// Whether ``seconds`` count down.
    public let countsDown: Bool
    /// Whether it runs.
    public let isRunning: Bool
    /// Whether it is finished.
    public let isFinished: Bool
    /// Whether it runs and little is left, so that the time turns red.
    public let isLow: Bool
    /// When it is next to be renewed; nil while it stands still.
    public let updates: Instant?
    /// When it is stale without being renewed.
    public let stale: Instant
    /// When it goes, once it is finished.
    public let ends: Instant?

    /// What a timer shows at a moment.
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
