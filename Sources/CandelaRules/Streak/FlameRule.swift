/// How a streak's flame and counter look: size, tier, digits, flicker and glow.
///
/// A streak below 0 counts as 0. Nothing shrinks while a streak grows.
///
/// Source: seed 002; counter steps, flicker and glow product-facts 2.4.
public struct FlameRule: Sendable, Hashable {
    /// The flame's size in points below one full week.
    public var basePoints: Double
    /// Points gained with every full week.
    public var pointsPerWeek: Double
    /// The size the flame never exceeds.
    public var largestPoints: Double
    /// The first day of tier ``StreakTier/mid``.
    public var midFrom: Int
    /// The first day of tier ``StreakTier/high``.
    public var highFrom: Int
    /// The size of the counter's digits in points.
    public var counterPoints: TierFigures
    /// How far the flame flickers, as a share of its size.
    public var flicker: TierFigures
    /// The opacity of the glow, 0…1.
    public var glow: TierFigures
    /// How long one flicker takes in one direction, in seconds.
    public var flickerSeconds: Double
    /// How often the flame flickers back and forth on appearing or changing, before it is still.
    public var flickerCycles: Int

    /// 28 points, two more a full week, at most 48; tiers from 1, 7 and 30 days; digits of 24, 26 and
    /// 28 points; three flickers of 0.8 seconds.
    public static let standard = FlameRule(
        basePoints: 28, pointsPerWeek: 2, largestPoints: 48, midFrom: 7, highFrom: 30,
        counterPoints: TierFigures(none: 24, low: 24, mid: 26, high: 28),
        flicker: TierFigures(none: 0, low: 0.03, mid: 0.05, high: 0.08),
        glow: TierFigures(none: 0, low: 0.15, mid: 0.3, high: 0.45),
        flickerSeconds: 0.8, flickerCycles: 3)

    /// The flame's size in points, before it is scaled for the reader's type size.
    public func points(forStreakOf days: Int) -> Double {
        min(basePoints + pointsPerWeek * Double(max(days, 0) / 7), largestPoints)
    }

    /// The tier of a streak.
    public func tier(forStreakOf days: Int) -> StreakTier {
        if days < 1 { return .none }
        if days < midFrom { return .low }
        return days < highFrom ? .mid : .high
    }

    /// The size of the counter's digits in points, before scaling.
    public func counterPoints(forStreakOf days: Int) -> Double {
        counterPoints[tier(forStreakOf: days)]
    }

    /// How far the flame flickers, as a share of its size.
    public func flicker(forStreakOf days: Int) -> Double {
        flicker[tier(forStreakOf: days)]
    }

    /// The opacity of the glow, 0…1.
    public func glow(forStreakOf days: Int) -> Double {
        glow[tier(forStreakOf: days)]
    }
}
