import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// What the milestone cards are made from, worked out from a journal, in the unit on display.
struct MilestoneState {
    let journey: WeightJourney
    let goal: Double
    let start: Double
    let progress: WeightMilestones.Progress

    /// The prediction for the goal; every card follows it on whether the goal is reached.
    let prediction: GoalPrediction?

    /// The milestone to celebrate now, in the unit in which it is a round number: one that was just
    /// reached or passed, else one that was recorded and not yet shown.
    let celebration: (weight: Double, unit: WeightUnit)?

    /// True while the weight or the smoothed weight is at the goal.
    var isAtGoal: Bool { prediction?.status == .atGoal }

    /// The id of the announcement that the milestone is reached; absent once it was celebrated.
    var announcement: String? {
        guard progress.fraction == 1, progress.remaining == 0, let celebration,
            celebration.unit == unit, abs(celebration.weight - progress.next) <= 0.05
        else { return nil }
        return "weight-milestone-\(unit.name(of: progress.next))"
    }

    /// The change a week, beside an estimate.
    var shownRate: Double? { estimate?.weeklyVelocity }

    /// When time alone makes it wrong: a weigh-in that lies ahead begins to count, or the rate goes at
    /// the midnight that leaves weigh-ins too old or too few. What is missing changes with each, and so
    /// may what is to be celebrated.
    let validUntil: Instant

    var unit: WeightUnit { journey.unit }
    var next: Double { progress.next }
    var previous: Double { progress.previous }
    var fraction: Double { progress.fraction }
    var remaining: Double { progress.remaining }
    var estimate: MilestoneEstimate? { remaining > 0 ? journey.estimate : nil }

    /// The state of a journal; `nil` when it has no weigh-in up to now or no goal.
    init?(_ journal: Journal, in context: Context) {
        self.init(
            journal,
            WeightLog(journal, now: context.now, clock: context.clock(for: journal)), in: context)
    }

    /// The state of a journal whose weigh-ins were read.
    init?(
        _ journal: Journal, _ log: WeightLog, in context: Context, wasAtGoal: Bool = false
    ) {
        let clock = context.clock(for: journal)
        guard let journey = WeightJourney(log, of: journal), let milestones = journey.milestones
        else { return nil }
        let prediction = GoalPrediction(
            journey, entries: log.entries.count, wasAtGoal: wasAtGoal, now: context.now,
            clock: clock)
        // The smoothed weight may be there first, and a hair's breadth is no way to go.
        let isThere =
            prediction?.status == .atGoal && !milestones.isGoalReached(at: journey.current)
        let current = isThere ? milestones.goal : journey.current
        self.journey = journey
        goal = milestones.goal
        start = milestones.start
        progress = milestones.progress(at: current)
        self.prediction = prediction
        celebration = journal.dueMilestone(milestones, in: log)
        let midnight = clock.nextDay(after: context.now)
        let lapses =
            celebration == nil
            ? journey.rateLapses.map { clock.start(of: $0) } ?? midnight : midnight
        validUntil = min(lapses, log.nextReading ?? lapses)
    }
}
