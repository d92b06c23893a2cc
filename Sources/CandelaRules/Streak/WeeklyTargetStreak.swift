/// The number of consecutive weeks in which a target was met.
///
/// A week is met if the number of days with activity reaches the target; weeks begin on Monday by
/// default. The current week counts once it is met, and never breaks the streak. Each week is
/// judged by the target that it had.
public struct WeeklyTargetStreak: Sendable, Equatable {
    /// One week.
    public struct Week: Sendable, Equatable {
        /// The first day of the week.
        public let first: CalendarDay
        /// The number of sessions, or of done completions, on each of the seven days.
        public let counts: [Int]
        /// The target applied to the week.
        public let target: Int

        /// The number of days with activity.
        public var daysMet: Int { counts.count { $0 > 0 } }
        /// Whether the target was met.
        public var isMet: Bool { daysMet >= target }
    }

    /// The target of the current week in days, 1…7.
    public var target: Int { current.target }

    /// The current week.
    public let current: Week

    /// The four previous weeks, newest first.
    public let previous: [Week]

    /// The previous weeks without those before the first activity, which missed no target.
    public let begun: [Week]

    /// Consecutive weeks met, up to 520 and the current one.
    public let weeks: Int

    /// The instant at which the streak becomes stale without a new record.
    public let validUntil: Instant

    /// Weeks met before the four that are listed.
    public var beyond: Int { max(0, weeks - previous.count - (current.isMet ? 1 : 0)) }

    /// The first day of the week from which a new target holds: the next week if the current one
    /// is met, so that it stays met, and the current one otherwise.
    public var weekOfNewTarget: CalendarDay {
        current.isMet ? current.first.adding(days: 7) : current.first
    }

    /// The default target of a new routine.
    public static let defaultTarget = 3

    /// Computes the streak from an index.
    ///
    /// - Parameters:
    ///   - target: The target in days per week; clamped to 1…7.
    ///   - earlier: The targets of the weeks before.
    ///   - firstWeekday: The first day of the week.
    public init(
        _ index: ActivityIndex, target: Int, earlier: [EarlierTarget] = [],
        firstWeekday: Weekday = .monday
    ) {
        let thisWeek = index.today.weekStart(firstWeekday)
        func days(dueFrom first: CalendarDay) -> Int {
            let past = earlier.target(inWeekFrom: first)
            return min(max(past?.weeklyTarget ?? target, 1), 7)
        }
        func week(_ ago: Int) -> Week {
            let first = thisWeek.adding(days: -7 * ago)
            return Week(
                first: first, counts: index.days(7, until: first.adding(days: 6)).map(\.frequency),
                target: days(dueFrom: first))
        }
        let current = week(0)
        self.current = current
        previous = (1...4).map(week)
        let start = index.firstDay?.weekStart(firstWeekday)
        begun = previous.filter { week in start.map { $0 <= week.first } ?? false }
        var weeks = 0
        while weeks < Self.mostWeeks {
            let first = thisWeek.adding(days: -7 * (weeks + 1))
            guard index.daysDone(7, from: first) >= days(dueFrom: first) else { break }
            weeks += 1
        }
        self.weeks = current.isMet ? weeks + 1 : weeks
        validUntil = index.validUntil
    }

    /// The maximum length of a streak, in weeks: ten years.
    private static let mostWeeks = 520
}
