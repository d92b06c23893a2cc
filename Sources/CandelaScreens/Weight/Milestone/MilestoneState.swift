import CandelaRules
import CandelaTokens

/// What the milestone cards are made from, worked out from a journal, in the unit on display.
struct MilestoneState {
    let journey: WeightJourney
    let goal: Double
    let start: Double
    let progress: WeightMilestones.Progress

    /// The id of the announcement that the milestone is reached; absent once it was celebrated.
    let announcement: String?

    /// The change a week, beside an estimate.
    var shownRate: Double? { estimate?.weeklyVelocity }

    /// When time alone makes it wrong: a weigh-in that lies ahead begins to count, or the rate goes at
    /// the midnight that leaves weigh-ins too old or too few. What is missing changes with each.
    let validUntil: Instant

    var unit: WeightUnit { journey.unit }
    var next: Double { progress.next }
    var previous: Double { progress.previous }
    var fraction: Double { progress.fraction }
    var remaining: Double { progress.remaining }
    var estimate: MilestoneEstimate? { journey.estimate }

    /// The state of a journal; `nil` when it has no weigh-in up to now or no goal.
    init?(_ journal: Journal, in context: Context) {
        self.init(
            journal,
            WeightLog(journal, now: context.now, clock: context.clock(for: journal)), in: context)
    }

    /// The state of a journal whose weigh-ins were read.
    init?(_ journal: Journal, _ log: WeightLog, in context: Context) {
        let clock = context.clock(for: journal)
        guard let journey = WeightJourney(log, of: journal),
            let milestones = journey.milestones, let progress = journey.progress
        else { return nil }
        self.journey = journey
        goal = milestones.goal
        start = milestones.start
        self.progress = progress
        announcement = MilestoneState.announcement(of: progress, journey.unit, in: journal)
        let lapses =
            journey.rateLapses.map { clock.start(of: $0) } ?? clock.nextDay(after: context.now)
        validUntil = min(lapses, log.nextReading ?? lapses)
    }

    private static func announcement(
        of progress: WeightMilestones.Progress, _ unit: WeightUnit, in journal: Journal
    ) -> String? {
        guard progress.fraction == 1, progress.remaining == 0 else { return nil }
        // A milestone recorded in the other unit comes back a little beside itself.
        let isCelebrated = journal.completedMilestones.contains {
            $0.isCelebrated && abs($0.weight.value(in: unit) - progress.next) <= 0.05
        }
        return isCelebrated ? nil : "weight-milestone-\(unit.name(of: progress.next))"
    }
}
