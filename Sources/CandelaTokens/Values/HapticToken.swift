import CandelaColor

/// A haptic: a kind of vibration and its strength.
public struct HapticToken: Sendable, Equatable {
    /// The kind of impact or notification.
    public let kind: Kind

    /// The strength, from 0 (none) to 1.
    public let intensity: Double

    /// Creates a haptic; the intensity is clamped to 0…1.
    public init(_ kind: Kind, intensity: Double = 1) {
        self.kind = kind
        self.intensity = intensity.withinUnit
    }

    /// The kinds of haptics that phones support.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// A light impact.
        case light
        /// A medium impact.
        case medium
        /// A heavy impact.
        case heavy
        /// The pattern for a success.
        case success
        /// The pattern for a warning.
        case warning
        /// The pattern for an error.
        case error
        /// A change of selection.
        case selection
    }
}
