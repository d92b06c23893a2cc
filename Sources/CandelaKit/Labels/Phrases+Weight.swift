public import CandelaRules

/// The forms of a unit.
public enum UnitWidth: Sendable, Hashable {
    /// The abbreviation: `225 lb`, spoken “225 pounds”.
    case short
    /// The full name, for sentences: “225 pounds”.
    case long
}

/// Weights with units. A phrase takes a value that includes its unit. A language whose sentences
/// change with the unit has a whole sentence for each unit.
extension Phrases {
    /// A weight: `225 lb`, spoken “225 pounds”.
    public func weight(
        _ value: NumberText, in unit: WeightUnit, _ width: UnitWidth = .short
    ) -> Phrase {
        switch (unit, width) {
        case (.pounds, .short): unitWeightPoundsShort(value: value)
        case (.pounds, .long): unitWeightPoundsLong(value: value)
        case (.kilograms, .short): unitWeightKilogramsShort(value: value)
        case (.kilograms, .long): unitWeightKilogramsLong(value: value)
        }
    }

    /// A weight as a value of another phrase: `1.0 lb` in `1.0 lb to go`, spoken “1 pound to go”.
    ///
    /// - Parameter isDrawn: Whether the unit is written; if not, it is only spoken.
    public func measure(
        _ value: NumberText, in unit: WeightUnit, _ width: UnitWidth = .short, isDrawn: Bool = true
    ) -> NumberText {
        let name =
            switch unit {
            case .pounds: "pounds"
            case .kilograms: "kilograms"
            }
        return NumberText(value, name, weight(value, in: unit, width), isDrawn: isDrawn)
    }

    /// The name of a unit: `lb`, spoken “pounds”.
    public func unitName(_ unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: unitWeightPoundsName()
        case .kilograms: unitWeightKilogramsName()
        }
    }
}
