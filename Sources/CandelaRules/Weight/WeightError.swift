/// Why something is not a body weight.
public enum WeightError: Error, Sendable, Hashable {
    /// The number is outside what may be logged, or not finite.
    case outOfRange(value: Double, unit: WeightUnit, allowed: ClosedRange<Double>)
    /// The text does not begin with a number.
    case notANumber(String)
    /// The number is followed by no unit, or by an unknown one.
    case unknownUnit(String)
}

extension WeightError: CustomStringConvertible {
    /// The problem and what is allowed, on one line.
    public var description: String {
        switch self {
        case .outOfRange(let value, let unit, let allowed):
            "a weight of \(value) \(unit.rawValue) is out of range:"
                + " use \(allowed.lowerBound) to \(allowed.upperBound) \(unit.rawValue)"
        case .notANumber(let text): "'\(text)' is not a weight such as 75kg or 165.5lb"
        case .unknownUnit(let text): "'\(text)' has no unit that is known: write 'lb' or 'kg'"
        }
    }
}
