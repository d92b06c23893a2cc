import CandelaColor

/// A touch the device gives back.
public struct HapticToken: Sendable, Hashable {
    /// What the touch says.
    public let kind: Kind

    /// How strong it is, from 0, unfelt, to 1.
    public let intensity: Double

    /// A touch of a kind and strength; strengths outside 0…1 count as the nearer end.
    public init(_ kind: Kind, intensity: Double = 1) {
        self.kind = kind
        self.intensity = intensity.withinUnit
    }

    /// The kinds of touch that phones know.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Something small met something.
        case light
        /// Something met something.
        case medium
        /// Something large met something.
        case heavy
        /// It worked.
        case success
        /// Take care.
        case warning
        /// It failed.
        case error
        /// The choice changed.
        case selection
    }
}
