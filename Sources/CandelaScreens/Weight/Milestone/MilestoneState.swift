import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The values behind the milestone cards, computed from a journal in the display unit.
struct MilestoneState {
    let journey: WeightJourney
    let goal: Double
    let start: Double
    let progress: WeightMilestones.Progress

    /// The prediction for the goal, which decides for every card whether the goal is reached.
    let prediction: GoalPrediction?

    /// The milestone to celebrate now, in the unit in which it is a round number: the one just
    /// reached or passed, otherwise one recorded and not yet shown.
    let celebration: (weight: Double, unit: WeightUnit)?

    /// Whether the weight or the smoothed weight is at the goal.
    var isAtGoal: Bool { prediction?.status == .atGoal }

    /// The id of the announcement of the reached milestone; `nil` before it is reached and once it
    /// was celebrated.
    var announcement: String? {
        guard progress.fraction == 1, progress.remaining == 0, let celebration,
            celebration.unit == unit, abs(celebration.weight - progress.next) <= 0.05
        else { return nil }
        return "weight-milestone-\(unit.name(of: progress.next))"
    }

    /// The weekly change; `nil` without an estimate.
    var shownRate: Double? { estimate?.weeklyVelocity }

    /// The moment the state becomes stale if nothing is recorded: a future-dated weigh-in begins to
    /// count, or at midnight the rate lapses because weigh-ins are too old or too few. Either can
    /// change the missing weigh-ins and the milestone to celebrate.
    let validUntil: Instant

    var unit: WeightUnit { journey.unit }
    var next: Double { progress.next }
    var previous: Double { progress.previous }
    var fraction: Double { progress.fraction }
    var remaining: Double { progress.remaining }
    var estimate: MilestoneEstimate? { remaining > 0 ? journey.estimate : nil }

    /// Creates the state of a journal; `nil` without a past weigh-in or a goal.
    init?(_ journal: Journal, in context: Context) {
        self.init(
            journal,
            WeightLog(journal, now: context.now, clock: context.clock(for: journal)), in: context)
    }

    /// Creates the state from a journal and its weight log.
    init?(
        _ journal: Journal, _ log: WeightLog, in context: Context, wasAtGoal: Bool = false
    ) {
        let clock = context.clock(for: journal)
        guard let journey = WeightJourney(log, of: journal), let milestones = journey.milestones
        else { return nil }
        let prediction = GoalPrediction(
            journey, entries: log.entries.count, wasAtGoal: wasAtGoal, now: context.now,
            clock: clock)
        // The smoothed weight can reach the goal first; the tiny remaining distance is not
        // shown.
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
