/// Whether a streak is at risk, and when that changes.
public struct StreakRisk: Sendable, Hashable {
    /// Whether the warning is to be shown now.
    public let isAtRisk: Bool

    /// The first instant of the warning if nothing is done today; nil when today needs nothing.
    public let begins: Instant?

    /// The instant the streak is lost if nothing is done before; nil when today needs nothing.
    public let ends: Instant?

    /// Seconds left until ``ends``; nil when today needs nothing.
    public let secondsLeft: Int?

    /// The time left as a countdown shows it, while at risk.
    public var countdown: Countdown? {
        isAtRisk ? secondsLeft.map(Countdown.init(secondsLeft:)) : nil
    }

    /// When ``isAtRisk`` next changes if nothing is done: at the start of the danger or at its end.
    public var changes: Instant? { isAtRisk ? ends : begins }
}
