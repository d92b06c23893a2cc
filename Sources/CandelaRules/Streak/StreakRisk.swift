/// A streak's risk of ending today.
public struct StreakRisk: Sendable, Equatable {
    /// Whether to show the warning now.
    public let isAtRisk: Bool

    /// The instant at which the warning begins if nothing is done, past if it has begun; `nil` if
    /// nothing is needed today.
    public let begins: Instant?

    /// The instant at which the streak ends if nothing is done; `nil` if nothing is needed today.
    public let ends: Instant?

    /// Seconds left until ``ends``; `nil` if nothing is needed today.
    public let secondsLeft: Int?

    /// The time left for display; `nil` unless the streak is at risk.
    public var countdown: Countdown? {
        isAtRisk ? secondsLeft.map(Countdown.init(secondsLeft:)) : nil
    }

    /// The next instant at which ``isAtRisk`` changes if nothing is done; `nil` if nothing is
    /// needed today.
    public var changes: Instant? { isAtRisk ? ends : begins }
}
