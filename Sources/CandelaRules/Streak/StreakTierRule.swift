/// From which day on a streak is in which tier.
///
/// A streak below 0 counts as 0.
///
/// Source: seed 002: 1–6, 7–29 and 30 days and more.
public struct StreakTierRule: Sendable, Hashable {
    /// The first day of tier ``StreakTier/mid``.
    public var midFrom: Int
    /// The first day of tier ``StreakTier/high``.
    public var highFrom: Int

    /// Tiers from 1 and these days.
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
