/// The smoothing factors of Holt's double exponential smoothing.
public struct HoltRule: Sendable, Equatable {
    /// The weight of each mean in the level, 0…1.
    public var alpha: Double
    /// The weight of each change of level in the trend, 0…1.
    public var beta: Double

    /// Creates a rule with these factors.
    public init(alpha: Double, beta: Double) {
        self.alpha = alpha
        self.beta = beta
    }

    /// α 0.3 and β 0.1.
    public static let standard = HoltRule(alpha: 0.3, beta: 0.1)
}
