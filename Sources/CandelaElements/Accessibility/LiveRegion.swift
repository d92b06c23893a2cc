/// How urgently a change is announced.
public enum LiveRegion: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
    /// When the screen reader has finished what it is saying.
    case polite
    /// At once.
    case assertive
}
