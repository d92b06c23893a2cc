/// A unit of height in files.
enum ScaleLength {
    case centimeters, meters, inches, feet

    /// Parses the unit in a file, ignoring case: `cm`, `m`, `in`, `ft` or one of their names.
    init?(inFile text: String) {
        switch text.trimmed.lowercased() {
        case "cm", "centimeter", "centimeters", "centimetre", "centimetres": self = .centimeters
        case "m", "meter", "meters", "metre", "metres": self = .meters
        case "in", "inch", "inches": self = .inches
        case "ft", "foot", "feet": self = .feet
        default: return nil
        }
    }

    /// The centimetres of a height in this unit, with two decimals.
    func centimeters(_ value: Double) -> Double {
        let unit: Double =
            switch self {
            case .centimeters: 1
            case .meters: 100
            case .inches: 2.54
            case .feet: 30.48
            }
        return (value * unit * 100).rounded() / 100
    }
}
