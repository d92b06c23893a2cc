/// How many weeks in a row a target was met.
///
/// A week begins on Monday and is met when something was done on at least as many of its days as the
/// target asks for. The current week never counts and never breaks. A changed target judges all weeks
/// anew.
public struct WeeklyTargetStreak: Sendable, Hashable {
    /// One week.
    public struct Week: Sendable, Hashable {
        /// Its first day.
        public let first: CalendarDay
        /// How often something was done on each of its seven days.
        public let counts: [Int]
        /// The target it was judged by.
        public let target: Int

        /// On how many of its days something was done.
        public var daysMet: Int { counts.count { $0 > 0 } }
        /// Whether the target was met.
        public var isMet: Bool { daysMet >= target }
    }

    /// On how many days of a week something is to be done, 1…7.
    public let target: Int

    /// The current week.
    public let current: Week

    /// The four weeks before, newest first.
    public let previous: [Week]

    /// Met weeks in a row before the current one, up to 520.
    public let weeks: Int

    /// When it stops being right without a new record.
    public let validUntil: Instant

    /// Met weeks beyond the four that are listed.
    public var beyond: Int { max(0, weeks - previous.count) }

    /// The target a new routine begins with.
    public static let usualTarget = 3

    /// The streak of an index.
    ///
    /// - Parameters:
    ///   - target: 1…7; what is beyond counts as the nearest.
    ///   - firstWeekday: The day a week begins with.
    public init(_ index: ActivityIndex, target: Int, firstWeekday: Weekday = .monday) {
        let target = min(max(target, 1), 7)
        let thisWeek = index.today.weekStart(firstWeekday)
        func week(_ ago: Int) -> Week {
            let first = thisWeek.adding(days: -7 * ago)
            return Week(
                first: first, counts: index.days(7, until: first.adding(days: 6)).map(\.frequency),
                target: target)
        }
        self.target = target
        current = week(0)
        previous = (1...4).map(week)
        var weeks = 0
        while weeks < Self.mostWeeks,
            index.daysDone(7, from: thisWeek.adding(days: -7 * (weeks + 1))) >= target
        {
            weeks += 1
        }
        self.weeks = weeks
        validUntil = index.validUntil
    }

    /// No streak is looked for further back than ten years.
    private static let mostWeeks = 520
}
