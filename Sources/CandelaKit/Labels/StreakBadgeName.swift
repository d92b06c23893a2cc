/// The caption of a streak badge.
public enum StreakBadgeName: Sendable, Equatable {
    /// The current streak.
    case current
    /// The longest streak.
    case best
    /// An app's own caption; empty for none.
    case own(String)
}
