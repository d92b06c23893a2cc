/// How fast Holt's double smoothing follows level and trend.
public struct HoltRule: Sendable, Hashable {
    /// How much of each mean goes into the level, 0…1.
    public var alpha: Double
    /// How much of each change of level goes into the trend, 0…1.
    public var beta: Double

    /// A rule with these shares.
    public init(alpha: Double, beta: Double) {
        self.alpha = alpha
        self.beta = beta
    }

    /// α 0.3 and β 0.1.
    public static let standard = HoltRule(alpha: 0.3, beta: 0.1)
}
