/// How many days a chart of days shows, today the last of them.
///
/// Source: seeds 002 and 004, which know these two.
public enum ChartPeriod: String, Sendable, Hashable, Codable, CaseIterable {
    /// Seven days.
    case week
    /// Thirty days.
    case month
}
