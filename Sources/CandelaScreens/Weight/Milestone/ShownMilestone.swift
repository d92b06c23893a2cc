import CandelaElements
import CandelaKit
import CandelaRules

/// The facts that both cards of the next milestone draw.
struct ShownMilestone {
    let facts: WeightFacts
    let goal: GoalState
    let progress: WeightMilestones.Progress
    let currentDay: CalendarDay
    let announcement: String?

    /// The estimated day of the next milestone; `nil` if the weight does not approach it.
    var estimate: WeightEstimate? { facts.milestoneEstimate }

    /// Whether the milestone is the goal and reached.
    var isGoal: Bool { goal.isAtGoal }

    /// The distance to the milestone; `nil` once it is reached.
    var remaining: Double? { facts.isMilestoneReached ? nil : progress.remaining }

    /// Collects the facts; `nil` without a weigh-in or a goal, and for a goal to hold.
    init?(_ state: WeightState) {
        guard let goal = state.facts.goal, let progress = state.facts.progress,
            let day = state.log.latest?.day
        else { return nil }
        (facts, currentDay) = (state.facts, day)
        (self.goal, self.progress) = (goal, progress)
        announcement = state.announcement
    }

    /// The text that replaces the distance once the milestone is reached; `nil` before.
    func reached(_ phrases: Phrases) -> Phrase? {
        guard facts.isMilestoneReached else { return nil }
        return isGoal ? phrases.milestoneRemainingGoal() : phrases.milestoneRemainingReached()
    }
}
