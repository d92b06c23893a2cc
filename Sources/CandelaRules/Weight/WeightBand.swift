/// A distance between weights that is a round number in each unit.
public struct WeightBand: Sendable, Equatable {
    /// The distance in kilograms.
    public let kilograms: Double
    /// The distance in pounds.
    public let pounds: Double

    /// The distance in a unit.
    public func size(in unit: WeightUnit) -> Double { unit == .pounds ? pounds : kilograms }

    /// The distance at which a weight is no longer at a goal: 0.5 kg or 1 lb.
    public static let goal = WeightBand(kilograms: 0.5, pounds: 1)

    /// The distance between two weigh-ins that suggests a slip of the finger: 3 kg or 6 lb. A
    /// person's weight varies by less within a day.
    public static let slip = WeightBand(kilograms: 3, pounds: 6)

    /// The distance behind a milestone at which it is no longer celebrated: 2 kg or 4 lb.
    public static let regained = WeightBand(kilograms: 2, pounds: 4)

    /// The distance within which a reminder of the next milestone is due: 1 kg or 2 lb.
    public static let approaching = WeightBand(kilograms: 1, pounds: 2)

    /// The weekly rate below which a weight is steady: 0.1 kg or 0.2 lb.
    public static let steadyRate = WeightBand(kilograms: 0.1, pounds: 0.2)

    /// The least padding above and below the data of a chart: 0.5 kg or 1 lb.
    static let leastPadding = WeightBand(kilograms: 0.5, pounds: 1)

    /// The most padding above and below the data of a chart: 2 kg or 5 lb.
    static let mostPadding = WeightBand(kilograms: 2, pounds: 5)
}
