/// The milestones between the start weight of a journey and its goal, in one unit.
///
/// They are the multiples of an interval strictly between the two, in the direction of travel,
/// followed by the goal itself. Each is computed as a whole number of intervals, so 230 is 230 and
/// never 230.00000001. A weight within 0.05 of a milestone, which one decimal may display as equal,
/// counts as on it, so that the result agrees with what the person sees, for example after a change
/// of unit.
///
/// The direction remains that from start to goal after overshooting the goal.
public struct WeightMilestones: Sendable, Equatable {
    /// The direction from the start to the goal.
    public enum Direction: String, Sendable, Hashable, CaseIterable, Codable {
        /// The goal is to lose weight.
        case down
        /// The goal is to gain weight.
        case up
    }

    /// The weight at the start of the journey.
    public let start: Double

    /// The goal weight, which is the last milestone.
    public let goal: Double

    /// The interval between milestones; above 0.
    public let interval: Double

    /// Creates milestones from values in source code, all in the same unit.
    ///
    /// - Precondition: ``init(start:goal:interval:)`` accepts the values.
    public init(uncheckedStart start: Double, goal: Double, interval: Double) {
        do throws(WeightError) {
            try self.init(start: start, goal: goal, interval: interval)
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Creates the milestones of a journey, all values in the same unit.
    ///
    /// - Throws: ``WeightError/noJourney(start:goal:interval:)`` unless both weights are within ±10
    ///   million, the interval is 0.001 to a million, and there are at most a million milestones.
    public init(start: Double, goal: Double, interval: Double) throws(WeightError) {
        guard abs(start) <= 1e7, abs(goal) <= 1e7, interval >= 0.001, interval <= 1e6,
            abs(start - goal) / interval <= 1e6
        else { throw .noJourney(start: start, goal: goal, interval: interval) }
        self.start = start
        self.goal = goal
        self.interval = interval
    }

    /// Creates the milestones of a journey in a unit, from an interval the person chose.
    public init(
        start: Weight, goal: Weight, interval: MilestoneInterval, in unit: WeightUnit,
        by conversion: WeightConversion = .standard
    ) {
        self.init(
            uncheckedStart: start.value(in: unit, by: conversion),
            goal: goal.value(in: unit, by: conversion),
            interval: Double(interval.size(in: unit)))
    }

    /// The milestones in the order they are reached; the last one is the goal.
    public var all: [Double] { milestones(from: start, direction: direction(at: goal)) }

    /// The direction of the journey from start to goal, regardless of the current weight.
    ///
    /// - Parameter current: Used only if start and goal are the same: the direction from here to
    ///   the goal.
    public func direction(at current: Double) -> Direction {
        let from = start == goal ? current : start
        return goal < from ? .down : .up
    }

    /// Whether the goal is reached: the weight is at or past it in the journey's direction.
    public func isGoalReached(at current: Double) -> Bool {
        switch direction(at: current) {
        case .down: (current - goal).roundedToBillionth <= tolerance
        case .up: (goal - current).roundedToBillionth <= tolerance
        }
    }

    /// Whether a weight counts as on the goal, neither before nor past it.
    public func isOnGoal(_ weight: Double) -> Bool {
        abs(weight - goal).roundedToBillionth <= tolerance
    }

    /// The milestones reached at a weight, in the order of the journey.
    public func crossed(at current: Double) -> [Double] {
        let direction = direction(at: current)
        return milestones(from: start, direction: direction).filter {
            isReached($0, at: current, direction)
        }
    }

    /// The milestones newly reached at a weight, in the order of the journey.
    ///
    /// A milestone is not new if it was recorded before, or if the same journey has already
    /// recorded one further on: a change of interval or unit adds milestones on a part of the way
    /// that is already completed.
    ///
    /// - Parameters:
    ///   - current: The current weight.
    ///   - completed: The milestones recorded so far, in any units.
    ///   - unit: The unit of the journey.
    public func crossed(
        at current: Double, besides completed: [CompletedMilestone], in unit: WeightUnit,
        by conversion: WeightConversion = .standard
    ) -> [Double] {
        let direction = direction(at: current)
        let known = completed.map { milestone in
            let start = milestone.start?.value(in: unit, by: conversion)
            return (
                weight: milestone.weight.value(in: unit, by: conversion),
                isOfThisJourney: start.map {
                    abs($0 - self.start).roundedToBillionth <= Double.unseen
                } ?? true
            )
        }
        return crossed(at: current).filter { milestone in
            !known.contains {
                abs($0.weight - milestone).roundedToBillionth <= Double.unseen
                    || $0.isOfThisJourney && isReached(milestone, at: $0.weight, direction)
            }
        }
    }

    /// Whether a weight is at or past a milestone.
    func isReached(
        _ milestone: Double, at weight: Double, _ direction: Direction
    ) -> Bool {
        let left = direction == .down ? weight - milestone : milestone - weight
        return left.roundedToBillionth <= tolerance
    }

    /// Whether a weight is closer than a distance, in the journey's unit, to one of its milestones.
    public func isMilestone(_ weight: Double, within distance: Double = 0.5) -> Bool {
        all.contains { abs($0 - weight) < distance }
    }
}

// MARK: - Arithmetic

extension WeightMilestones {
    /// The difference up to which weights count as equal, because one decimal may not show it. It
    /// is smaller if the interval is very small.
    var tolerance: Double { min(Double.unseen, interval / 20) }

    /// The number of intervals in a weight, rounded by a rule unless it is on a multiple.
    private func intervals(in weight: Double, _ rule: FloatingPointRoundingRule) -> Double {
        let exact = weight / interval
        let nearest = exact.rounded()
        return (abs(exact - nearest) * interval).roundedToBillionth <= tolerance
            ? nearest : exact.rounded(rule)
    }

    func milestones(from: Double, direction: Direction) -> [Double] {
        var milestones: [Double] = []
        switch direction {
        case .down:
            var count = intervals(in: from, .up) - 1
            while count * interval > goal + tolerance {
                milestones.append(count * interval)
                count -= 1
            }
        case .up:
            var count = intervals(in: from, .down) + 1
            while count * interval < goal - tolerance {
                milestones.append(count * interval)
                count += 1
            }
        }
        return milestones + [goal]
    }

    /// The multiple of the interval at a weight or directly behind it.
    func boundary(behind weight: Double, direction: Direction) -> Double {
        intervals(in: weight, direction == .down ? .up : .down) * interval
    }

    /// The multiple of the interval directly behind a weight, never at it.
    func boundary(strictlyBehind weight: Double, direction: Direction) -> Double {
        direction == .down
            ? (intervals(in: weight, .down) + 1) * interval
            : (intervals(in: weight, .up) - 1) * interval
    }
}
