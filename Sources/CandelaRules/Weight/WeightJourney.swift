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
    /// On how many more days in a row it takes a weigh-in until a rate may be told; 0 when it may.
    public let missingDays: Int
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
        let today = clock.day(of: now)
        let past = journal.weighIns.filter { weighIn in
            weighIn.at.map { $0.instant <= now } ?? (weighIn.day <= today)
        }
        guard let oldest = past.first else { return nil }
        var (first, latest) = (oldest, oldest)
        for weighIn in past.dropFirst() {
            if WeightJourney.order(weighIn) < WeightJourney.order(first) { first = weighIn }
            // Of two readings that cannot be told apart in time, the one listed later is later.
            if WeightJourney.order(weighIn) >= WeightJourney.order(latest) { latest = weighIn }
        }
        let unit = journal.displayUnit
        self.unit = unit
        current = latest.weight.value(in: unit, by: conversion)
        day = latest.day
        milestones = journal.goal.map { goal in
            WeightMilestones(
                start: goal.start ?? first.weight, goal: goal.weight,
                interval: journal.settings.milestoneInterval, in: unit, by: conversion)
        }
        means = DailyMean.means(
            of: past.map { ($0.day, $0.weight.value(in: unit, by: conversion)) })
        trend = HoltTrend(means, rule: holt)
        let recorded = means.map(\.day)
        missingDays = recency.missing(from: recorded, on: today)
        rateLapses = missingDays == 0 ? recency.lapses(after: recorded) : nil
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

    /// By day, then by instant; readings without an instant come first in their day.
    private static func order(_ weighIn: WeighIn) -> (CalendarDay, Int) {
        (weighIn.day, weighIn.at?.instant.secondsSince1970 ?? .min)
    }
}
