import CandelaRules

/// A unit of weight used by scale apps.
public enum ScaleUnit: String, Sendable, Hashable, CaseIterable {
    /// Kilograms.
    case kilograms = "kg"
    /// Pounds.
    case pounds = "lb"
    /// Stones; a journal stores them as pounds: 1 st is 14 lb.
    case stone = "st"

    /// Parses the unit in a file, ignoring case: `kg`, `lb`, `lbs` or `st`.
    init?(inFile text: String) {
        self.init(rawValue: text.lowercased() == "lbs" ? "lb" : text.lowercased())
    }

    /// A value in this unit as a weight of the journal, which has no stones: 1 st is 14 lb.
    func weight(_ value: Double) throws(WeightError) -> Weight {
        switch self {
        case .kilograms: try Weight(value, .kilograms)
        case .pounds: try Weight(value, .pounds)
        // Apps write one or two decimals; the rounding keeps 12.4 st at 173.6 lb.
        case .stone: try Weight((value * 14_000).rounded() / 1000, .pounds)
        }
    }
}
