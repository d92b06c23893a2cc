/// One figure for each ``StreakTier``.
public struct TierFigures: Sendable, Hashable {
    /// The figure without a streak.
    public var none: Double
    /// The figure of the first tier.
    public var low: Double
    /// The figure of the second tier.
    public var mid: Double
    /// The figure of the third tier.
    public var high: Double

    /// Four figures, from no streak upward.
    public init(none: Double, low: Double, mid: Double, high: Double) {
        self.none = none
        self.low = low
        self.mid = mid
        self.high = high
    }

    /// The figure of a tier.
    public subscript(tier: StreakTier) -> Double {
        switch tier {
        case .none: none
        case .low: low
        case .mid: mid
        case .high: high
        }
    }
}
