public import CandelaRules

/// How far the next streak milestone is and what it takes.
public struct MilestonePreview: Sendable, Hashable, Codable {
    /// How far it is: `3 days to your 14-day milestone`; or that none is left.
    public let text: Words

    /// What it takes: `Practice every day until March 21`; absent when none is left.
    public let requirement: Words?

    /// The way from nothing to the milestone; absent when none is left.
    public let bar: ProgressBar?

    /// The milestone, in days.
    public let milestone: Int?

    /// How many days are missing.
    public let daysToGo: Int?

    /// The day it is reached if none is left out from now on.
    public let day: CalendarDay?
}
