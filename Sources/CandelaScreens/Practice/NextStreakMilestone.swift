public import CandelaRules

/// The milestone a streak reaches next.
public struct NextStreakMilestone: Sendable, Hashable, Codable {
    /// The milestone, in days.
    public let days: Int

    /// How many days are missing.
    public let daysToGo: Int

    /// The day it is reached if none is left out from now on.
    public let day: CalendarDay

    /// The share of the way from nothing to it, 0 to 1.
    public let fraction: Double
}
