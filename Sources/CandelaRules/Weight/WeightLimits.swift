/// Which weights and body fats may be logged, and which goals may be set.
///
/// All ranges include both ends.
public struct WeightLimits: Sendable, Hashable {
    /// Weights that may be logged, in pounds.
    public var pounds: ClosedRange<Double>
    /// Weights that may be logged, in kilograms.
    public var kilograms: ClosedRange<Double>
    /// Goals that may be set, in pounds.
    public var goalPounds: ClosedRange<Double>
    /// Goals that may be set, in kilograms.
    public var goalKilograms: ClosedRange<Double>
    /// Goals that need no warning, in pounds.
    public var soundGoalPounds: ClosedRange<Double>
    /// Goals that need no warning, in kilograms.
    public var soundGoalKilograms: ClosedRange<Double>
    /// The goal a person begins with, in pounds.
    public var usualGoalPounds: Double
    /// The goal a person begins with, in kilograms.
    public var usualGoalKilograms: Double
    /// Body fat, in percent.
    public var bodyFat: ClosedRange<Double>
    /// The most characters a note may have.
    public var noteLength: Int

    /// W8Trackr's limits: 1–1500 lb, 0.5–680 kg; goals 66–440 lb, 30–200 kg, with a warning below
    /// 88 lb or 40 kg and above 330 lb or 150 kg, and 180 lb or 80 kg to begin with; body fat 1–60 %;
    /// notes up to 500 characters.
    public static let standard = WeightLimits(
        pounds: 1...1500, kilograms: 0.5...680, goalPounds: 66...440, goalKilograms: 30...200,
        soundGoalPounds: 88...330, soundGoalKilograms: 40...150, usualGoalPounds: 180,
        usualGoalKilograms: 80, bodyFat: 1...60, noteLength: 500)

    /// The weights that may be logged in a unit.
    public func loggable(in unit: WeightUnit) -> ClosedRange<Double> {
        unit == .pounds ? pounds : kilograms
    }

    /// The goals that may be set in a unit.
    public func goals(in unit: WeightUnit) -> ClosedRange<Double> {
        unit == .pounds ? goalPounds : goalKilograms
    }

    /// The goals in a unit that need no warning.
    public func soundGoals(in unit: WeightUnit) -> ClosedRange<Double> {
        unit == .pounds ? soundGoalPounds : soundGoalKilograms
    }

    /// The goal a person begins with in a unit.
    public func usualGoal(in unit: WeightUnit) -> Double {
        unit == .pounds ? usualGoalPounds : usualGoalKilograms
    }

    /// What is to be said of a goal.
    public func check(goal: Double, in unit: WeightUnit) -> GoalCheck {
        // Not-a-number is in no range.
        guard goals(in: unit).contains(goal) else { return .outOfRange }
        let sound = soundGoals(in: unit)
        if goal < sound.lowerBound { return .low }
        return goal > sound.upperBound ? .high : .sound
    }

    /// The nearest goal that may be set; the one a person begins with when it is no number.
    public func nearest(goal: Double, in unit: WeightUnit) -> Double {
        guard !goal.isNaN else { return usualGoal(in: unit) }
        let allowed = goals(in: unit)
        return min(max(goal, allowed.lowerBound), allowed.upperBound)
    }
}

/// Whether a weight can be a goal, and whether it asks for a warning.
public enum GoalCheck: Sendable, Hashable {
    /// It can be used as it is.
    case sound
    /// It can be used and may be unhealthily low.
    case low
    /// It can be used and is high.
    case high
    /// It cannot be used, or is no number.
    case outOfRange
}
