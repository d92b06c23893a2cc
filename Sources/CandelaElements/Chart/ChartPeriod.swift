/// How many days a chart of days shows, today the last of them.
public enum ChartPeriod: String, Sendable, Hashable, Codable, CaseIterable {
    /// Seven days.
    case week
    /// Thirty days.
    case month
}
