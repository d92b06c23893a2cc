/// A time left, in the pieces a countdown shows: `6h 40m left`, `42m left`, `Less than 1 minute left`.
public struct Countdown: Sendable, Hashable {
    /// Whole seconds left; never below 0.
    public let secondsLeft: Int

    /// A countdown from some seconds; below 0 counts as 0.
    public init(secondsLeft: Int) {
        self.secondsLeft = max(0, secondsLeft)
    }

    /// Whole hours left.
    public var hours: Int { secondsLeft / 3600 }

    /// Whole minutes left beside the ``hours``, 0…59.
    public var minutes: Int { secondsLeft % 3600 / 60 }

    /// Whether hours are left, so that they are worth showing.
    public var hasHours: Bool { hours > 0 }

    /// Whether less than one minute is left.
    public var isUnderOneMinute: Bool { secondsLeft < 60 }

    /// In how many seconds the countdown reads differently; under one minute, when it runs out.
    public var secondsUntilChange: Int {
        isUnderOneMinute ? secondsLeft : secondsLeft % 60 + 1
    }
}
