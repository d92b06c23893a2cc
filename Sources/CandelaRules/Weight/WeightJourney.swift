/// The progress of a journal towards its weight goal, in the displayed unit.
public struct WeightJourney: Sendable, Equatable {
    /// The unit of all values.
    public let unit: WeightUnit
    /// The current weight: the latest reading by day and time.
    public let current: Double
    /// The day of that reading.
    public let day: CalendarDay
    /// The journey from start to goal; `nil` without a goal.
    public let milestones: WeightMilestones?
    /// The daily means of the readings up to now, ascending.
    public let means: [DailyMean]
    /// Holt's trend of the means; `nil` for fewer than two days.
    public let trend: HoltTrend?
    /// Consecutive daily weigh-ins still needed before a rate is shown; 0 if it is shown.
    public let missingDays: Int
    /// Weekly weigh-ins still needed before a rate is shown; 0 if it is shown, `nil` if weekly
    /// weigh-ins are never enough.
    public let missingWeeks: Int?
    /// The first day on which ``missingDays`` is above 0 without another weigh-in; `nil` if it
    /// already is.
    public let rateLapses: CalendarDay?

    /// Creates the journey of a journal; `nil` if there are no weigh-ins up to now.
    ///
    /// Future readings are ignored. The journey starts at the goal's start weight or, if it has
    /// none, at the oldest reading.
    public init?(
        _ journal: Journal, now: Instant, clock: DayClock,
        by conversion: WeightConversion = .standard, holt: HoltRule = .standard,
        recency: RecencyRule = .standard
    ) {
        let log = WeightLog(journal, now: now, clock: clock, by: conversion, recency: recency)
        self.init(log, of: journal, by: conversion, holt: holt)
    }

    /// Creates the journey from a journal's readings; `nil` if there are none.
    public init?(
        _ log: WeightLog, of journal: Journal, by conversion: WeightConversion = .standard,
        holt: HoltRule = .standard
    ) {
        guard let first = log.entries.first, let latest = log.latest else { return nil }
        unit = log.unit
        current = latest.weight
        day = latest.day
        milestones = journal.goal.map { goal in
            WeightMilestones(
                start: goal.start ?? journal.weighIns[first.position].weight, goal: goal.weight,
                interval: journal.settings.milestoneInterval, in: log.unit, by: conversion)
        }
        means = log.means
        trend = HoltTrend(means, rule: holt)
        missingDays = log.missingDays
        missingWeeks = log.missingWeeks
        rateLapses = log.rateLapses
    }

    /// The progress towards the next milestone; `nil` without a goal.
    public var progress: WeightMilestones.Progress? {
        milestones?.progress(at: current)
    }

    /// The trend's change per week, negative for loss; `nil` if weigh-ins are too old or too few,
    /// as given by ``missingDays``.
    public var weeklyVelocity: Double? { missingDays == 0 ? trend?.weeklyVelocity : nil }

    /// The estimated time to the next milestone at the current pace; `nil` if the weight does not
    /// approach it, or if weigh-ins are too old or too few.
    public var estimate: MilestoneEstimate? {
        guard let progress, let weeklyVelocity else { return nil }
        return MilestoneEstimate(
            remaining: progress.remaining, weeklyVelocity: weeklyVelocity,
            direction: progress.direction)
    }
}
