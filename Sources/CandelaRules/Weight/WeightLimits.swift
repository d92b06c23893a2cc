/// The ranges of weights and body fat that may be logged, and of goals that may be set.
///
/// All ranges include both ends.
public struct WeightLimits: Sendable, Equatable {
    /// Weights that may be logged, in pounds.
    public var pounds: ClosedRange<Double>
    /// Weights that may be logged, in kilograms.
    public var kilograms: ClosedRange<Double>
    /// Goals that may be set, in pounds.
    public var goalPounds: ClosedRange<Double>
    /// Goals that may be set, in kilograms.
    public var goalKilograms: ClosedRange<Double>
    /// Goals without a warning, in pounds.
    public var unwarnedGoalPounds: ClosedRange<Double>
    /// Goals without a warning, in kilograms.
    public var unwarnedGoalKilograms: ClosedRange<Double>
    /// The default goal, in pounds.
    public var defaultGoalPounds: Double
    /// The default goal, in kilograms.
    public var defaultGoalKilograms: Double
    /// Body fat that may be logged, in percent.
    public var bodyFat: ClosedRange<Double>
    /// The maximum number of characters in a note on a weigh-in or a routine step.
    public var maximumNoteLength: Int

    /// W8Trackr's limits: 1–1500 lb, 0.5–680 kg; goals 66–440 lb, 30–200 kg, with a warning below
    /// 88 lb or 40 kg and above 330 lb or 150 kg; default goals 180 lb and 80 kg; body fat 1–60 %;
    /// notes up to 500 characters.
    public static let standard = WeightLimits(
        pounds: 1...1500, kilograms: 0.5...680, goalPounds: 66...440, goalKilograms: 30...200,
        unwarnedGoalPounds: 88...330, unwarnedGoalKilograms: 40...150, defaultGoalPounds: 180,
        defaultGoalKilograms: 80, bodyFat: 1...60, maximumNoteLength: 500)

    /// The weights that may be logged in a unit.
    public func loggable(in unit: WeightUnit) -> ClosedRange<Double> {
        unit == .pounds ? pounds : kilograms
    }

    /// The goals that may be set in a unit.
    public func goals(in unit: WeightUnit) -> ClosedRange<Double> {
        unit == .pounds ? goalPounds : goalKilograms
    }

    /// The goals without a warning in a unit.
    public func unwarnedGoals(in unit: WeightUnit) -> ClosedRange<Double> {
        unit == .pounds ? unwarnedGoalPounds : unwarnedGoalKilograms
    }

    /// The default goal in a unit.
    public func defaultGoal(in unit: WeightUnit) -> Double {
        unit == .pounds ? defaultGoalPounds : defaultGoalKilograms
    }

    /// Checks a goal against the limits.
    public func check(goal: Double, in unit: WeightUnit) -> GoalCheck {
        // NaN is in no range.
        guard goals(in: unit).contains(goal) else { return .outOfRange }
        let sound = unwarnedGoals(in: unit)
        if goal < sound.lowerBound { return .low }
        return goal > sound.upperBound ? .high : .sound
    }

    /// The nearest allowed goal; the default goal for NaN.
    public func nearest(goal: Double, in unit: WeightUnit) -> Double {
        guard !goal.isNaN else { return defaultGoal(in: unit) }
        let allowed = goals(in: unit)
        return min(max(goal, allowed.lowerBound), allowed.upperBound)
    }
}

/// The result of checking a goal weight.
public enum GoalCheck: Sendable, Hashable {
    /// The goal is allowed and needs no warning.
    case sound
    /// The goal is allowed but may be unhealthily low.
    case low
    /// The goal is allowed but high.
    case high
    /// The goal is not allowed, or not a number.
    case outOfRange
}
