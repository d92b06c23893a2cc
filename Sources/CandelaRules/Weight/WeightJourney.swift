/// What a journal says about the way to the weight goal, in the unit on display.
public struct WeightJourney: Sendable, Hashable {
    /// The unit all numbers here are in.
    public let unit: WeightUnit
    /// The weight now: the latest reading by day and time.
    public let current: Double
    /// The day of that reading.
    public let day: CalendarDay
    /// The journey from start to goal; nil without a goal.
    public let milestones: WeightMilestones?
    /// The daily means up to today.
    public let means: [DailyMean]
    /// Holt's trend of the means; nil for fewer than two days.
    public let trend: HoltTrend?
    /// Daily weigh-ins still needed before a rate is shown; 0 when it is.
    public let missingDays: Int
    /// Weekly weigh-ins still needed before a rate is shown; 0 when it is, nil when one a week is never
    /// enough.
    public let missingWeeks: Int?
    /// When ``missingDays`` stops being 0 without another weigh-in; nil unless it is 0.
    public let rateLapses: CalendarDay?

    /// Reads a journey from a journal; nil when nothing was weighed up to now.
    ///
    /// Readings in the future are ignored. The journey starts at the goal's own start weight or at the
    /// oldest reading.
    public init?(
        _ journal: Journal, now: Instant, clock: DayClock,
        by conversion: WeightConversion = .standard, holt: HoltRule = .standard,
        recency: RecencyRule = .standard
    ) {
        let log = WeightLog(journal, now: now, clock: clock, by: conversion, recency: recency)
        self.init(log, of: journal, by: conversion, holt: holt)
    }

    /// The journey that the readings of a journal tell; nil when there are none.
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

    /// The progress toward the next milestone; nil without a goal.
    public var progress: WeightMilestones.Progress? {
        milestones?.progress(at: current)
    }

    /// The change in a week by the trend, negative when losing; nil while weigh-ins are too old or too
    /// few, as ``missingDays`` says.
    public var weeklyVelocity: Double? { missingDays == 0 ? trend?.weeklyVelocity : nil }

    /// How long it takes to the next milestone at the current pace; nil when it comes no nearer, and
    /// while weigh-ins are too old or too few.
    public var estimate: MilestoneEstimate? {
        guard let progress, let weeklyVelocity else { return nil }
        return MilestoneEstimate(
            remaining: progress.remaining, weeklyVelocity: weeklyVelocity,
            direction: progress.direction)
    }
}
