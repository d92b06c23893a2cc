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
