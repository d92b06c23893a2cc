/// A rule for warning that a streak is about to end.
///
/// A streak is at risk if it is above 0, nothing was done today, and at most 8 hours remain until
/// the person's day ends. These are elapsed hours, so on days with a clock change the warning
/// appears at a different wall-clock time. Broken streaks, and streaks held by a rest day, are not
/// at risk.
public struct AtRiskRule: Sendable, Equatable {
    /// The warning's lead time before the end of the day, in seconds.
    public var secondsLeft: Int

    /// Creates a rule with a lead time in seconds; values below 0 count as 0.
    public init(secondsLeft: Int) {
        self.secondsLeft = max(0, secondsLeft)
    }

    /// Eight hours.
    public static let standard = AtRiskRule(secondsLeft: 8 * 3600)

    /// Whether a streak is at risk, from when, and how much time is left. A streak computed for
    /// another day is not at risk.
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
