/// The level of a streak, which determines its flame, digits and glow.
public enum StreakTier: String, Sendable, Hashable, CaseIterable, Comparable, Codable {
    /// No streak.
    case none
    /// 1–6 days by the standard rule.
    case low
    /// 7–29 days.
    case mid
    /// 30 days or more.
    case high

    /// Orders tiers from ``none`` to ``high``.
    public static func < (left: StreakTier, right: StreakTier) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .none: 0
        case .low: 1
        case .mid: 2
        case .high: 3
        }
    }
}
