public import CandelaRules

/// The numbers of a milestone card, for renderers that draw more than its bar.
///
/// Texts are made from the unrounded numbers; these are rounded to a thousandth.
public struct MilestoneFigures: Sendable, Hashable, Codable {
    /// What the numbers count: the unit on display.
    public let unit: WeightUnit

    /// The weight the journey began at.
    public let start: Double

    /// The latest weight.
    public let current: Double

    /// The milestone behind, or the boundary in its place.
    public let previous: Double

    /// The milestone ahead.
    public let next: Double

    /// The weight to reach in the end.
    public let goal: Double

    /// How far the next milestone is; 0 when it is reached.
    public let remaining: Double

    /// Change a week by the trend, negative while losing; absent without a trend.
    public let weeklyRate: Double?
}
