/// The streak lengths at which tiers begin.
///
/// Streaks below 0 count as 0.
public struct StreakTierRule: Sendable, Equatable {
    /// The minimum days of tier ``StreakTier/mid``.
    public var midFrom: Int
    /// The minimum days of tier ``StreakTier/high``.
    public var highFrom: Int

    /// Creates a rule; tier ``StreakTier/low`` always begins at 1 day.
    public init(midFrom: Int, highFrom: Int) {
        self.midFrom = midFrom
        self.highFrom = highFrom
    }

    /// Tiers from 1, 7 and 30 days.
    public static let standard = StreakTierRule(midFrom: 7, highFrom: 30)

    /// The tier of a streak.
    public func tier(forStreakOf days: Int) -> StreakTier {
        if days < 1 { return .none }
        if days < midFrom { return .low }
        return days < highFrom ? .mid : .high
    }
}
