/// A remaining time in the units a countdown shows: `6h 40m left`, `42m left`, `Less than a minute
/// left`.
public struct Countdown: Sendable, Equatable {
    /// The whole seconds left; never below 0.
    public let secondsLeft: Int

    /// Creates a countdown; values below 0 count as 0.
    public init(secondsLeft: Int) {
        self.secondsLeft = max(0, secondsLeft)
    }

    /// The whole hours left.
    public var hours: Int { secondsLeft / 3600 }

    /// The whole minutes left in addition to ``hours``, 0…59.
    public var minutes: Int { secondsLeft % 3600 / 60 }

    /// Whether hours are shown.
    public var hasHours: Bool { hours > 0 }

    /// Whether less than one minute is left.
    public var isUnderOneMinute: Bool { secondsLeft < 60 }

    /// Seconds until the displayed text changes; in the last minute, until the countdown ends.
    public var secondsUntilChange: Int {
        isUnderOneMinute ? secondsLeft : secondsLeft % 60 + 1
    }
}
