/// The milestones between the start weight of a journey and its goal, in one unit.
///
/// They are the multiples of an interval strictly between the two, in the direction of travel,
/// without one nearer to the goal than half an interval, followed by the goal itself. All weights
/// are compared as shown, with one decimal, so that the result agrees with what the person sees.
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

    /// The weight at the start of the journey, as shown.
    public let start: Double

    /// The goal weight, as shown, which is the last milestone.
    public let goal: Double

    /// The interval between milestones; above 0.
    public let interval: Double

    /// The direction of the journey from start to goal; down if both are the same.
    public let direction: Direction

    /// The milestones in the order they are reached; the last one is the goal.
    public let all: [Double]

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
    /// - Throws: ``WeightError/noJourney(start:goal:interval:)`` unless both weights are within ±5
    ///   million, the interval is 0.001 to a million, and there are at most a million milestones.
    public init(start: Double, goal: Double, interval: Double) throws(WeightError) {
        guard abs(start) <= 5e6, abs(goal) <= 5e6, interval >= 0.001, interval <= 1e6,
            abs(start - goal) / interval <= 1e6
        else { throw .noJourney(start: start, goal: goal, interval: interval) }
        (self.start, self.goal, self.interval) = (start.tenths, goal.tenths, interval)
        direction = goal.tenths <= start.tenths ? .down : .up
        let sign: Double = direction == .down ? -1 : 1
        var count = Self.intervals(in: self.start, interval, direction == .down ? .up : .down)
        var all: [Double] = []
        while true {
            count += sign
            let milestone = (count * interval).roundedToBillionth
            let left = ((self.goal - milestone) * sign).roundedToBillionth
            if left <= 0 || left < interval / 2 { break }
            all.append(milestone)
        }
        self.all = all + [self.goal]
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

    /// Whether a weight is at or past a milestone.
    public func isReached(_ milestone: Double, at weight: Double) -> Bool {
        distance(from: weight, to: milestone) <= 0
    }

    /// The distance from a weight to another one in the journey's direction, both as shown; below 0
    /// if it is behind.
    func distance(from weight: Double, to milestone: Double) -> Double {
        let left = (milestone.tenths - weight.tenths).tenths
        return direction == .down ? -left : left
    }

    /// The number of intervals in a weight, rounded by a rule.
    private static func intervals(
        in weight: Double, _ interval: Double, _ rule: FloatingPointRoundingRule
    ) -> Double {
        (weight / interval).roundedToBillionth.rounded(rule)
    }

    /// The multiple of the interval at a weight or directly behind it.
    func boundary(behind weight: Double) -> Double {
        let count = Self.intervals(
            in: weight.tenths, interval, direction == .down ? .up : .down)
        return (count * interval).roundedToBillionth
    }
}
