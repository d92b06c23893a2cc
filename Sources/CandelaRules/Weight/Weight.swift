public import CandelaJSON

/// A body weight as the person entered it: a number and its unit.
public struct Weight: Sendable, Hashable, Codable {
    /// The number, in ``unit``.
    public let value: Double

    /// The unit of the number.
    public let unit: WeightUnit

    /// The greatest allowed value, so that everything computed from weights stays within bounds.
    private static let most = 1e6

    /// Creates a weight as the person entered it.
    ///
    /// - Throws: ``WeightError/outOfRange(value:unit:allowed:)`` unless the value may be logged:
    ///   1–1500 lb, 0.5–680 kg. Custom limits cannot exceed a million.
    public init(_ value: Double, _ unit: WeightUnit, limits: WeightLimits = .standard)
        throws(WeightError)
    {
        let allowed = limits.loggable(in: unit).clamped(to: -Self.most...Self.most)
        guard allowed.contains(value) else {
            throw .outOfRange(value: value, unit: unit, allowed: allowed)
        }
        self.value = value
        self.unit = unit
    }

    /// Creates a weight from a value in source code, such as in a sample or a preview.
    ///
    /// - Precondition: ``init(_:_:limits:)`` accepts the value.
    public init(unchecked value: Double, _ unit: WeightUnit) {
        do throws(WeightError) {
            try self.init(value, unit)
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Parses a text such as `75kg`, `75 kg` or `165.5 lb`; the decimal separator is a point.
    ///
    /// - Throws: ``WeightError/notANumber(_:)`` or ``WeightError/unknownUnit(_:)`` if the number or
    ///   the unit is missing or invalid, or an error as in ``init(_:_:limits:)``.
    public init(parsing text: String, limits: WeightLimits = .standard) throws(WeightError) {
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        let word = text.dropFirst(number.count).drop { $0 == " " }
        guard let value = Double(number) else { throw .notANumber(text) }
        guard let unit = WeightUnit(rawValue: String(word)) else { throw .unknownUnit(text) }
        try self.init(value, unit, limits: limits)
    }

    /// The value in a unit, converted if it was entered in the other one.
    public func value(in unit: WeightUnit, by conversion: WeightConversion = .standard) -> Double {
        conversion.convert(value, from: self.unit, to: unit)
    }
}

extension Weight: MemberObject {
    /// Visits `value` and `unit`, as in `{"value": 75.5, "unit": "kg"}`; a decoded value out of range
    /// is an error at `value`.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        let value: Double = try member("value", own?.value)
        let unit: WeightUnit = try member("unit", own?.unit)
        if let own {
            self = own.whole
            return
        }
        do throws(WeightError) {
            try self.init(value, unit)
        } catch {
            try member.check("value", false, error.description)
            throw error
        }
    }
}
