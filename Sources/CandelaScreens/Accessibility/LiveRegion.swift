/// How urgently a change is told to someone who listens.
public enum LiveRegion: String, Sendable, Hashable, Codable, CaseIterable {
    /// When the screen reader has finished what it is saying.
    case polite
    /// At once.
    case assertive
}
