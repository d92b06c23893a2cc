/// How strongly a cell of the calendar or of the heat map is filled.
public enum IntensityLevel: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing was done.
    case none
    /// A little.
    case low
    /// A fair amount.
    case medium
    /// Much.
    case high

    /// How many levels lie below it.
    public var step: Int {
        switch self {
        case .none: 0
        case .low: 1
        case .medium: 2
        case .high: 3
        }
    }
}
