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
    /// Body fat, in percent.
    public var bodyFat: ClosedRange<Double>
    /// The most characters a note may have.
    public var noteLength: Int

    /// W8Trackr's limits: 1–1500 lb, 0.5–680 kg; goals 66–440 lb, 30–200 kg, with a warning below
    /// 88 lb or 40 kg and above 330 lb or 150 kg; body fat 1–60 %; notes up to 500 characters.
    public static let standard = WeightLimits(
        pounds: 1...1500, kilograms: 0.5...680, goalPounds: 66...440, goalKilograms: 30...200,
        soundGoalPounds: 88...330, soundGoalKilograms: 40...150, bodyFat: 1...60, noteLength: 500)

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
}
