/// When to remind of a streak that is about to end, and what is left then.
///
/// The warning when the danger begins and a last one an hour before
/// the day ends; W8Trackr reminds at 20:00 of a streak of 3 days or more.
public struct StreakReminder: Sendable, Hashable {
    /// One reminder.
    public struct Moment: Sendable, Hashable {
        /// When it is due.
        public let instant: Instant
        /// Whole hours left until the streak ends; 0 means that it ends tonight.
        public let hoursLeft: Int
    }

    /// The shortest streak worth a reminder, in days.
    public var fromDays: Int

    /// How many seconds before the end of the day reminders come; the longest first.
    public var secondsBefore: [Int]

    /// A rule with these moments; those that are not above 0 are left out.
    public init(fromDays: Int, secondsBefore: [Int]) {
        self.fromDays = fromDays
        self.secondsBefore = secondsBefore.filter { $0 > 0 }.sorted(by: >)
    }

    /// Eight hours and one hour before the streak ends, for any streak.
    public static let standard = StreakReminder(fromDays: 1, secondsBefore: [8 * 3600, 3600])

    /// Four hours before midnight, that is at 20:00 on a day of 24 hours, from 3 days on.
    public static let weight = StreakReminder(fromDays: 3, secondsBefore: [4 * 3600])

    /// The reminders that are still ahead today; none when the streak needs nothing.
    public func moments(of streak: Streak, now: Instant, clock: DayClock) -> [Moment] {
        guard streak.needsToday else { return [] }
        return moments(of: streak, before: clock.nextDay(after: now), now: now, clock: clock)
    }

    /// The reminders that come if nothing more is recorded: those still ahead today or, when the streak
    /// needs nothing today, those of tomorrow.
    ///
    /// - Parameter restDays: Days of rest, which ask for nothing.
    public func ahead(
        of streak: Streak, resting restDays: [CalendarDay] = [], now: Instant, clock: DayClock
    ) -> [Moment] {
        guard !streak.needsToday else { return moments(of: streak, now: now, clock: clock) }
        guard !restDays.contains(streak.today.next) else { return [] }
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
