import CandelaRules

/// A unit of weight used by scale apps.
public enum ScaleUnit: String, Sendable, Hashable, CaseIterable {
    /// Kilograms.
    case kilograms = "kg"
    /// Pounds.
    case pounds = "lb"
    /// Stones; a journal stores them as pounds: 1 st is 14 lb.
    case stone = "st"

    /// Parses the unit in a file, ignoring case: `kg`, `lb`, `st` or one of their names.
    init?(inFile text: String) {
        switch text.trimmed.lowercased() {
        case "kg", "kgs", "kilogram", "kilograms", "kilogram(s)": self = .kilograms
        case "lb", "lbs", "pound", "pounds", "pound(s)": self = .pounds
        case "st", "stone", "stones", "stone(s)": self = .stone
        default: return nil
        }
    }

    /// The kilograms of a value in this unit.
    func kilograms(_ value: Double) -> Double {
        guard self != .kilograms else { return value }
        let pounds = self == .stone ? value * 14 : value
        return WeightConversion.standard.convert(pounds, from: .pounds, to: .kilograms)
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
