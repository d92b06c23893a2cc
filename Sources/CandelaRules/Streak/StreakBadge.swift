/// The display state of a streak badge.
public enum StreakBadgeState: String, Sendable, Hashable, CaseIterable, Codable {
    /// No streak: grey.
    case zero
    /// 1–6 days by the standard rule: orange.
    case active
    /// 7 days or more: gold, with a larger number.
    case milestone
}

/// The rule for the state of a streak badge.
public struct StreakBadgeRule: Sendable, Equatable {
    /// The streak length at which the milestone state begins, in days.
    public var milestoneFrom: Int

    /// Creates a rule with a milestone from this length on.
    public init(milestoneFrom: Int) {
        self.milestoneFrom = milestoneFrom
    }

    /// The milestone state begins at 7 days.
    public static let standard = StreakBadgeRule(milestoneFrom: 7)

    /// The state for a streak; values below 0 count as 0.
    public func state(forStreakOf days: Int) -> StreakBadgeState {
        if days < 1 { return .zero }
        return days < milestoneFrom ? .active : .milestone
    }

    /// Whether list rows show the badge: only for streaks above 0.
    public func isShownInRow(forStreakOf days: Int) -> Bool {
        days > 0
    }
}
