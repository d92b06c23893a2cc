/// The milestones between the weight a journey began at and its goal, in one unit.
///
/// They are the multiples of an interval strictly between the two, in the direction of travel, and
/// then the goal itself. Each is computed as a whole number of intervals, so 230 is 230 and never
/// 230.00000001. A weight that reads like a milestone, 0.05 or less from it, is on it: nothing
/// else would agree with what a person sees, as after a change of unit.
///
/// The direction stays that from start to goal after overshooting.
public struct WeightMilestones: Sendable, Hashable {
    /// Which way the goal lies from the start.
    public enum Direction: String, Sendable, Hashable, CaseIterable, Codable {
        /// The goal is to lose weight.
        case down
        /// The goal is to gain weight.
        case up
    }

    /// The weight the journey began at.
    public let start: Double

    /// The weight to reach: the last milestone.
    public let goal: Double

    /// How far apart milestones lie; above 0.
    public let interval: Double

    /// The milestones of a journey written in the program, all numbers in the same unit.
    ///
    /// - Precondition: ``init(start:goal:interval:)`` accepts the numbers.
    public init(uncheckedStart start: Double, goal: Double, interval: Double) {
        do throws(WeightError) {
            try self.init(start: start, goal: goal, interval: interval)
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// The milestones of a journey, all numbers in the same unit.
    ///
    /// - Throws: ``WeightError/noJourney(start:goal:interval:)`` unless both weights are within ten
    ///   million, the interval is a thousandth or more, and there are at most a million milestones.
    public init(start: Double, goal: Double, interval: Double) throws(WeightError) {
        guard abs(start) <= 1e7, abs(goal) <= 1e7, interval >= 0.001, interval <= 1e6,
            abs(start - goal) / interval <= 1e6
        else { throw .noJourney(start: start, goal: goal, interval: interval) }
        self.start = start
        self.goal = goal
        self.interval = interval
    }

    /// Plans a journey in a unit, by an interval as people choose it.
    public init(
        start: Weight, goal: Weight, interval: MilestoneInterval, in unit: WeightUnit,
        by conversion: WeightConversion = .standard
    ) {
        self.init(
            uncheckedStart: start.value(in: unit, by: conversion),
            goal: goal.value(in: unit, by: conversion),
            interval: Double(interval.size(in: unit)))
    }

    /// The milestones in the order they are reached; the goal is always the last.
    public var all: [Double] { milestones(from: start, direction: direction(at: goal)) }

    /// Which way the journey goes: from start to goal, whatever the weight is now.
    ///
    /// - Parameter current: Decides when start and goal are the same: the way from here to the goal.
    public func direction(at current: Double) -> Direction {
        let from = start == goal ? current : start
        return goal < from ? .down : .up
    }

    /// Whether the goal is reached: the weight is on it or past it in the journey's direction.
    public func isGoalReached(at current: Double) -> Bool {
        switch direction(at: current) {
        case .down: (current - goal).cleared <= tolerance
        case .up: (goal - current).cleared <= tolerance
        }
    }

    /// Whether a weight reads like the goal: neither before nor past it.
    public func isOnGoal(_ weight: Double) -> Bool { abs(weight - goal).cleared <= tolerance }

    /// The milestones at or past a weight, nearest to the start first.
    public func crossed(at current: Double) -> [Double] {
        let direction = direction(at: current)
        return milestones(from: start, direction: direction).filter {
            isReached($0, at: current, direction)
        }
    }

    /// The milestones at or past a weight that are news, nearest to the start first.
    ///
    /// A milestone is old when it was recorded before, and when the same journey has already come to
    /// one that lies farther on: another interval or unit puts new milestones on a way that lies
    /// behind.
    ///
    /// - Parameters:
    ///   - current: The weight now.
    ///   - completed: The milestones recorded so far, in whatever unit.
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
                isOfThisJourney: start.map { abs($0 - self.start).cleared <= Double.unseen } ?? true
            )
        }
        return crossed(at: current).filter { milestone in
            !known.contains {
                abs($0.weight - milestone).cleared <= Double.unseen
                    || $0.isOfThisJourney && isReached(milestone, at: $0.weight, direction)
            }
        }
    }

    /// Tells whether a weight is on a milestone or past it.
    func isReached(
        _ milestone: Double, at weight: Double, _ direction: Direction
    ) -> Bool {
        let left = direction == .down ? weight - milestone : milestone - weight
        return left.cleared <= tolerance
    }

    /// Whether a weight comes near a milestone of the journey: closer than some distance, in the
    /// journey's unit.
    public func isMilestone(_ weight: Double, within distance: Double = 0.5) -> Bool {
        all.contains { abs($0 - weight) < distance }
    }
}

// MARK: - Arithmetic

extension WeightMilestones {
    /// Weights no further apart than this are the same: one decimal shows no difference. Less where
    /// milestones lie closer than the decimals of weights.
    var tolerance: Double { min(Double.unseen, interval / 20) }

    /// How many intervals a weight is, rounded up or down unless it is on a multiple.
    private func intervals(in weight: Double, _ rule: FloatingPointRoundingRule) -> Double {
        let exact = weight / interval
        let nearest = exact.rounded()
        return (abs(exact - nearest) * interval).cleared <= tolerance
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

    /// The multiple of the interval at a weight or just behind it.
    func boundary(behind weight: Double, direction: Direction) -> Double {
        intervals(in: weight, direction == .down ? .up : .down) * interval
    }

    /// The multiple of the interval behind a weight, never at it.
    func boundary(strictlyBehind weight: Double, direction: Direction) -> Double {
        direction == .down
            ? (intervals(in: weight, .down) + 1) * interval
            : (intervals(in: weight, .up) - 1) * interval
    }
}
