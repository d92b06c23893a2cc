extension WeightMilestones {
    /// Where a weight stands between two milestones.
    public struct Progress: Sendable, Hashable {
        /// The milestone or interval boundary behind.
        public let previous: Double
        /// The milestone ahead, or the one the weight is exactly on.
        public let next: Double
        /// How much of the way from previous to next is travelled, 0…1.
        public let fraction: Double
        /// How far it is to ``next``, 0 or more.
        public let remaining: Double
        /// Whether ``next`` is the goal.
        public let isLastLeg: Bool
        /// Whether the goal is reached.
        public let isGoalReached: Bool
        /// Which way the journey goes.
        public let direction: Direction
    }

    /// The progress toward the next milestone.
    ///
    /// Milestones are planned from start or from the weight now, whichever is farther from the goal,
    /// so that there are some after a regain. The bar begins at the milestone just reached or, before
    /// the first, at the interval boundary behind the weight: a journey that begins off the grid does
    /// not begin at 0. On a milestone the fraction is 1; past the goal the goal stays next,
    /// with nothing remaining.
    ///
    /// Fraction and remainder are rounded to a billionth, which clears away binary dust
    /// (231.4 − 230 = 1.4); a remainder that would read 0.0 is none, and the milestone reached. A
    /// weight that is not finite, or beyond a million, counts as the start.
    public func progress(at weight: Double) -> Progress {
        let current = abs(weight) < 1e6 ? weight : start
        let direction = direction(at: current)
        let isGoalReached = isGoalReached(at: current)
        // Everything below is written for losing; for gaining the axis is turned round.
        let sign: Double = direction == .down ? 1 : -1
        let farthest = max(start * sign, current * sign) * sign
        let milestones = milestones(from: farthest, direction: direction)
        let ahead = milestones.firstIndex { (($0 - current) * sign).cleared <= tolerance }
        let index = isGoalReached ? milestones.count - 1 : ahead ?? milestones.count - 1
        let next = milestones[index]
        let isOnNext = isGoalReached || abs(current - next).cleared <= tolerance
        let previous: Double =
            if index > 0 {
                milestones[index - 1]
            } else if isOnNext {
                // The bar that was filling up to here keeps its beginning.
                boundary(strictlyBehind: next, direction: direction)
            } else {
                boundary(behind: current, direction: direction)
            }
        let leg = (previous - next) * sign
        let travelled = (previous - current) * sign
        let fraction = isOnNext || leg <= tolerance ? 1 : travelled / leg
        let remaining = isOnNext ? 0 : abs(current - next)
        return Progress(
            previous: previous, next: next, fraction: min(max(fraction.cleared, 0), 1),
            remaining: remaining.cleared, isLastLeg: index == milestones.count - 1,
            isGoalReached: isGoalReached, direction: direction)
    }
}
