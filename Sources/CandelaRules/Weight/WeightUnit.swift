/// A unit of body weight; every rule must know it, so another word in a file is an error.
public enum WeightUnit: String, Sendable, Hashable, CaseIterable, Codable {
    /// Pounds, `lb`.
    case pounds = "lb"
    /// Kilograms, `kg`.
    case kilograms = "kg"

    /// Reads `lb` or `kg`; anything else is an error that quotes it.
    public init(from decoder: any Decoder) throws {
        self = try decoder.word(as: WeightUnit.self, called: "weight unit")
    }
}
