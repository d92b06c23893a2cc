extension WeightMilestones {
    /// The position of a weight between two milestones.
    public struct Progress: Sendable, Equatable {
        /// The milestone or interval boundary behind the weight.
        public let previous: Double
        /// The next milestone, or the one that the weight is exactly on.
        public let next: Double
        /// The fraction of the way from previous to next, 0…1.
        public let fraction: Double
        /// The distance to ``next``, both as shown; 0 or more.
        public let remaining: Double
        /// Whether ``next`` is the goal.
        public let isLastLeg: Bool
        /// The direction of the journey.
        public let direction: Direction
    }

    /// The progress towards the next milestone.
    ///
    /// The next milestone is the first that the weight is not past, so exactly on one the fraction
    /// is 1; past all, it is the goal with nothing remaining. The bar begins at the last milestone
    /// passed or, before the first one, at the interval boundary at or behind the weight; if the
    /// weight is off that grid, it does not begin at 0, not even after a gain above the start.
    ///
    /// A weight that is not finite, or beyond a million, counts as the start weight.
    public func progress(at weight: Double) -> Progress {
        let current = abs(weight) < 1e6 ? weight.tenths : start
        let index = all.firstIndex { distance(from: current, to: $0) >= 0 } ?? all.count - 1
        let next = all[index]
        let previous = index > 0 ? all[index - 1] : boundary(behind: current)
        let remaining = max(0, distance(from: current, to: next))
        let leg = distance(from: previous, to: next)
        let travelled = distance(from: previous, to: current)
        let fraction = remaining == 0 || leg <= 0 ? 1 : travelled / leg
        return Progress(
            previous: previous, next: next, fraction: min(max(fraction.roundedToBillionth, 0), 1),
            remaining: remaining, isLastLeg: index == all.count - 1, direction: direction)
    }
}
