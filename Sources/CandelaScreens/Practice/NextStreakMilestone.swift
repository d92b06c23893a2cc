public import CandelaRules

/// The next milestone of a streak.
public struct NextStreakMilestone: Sendable, Equatable, Codable {
    /// The milestone, in days.
    public let days: Int

    /// The number of days left.
    public let daysToGo: Int

    /// The day it is reached if no day is missed.
    public let day: CalendarDay

    /// The progress from 0 days to the milestone, from 0 to 1.
    public let fraction: Double
}

extension StreakState {
    /// The next milestone; `nil` when none is left.
    var next: NextStreakMilestone? {
        preview.map {
            NextStreakMilestone(
                days: $0.days, daysToGo: $0.daysToGo, day: $0.day,
                fraction: $0.progress.roundedForDrawing)
        }
    }
}
