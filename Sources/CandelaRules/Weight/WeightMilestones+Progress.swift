extension WeightMilestones {
    /// The position of a weight between two milestones.
    public struct Progress: Sendable, Equatable {
        /// The milestone or interval boundary behind the weight.
        public let previous: Double
        /// The next milestone, or the one that the weight is exactly on.
        public let next: Double
        /// The fraction of the way from previous to next, 0…1.
        public let fraction: Double
        /// The distance to ``next``, 0 or more.
        public let remaining: Double
        /// Whether ``next`` is the goal.
        public let isLastLeg: Bool
        /// Whether the goal is reached.
        public let isGoalReached: Bool
        /// The direction of the journey.
        public let direction: Direction
    }

    /// The progress towards the next milestone.
    ///
    /// Milestones are planned from the start weight or the current weight, whichever is further
    /// from the goal, so that they also exist after regaining weight. The bar begins at the last
    /// milestone reached or, before the first one, at the interval boundary behind the weight; if
    /// the journey starts off that grid, it does not begin at 0. On a milestone the fraction is 1.
    /// Past the goal, the goal remains the next milestone, with nothing remaining.
    ///
    /// The fraction and the remainder are rounded to a billionth, which removes binary noise (231.4
    /// − 230 = 1.4). A remainder displayed as 0.0 counts as 0, and the milestone as reached. A
    /// weight that is not finite, or beyond a million, counts as the start weight.
    public func progress(at weight: Double) -> Progress {
        let current = abs(weight) < 1e6 ? weight : start
        let direction = direction(at: current)
        let isGoalReached = isGoalReached(at: current)
        // The code below assumes a loss; for a gain the axis is mirrored.
        let sign: Double = direction == .down ? 1 : -1
        let farthest = max(start * sign, current * sign) * sign
        let milestones = milestones(from: farthest, direction: direction)
        let ahead = milestones.firstIndex {
            (($0 - current) * sign).roundedToBillionth <= tolerance
        }
        let index = isGoalReached ? milestones.count - 1 : ahead ?? milestones.count - 1
        let next = milestones[index]
        let isOnNext = isGoalReached || abs(current - next).roundedToBillionth <= tolerance
        let previous: Double =
            if index > 0 {
                milestones[index - 1]
            } else if isOnNext {
                // The bar keeps the beginning it had before the milestone was reached.
                boundary(strictlyBehind: next, direction: direction)
            } else {
                boundary(behind: current, direction: direction)
            }
        let leg = (previous - next) * sign
        let travelled = (previous - current) * sign
        let fraction = isOnNext || leg <= tolerance ? 1 : travelled / leg
        let remaining = isOnNext ? 0 : abs(current - next)
        return Progress(
            previous: previous, next: next, fraction: min(max(fraction.roundedToBillionth, 0), 1),
            remaining: remaining.roundedToBillionth, isLastLeg: index == milestones.count - 1,
            isGoalReached: isGoalReached, direction: direction)
    }
}
