/// When a streak is in danger of ending with the day.
///
/// At risk means: the current streak is above 0, nothing was done today, and at most 8 hours remain
/// until the day ends where the person is. The hours are real ones, so that on days with a clock
/// change the warning comes at another time on the clock. A broken streak and one that a day of rest
/// holds are not at risk.
///
/// Source: seed 002 asks for it; the condition is product-facts 2.5.
public struct AtRiskRule: Sendable, Hashable {
    /// How many seconds before the end of the day the danger begins.
    public var secondsLeft: Int

    /// A rule that warns this many seconds before the end of the day; below 0 counts as 0.
    public init(secondsLeft: Int) {
        self.secondsLeft = max(0, secondsLeft)
    }

    /// Eight hours.
    public static let standard = AtRiskRule(secondsLeft: 8 * 3600)

    /// Whether a streak is at risk now, since or from when, and how long it has left.
    public func risk(of streak: Streak, now: Instant, clock: DayClock) -> StreakRisk {
        guard streak.needsToday, streak.today == clock.day(of: now) else {
            return StreakRisk(isAtRisk: false, begins: nil, ends: nil, secondsLeft: nil)
        }
        let ends = clock.nextDay(after: now)
        let begins = ends.adding(seconds: -secondsLeft)
        return StreakRisk(
            isAtRisk: now >= begins, begins: begins, ends: ends, secondsLeft: now.seconds(to: ends))
    }
}

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
