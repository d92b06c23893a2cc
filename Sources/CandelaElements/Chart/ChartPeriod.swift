/// The number of days in a chart, which ends today.
public enum ChartPeriod: String, Sendable, Hashable, Codable, CaseIterable {
    /// Seven days.
    case week
    /// Thirty days.
    case month
}
