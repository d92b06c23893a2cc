/// How large a streak's flame is: a size, more of it for every full week, and a size it keeps to.
///
/// The figures are a theme's. A streak below 0 counts as 0. Nothing shrinks while a streak grows.
///
/// Source: seed 002.
public struct FlameRule: Sendable, Hashable {
    /// The flame's size in points below one full week.
    public let basePoints: Double
    /// Points gained with every full week; 0 or more.
    public let pointsPerWeek: Double
    /// The size the flame never exceeds.
    public let largestPoints: Double

    /// A rule with these figures; less than 0 points a week count as 0.
    public init(basePoints: Double, pointsPerWeek: Double, largestPoints: Double) {
        self.basePoints = basePoints
        self.pointsPerWeek = max(0, pointsPerWeek)
        self.largestPoints = largestPoints
    }

    /// The flame's size in points, before it is scaled for the reader's type size.
    public func points(forStreakOf days: Int) -> Double {
        min(basePoints + pointsPerWeek * Double(max(days, 0) / 7), largestPoints)
    }
}
