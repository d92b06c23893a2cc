/// The conversion between units of weight.
///
/// The two standard factors come from W8Trackr. They are not exact inverses, so weights are stored
/// as entered and converted once, for display.
public struct WeightConversion: Sendable, Equatable {
    /// Kilograms in one pound.
    public var kilogramsPerPound: Double
    /// Pounds in one kilogram.
    public var poundsPerKilogram: Double

    /// Creates a conversion with these factors.
    public init(kilogramsPerPound: Double, poundsPerKilogram: Double) {
        self.kilogramsPerPound = kilogramsPerPound
        self.poundsPerKilogram = poundsPerKilogram
    }

    /// 1 lb = 0.453592 kg and 1 kg = 2.20462 lb.
    public static let standard = WeightConversion(
        kilogramsPerPound: 0.453592, poundsPerKilogram: 2.20462)

    /// The weight in another unit; unchanged if the units are the same.
    public func convert(_ value: Double, from: WeightUnit, to: WeightUnit) -> Double {
        switch (from, to) {
        case (.pounds, .kilograms): value * kilogramsPerPound
        case (.kilograms, .pounds): value * poundsPerKilogram
        case (.pounds, .pounds), (.kilograms, .kilograms): value
        }
    }
}
