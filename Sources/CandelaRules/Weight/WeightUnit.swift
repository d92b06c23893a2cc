/// A unit of body weight. An unknown unit in a file is an error, because rules must support every
/// unit.
public enum WeightUnit: String, Sendable, Hashable, CaseIterable, Codable {
    /// Pounds, `lb`.
    case pounds = "lb"
    /// Kilograms, `kg`.
    case kilograms = "kg"

    /// Decodes `lb` or `kg`; anything else is an error that quotes it.
    public init(from decoder: any Decoder) throws {
        self = try decoder.word(as: WeightUnit.self, called: "weight unit")
    }
}

extension WeightUnit {
    /// A weight as it is shown, with one decimal. Halves round to even by the decimal text: 75.55 is
    /// shown as 75.6.
    public func shown(_ weight: Double) -> Double { weight.tenths }
}
