/// The fill intensity of a calendar or heat map cell.
public enum IntensityLevel: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing was done.
    case none
    /// Low activity.
    case low
    /// Medium activity.
    case medium
    /// High activity.
    case high

    /// The number of lower levels. It is 0 for ``none`` and 3 for ``high``.
    public var step: Int {
        switch self {
        case .none: 0
        case .low: 1
        case .medium: 2
        case .high: 3
        }
    }
}
