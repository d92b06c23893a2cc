/// The kind of motivational message for a streak; its text comes from the screens.
///
/// The limits given here come from ``StreakMessageRule/standard``.
public enum StreakMessage: Sendable, Equatable {
    /// The streak ends with the day unless something is done.
    case atRisk
    /// A streak of this many days has reached a milestone, in days, that was not celebrated yet.
    case milestone(days: Int, reached: Int)
    /// A streak of this many days, 7 or more.
    case strong(days: Int)
    /// Done today, 1–6 days.
    case doneToday(days: Int)
    /// Done today, the first day after an earlier streak of more than 3 days was lost.
    case restarted
    /// A streak of 1–6 days that is not done today and not at risk.
    case waiting(days: Int)
    /// No current streak, but an earlier one of more than 3 days.
    case broken(longest: Int)
    /// No current streak, and never one of more than 3 days.
    case lapsed(longest: Int)
    /// Nothing was ever done.
    case never
}

/// A rule that selects the first matching message, in the order of ``StreakMessage``.
public struct StreakMessageRule: Sendable, Equatable {
    /// The minimum length in days of a strong streak.
    public var strongFrom: Int
    /// The length in days above which a lost streak is mentioned.
    public var recallAbove: Int

    /// Creates a rule with these limits, in days.
    public init(strongFrom: Int, recallAbove: Int) {
        self.strongFrom = strongFrom
        self.recallAbove = recallAbove
    }

    /// Strong from 7 days; lost streaks are mentioned above 3.
    public static let standard = StreakMessageRule(strongFrom: 7, recallAbove: 3)

    /// The message for a streak.
    ///
    /// - Parameters:
    ///   - celebration: The celebration due, if any.
    ///   - isAtRisk: Whether the streak is at risk.
    public func message(
        for streak: Streak, celebration: StreakCelebration? = nil, isAtRisk: Bool
    ) -> StreakMessage {
        if isAtRisk { return .atRisk }
        // The milestone may be shown days after it was reached.
        if let celebration {
            return .milestone(days: streak.current, reached: celebration.days)
        }
        if streak.current >= strongFrom { return .strong(days: streak.current) }
        if streak.current > 0 {
            guard streak.isDoneToday else { return .waiting(days: streak.current) }
            return streak.current == 1 && streak.longest > recallAbove
                ? .restarted : .doneToday(days: streak.current)
        }
        if streak.longest > recallAbove { return .broken(longest: streak.longest) }
        return streak.longest > 0 ? .lapsed(longest: streak.longest) : .never
    }

    /// The index of the text variant to use on a day, 0 to `count` − 1, or 0 if `count` is below 1.
    /// It is derived from the day number, so the same input gives the same text.
    public static func variant(of count: Int, on day: CalendarDay) -> Int {
        guard count > 1 else { return 0 }
        let remainder = day.daysSince1970 % count
        return remainder < 0 ? remainder + count : remainder
    }
}
