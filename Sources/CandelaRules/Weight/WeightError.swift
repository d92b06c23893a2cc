/// The error for an invalid body weight.
public enum WeightError: Error, Sendable, Equatable {
    /// The number is outside the allowed range, or not finite.
    case outOfRange(value: Double, unit: WeightUnit, allowed: ClosedRange<Double>)
    /// The text does not begin with a number.
    case notANumber(String)
    /// The number is followed by no unit, or by an unknown one.
    case unknownUnit(String)
    /// The numbers do not form a journey: one is not finite or far beyond any weight, or the
    /// milestones are too close together.
    case noJourney(start: Double, goal: Double, interval: Double)
}

extension WeightError: CustomStringConvertible {
    /// The problem and what is allowed, on one line.
    public var description: String {
        switch self {
        case .outOfRange(let value, let unit, let allowed):
            "a weight of \(value) \(unit.rawValue) is out of range:"
                + " use \(allowed.lowerBound) to \(allowed.upperBound) \(unit.rawValue)"
        case .notANumber(let text): "'\(text)' is not a weight such as 75kg or 165.5lb"
        case .unknownUnit(let text): "'\(text)' has no known unit: use 'lb' or 'kg'"
        case .noJourney(let start, let goal, let interval):
            "no journey leads from \(start) to \(goal) in steps of \(interval):"
                + " use finite weights and an interval of 0.001 or more"
        }
    }
}
