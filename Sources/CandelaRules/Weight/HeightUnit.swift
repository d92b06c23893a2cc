/// A unit in which a person's height is shown and entered.
public enum HeightUnit: Sendable, Hashable, CaseIterable {
    /// Centimetres.
    case centimeters
    /// Inches of 2.54 cm.
    case inches

    /// The unit used beside weights in a unit: inches beside pounds.
    public init(beside unit: WeightUnit) { self = unit == .pounds ? .inches : .centimeters }

    /// The centimetres in one unit.
    private var length: Double { self == .inches ? 2.54 : 1 }

    /// A height in centimetres in this unit, with one decimal.
    public func value(ofCentimeters height: Double) -> Double { (height / length).tenths }

    /// A height in this unit in centimetres, with two decimals.
    public func centimeters(_ value: Double) -> Double {
        (value * length * 100).rounded() / 100
    }

    /// The heights that may be entered: 50 to 280 cm, or 20 to 110 inches.
    public var heights: ClosedRange<Double> {
        self == .inches ? 20...110 : JournalSettings.heights
    }
}
