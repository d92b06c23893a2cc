public import CandelaRules

/// The ways to write a unit.
public enum UnitWidth: Sendable, Hashable {
    /// As it is drawn: `225 lb`, said “225 pounds”.
    case short
    /// In full, for sentences: “225 pounds”.
    case long
}

/// A unit is an axis of a phrase: phrases have a value, and the value has its unit. A language in
/// which the words around a unit change with it has a whole sentence for each unit.
extension Phrases {
    /// A weight alone: `225 lb`, said “225 pounds”.
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

    /// A weight as a value of another phrase: `1.0 lb` in `1.0 lb to go`, said “1 pound to go”.
    ///
    /// - Parameter isDrawn: Whether the unit is drawn; if not, it is only said.
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

    /// The name of a unit: `lb`, said “pounds”.
    public func unitName(_ unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: unitWeightPoundsName()
        case .kilograms: unitWeightKilogramsName()
        }
    }
}
