/// What a streak badge shows (seed 004).
public enum StreakBadgeState: String, Sendable, Hashable, CaseIterable, Codable {
    /// No streak: grey.
    case zero
    /// 1–6 days: orange.
    case active
    /// 7 days and more: gold, with a larger number.
    case milestone
}

/// Which state a streak badge is in.
///
/// Source: seed 004.
public struct StreakBadgeRule: Sendable, Hashable {
    /// The first day of the milestone state.
    public var milestoneFrom: Int

    /// A rule with its milestone from this many days on.
    public init(milestoneFrom: Int) {
        self.milestoneFrom = milestoneFrom
    }

    /// A milestone from 7 days on.
    public static let standard = StreakBadgeRule(milestoneFrom: 7)

    /// The state of a streak; below 0 counts as 0.
    public func state(forStreakOf days: Int) -> StreakBadgeState {
        if days < 1 { return .zero }
        return days < milestoneFrom ? .active : .milestone
    }

    /// Whether a list row shows the badge at all: only for a streak above 0.
    public func isShownInRow(forStreakOf days: Int) -> Bool {
        days > 0
    }
}
