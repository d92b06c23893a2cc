/// A body weight as someone entered it: a number and its unit.
public struct Weight: Sendable, Hashable {
    /// The number, in ``unit``.
    public let value: Double

    /// What the number counts.
    public let unit: WeightUnit

    /// A weight known to be loggable; anything else is a caller's mistake and stops the program.
    ///
    /// For numbers from a file or a text field use ``init(checking:_:limits:)``.
    public init(_ value: Double, _ unit: WeightUnit) {
        precondition(
            WeightLimits.standard.loggable(in: unit).contains(value),
            "a weight in \(unit.rawValue) is \(WeightLimits.standard.loggable(in: unit)), not \(value)"
        )
        self.value = value
        self.unit = unit
    }

    /// A weight from data.
    ///
    /// - Throws: ``WeightError/outOfRange(value:unit:allowed:)`` unless the number is finite and may
    ///   be logged: 1–1500 lb, 0.5–680 kg.
    public init(checking value: Double, _ unit: WeightUnit, limits: WeightLimits = .standard)
        throws(WeightError)
    {
        let allowed = limits.loggable(in: unit)
        guard allowed.contains(value) else {
            throw .outOfRange(value: value, unit: unit, allowed: allowed)
        }
        self.value = value
        self.unit = unit
    }

    /// A weight from a text such as `75kg`, `75 kg` or `165.5 lb`, with a point before decimals.
    ///
    /// - Throws: ``WeightError``: no number, no unit or an unknown one, or out of range.
    public init(parsing text: String, limits: WeightLimits = .standard) throws(WeightError) {
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        let word = text.dropFirst(number.count).drop { $0 == " " }
        guard let value = Double(number) else { throw .notANumber(text) }
        guard let unit = WeightUnit(rawValue: String(word)) else { throw .unknownUnit(text) }
        try self.init(checking: value, unit, limits: limits)
    }

    /// The number in a unit, converted when it was entered in the other.
    public func value(in unit: WeightUnit, by conversion: WeightConversion = .standard) -> Double {
        conversion.convert(value, from: self.unit, to: unit)
    }
}

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

extension Weight: Codable {
    private enum CodingKeys: String, CodingKey {
        case value, unit
    }

    /// Reads `{"value": 75.5, "unit": "kg"}`; a number out of range is an error at `value`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let value = try container.decode(Double.self, forKey: .value)
        let unit = try container.decode(WeightUnit.self, forKey: .unit)
        do throws(WeightError) {
            try self.init(checking: value, unit)
        } catch {
            throw DecodingError.dataCorruptedError(
                forKey: .value, in: container, debugDescription: error.description)
        }
    }

    /// Writes the number as entered, and its unit.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
        try container.encode(unit, forKey: .unit)
    }
}
