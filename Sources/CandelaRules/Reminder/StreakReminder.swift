/// Reminders for a streak that is about to end.
///
/// The standard rule reminds when the streak becomes at risk and again an hour before the day ends.
/// The rule ``weight`` reminds once, as the app W8Trackr does at 20:00.
public struct StreakReminder: Sendable, Equatable {
    /// One reminder.
    public struct Moment: Sendable, Equatable {
        /// The instant at which it is due.
        public let instant: Instant
        /// Whole hours left until the streak ends; 0 for less than an hour.
        public let hoursLeft: Int
    }

    /// The minimum streak for a reminder, in days; values below 1 count as 1.
    public var fromDays: Int

    /// The reminders' lead times before the end of the day in seconds, longest first.
    public var secondsBefore: [Int]

    /// Creates a rule; lead times that are not above 0 are dropped.
    public init(fromDays: Int, secondsBefore: [Int]) {
        self.fromDays = fromDays
        self.secondsBefore = secondsBefore.filter { $0 > 0 }.sorted(by: >)
    }

    /// Eight hours and one hour before the streak ends, for any streak.
    public static let standard = StreakReminder(fromDays: 1, secondsBefore: [8 * 3600, 3600])

    /// Four hours before the streak ends (20:00 if a 24-hour day ends at midnight), for streaks of
    /// 3 days or more.
    public static let weight = StreakReminder(fromDays: 3, secondsBefore: [4 * 3600])

    /// Today's remaining reminders; empty if the streak needs nothing today or was computed for
    /// another day.
    public func moments(of streak: Streak, now: Instant, clock: DayClock) -> [Moment] {
        guard streak.needsToday else { return [] }
        return moments(of: streak, before: clock.nextDay(after: now), now: now, clock: clock)
    }

    /// The reminders due if nothing more is recorded: today's remaining ones or, if the streak
    /// needs nothing until tomorrow, tomorrow's.
    ///
    /// - Parameter restDays: Rest days, which have no reminders.
    public func ahead(
        of streak: Streak, resting restDays: [CalendarDay] = [], now: Instant, clock: DayClock
    ) -> [Moment] {
        guard !streak.needsToday else { return moments(of: streak, now: now, clock: clock) }
        guard streak.needsTomorrow, !restDays.contains(streak.today.next) else { return [] }
        let tomorrow = clock.nextDay(after: clock.nextDay(after: now))
        return moments(of: streak, before: tomorrow, now: now, clock: clock)
    }

    private func moments(
        of streak: Streak, before end: Instant, now: Instant, clock: DayClock
    ) -> [Moment] {
        guard streak.current >= max(1, fromDays), streak.today == clock.day(of: now) else {
            return []
        }
        return secondsBefore.compactMap { seconds in
            let instant = end.adding(seconds: -seconds)
            return instant > now ? Moment(instant: instant, hoursLeft: seconds / 3600) : nil
        }
    }
}
