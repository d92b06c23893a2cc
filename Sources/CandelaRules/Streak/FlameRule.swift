/// The size of a streak's flame: a base size that grows with every full week, up to a maximum.
///
/// The figures come from the theme. Streaks below 0 count as 0. The flame never shrinks while a
/// streak grows.
public struct FlameRule: Sendable, Equatable {
    /// The size in points before the first full week.
    public let basePoints: Double
    /// The points added per full week; 0 or more.
    public let pointsPerWeek: Double
    /// The maximum size in points.
    public let largestPoints: Double

    /// Creates a rule; negative points per week count as 0.
    public init(basePoints: Double, pointsPerWeek: Double, largestPoints: Double) {
        self.basePoints = basePoints
        self.pointsPerWeek = max(0, pointsPerWeek)
        self.largestPoints = largestPoints
    }

    /// The size in points, before scaling for the person's type size.
    public func points(forStreakOf days: Int) -> Double {
        min(basePoints + pointsPerWeek * Double(max(days, 0) / 7), largestPoints)
    }
}
