public import CandelaJSON

/// The urgency of an announcement.
public enum LiveRegion: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
    /// Announced after the current speech.
    case polite
    /// Announced immediately, interrupting the current speech.
    case assertive
}
