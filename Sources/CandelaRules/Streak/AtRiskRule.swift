/// When a streak is in danger of ending with the day.
///
/// At risk means: the current streak is above 0, nothing was done today, and at most 8 hours remain
/// until the day ends where the person is. The hours are real ones, so that on days with a clock
/// change the warning comes at another time on the clock. A broken streak and one that a day of rest
/// holds are not at risk.
///
/// Source: seed 002 asks for it.
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
