/// Which motivational message suits a streak; the words are the screens' business.
public enum StreakMessage: Sendable, Hashable {
    /// The streak ends with the day unless something is done.
    case atRisk
    /// A milestone of this many days was just reached.
    case milestone(days: Int)
    /// A streak of this many days, 7 or more.
    case strong(days: Int)
    /// Done today, 1–6 days.
    case doneToday(days: Int)
    /// A streak of 1–6 days that waits for today and is not at risk.
    case waiting(days: Int)
    /// No streak, but once a long one: above 3 days.
    case broken(longest: Int)
    /// No streak, and never more than 3 days.
    case lapsed(longest: Int)
    /// Nothing was ever done.
    case never
}

/// How a message is chosen: the first that fits, in the order of ``StreakMessage``.
public struct StreakMessageRule: Sendable, Hashable {
    /// The length in days from which a streak is praised for itself.
    public var strongFrom: Int
    /// A longest streak above this many days is worth recalling after it broke.
    public var recallAbove: Int

    /// A rule with these limits, in days.
    public init(strongFrom: Int, recallAbove: Int) {
        self.strongFrom = strongFrom
        self.recallAbove = recallAbove
    }

    /// Praise from 7 days on; recall above 3.
    public static let standard = StreakMessageRule(strongFrom: 7, recallAbove: 3)

    /// The message for a streak.
    ///
    /// - Parameters:
    ///   - celebration: The celebration that is due, if any.
    ///   - isAtRisk: Whether the streak is at risk now.
    public func message(
        for streak: Streak, celebration: StreakCelebration? = nil, isAtRisk: Bool
    ) -> StreakMessage {
        if isAtRisk { return .atRisk }
        if let celebration { return .milestone(days: celebration.days) }
        if streak.current >= strongFrom { return .strong(days: streak.current) }
        if streak.current > 0 {
            return streak.isDoneToday
                ? .doneToday(days: streak.current) : .waiting(days: streak.current)
        }
        if streak.longest > recallAbove { return .broken(longest: streak.longest) }
        return streak.longest > 0 ? .lapsed(longest: streak.longest) : .never
    }

    /// Which of several texts for one message to use on a day: 0 to `count` − 1, by day number, so
    /// that the same input gives the same words.
    public static func variant(of count: Int, on day: CalendarDay) -> Int {
        guard count > 1 else { return 0 }
        let remainder = day.daysSince1970 % count
        return remainder < 0 ? remainder + count : remainder
    }
}
