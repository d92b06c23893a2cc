/// The state of a picture to share.
public enum ShareState: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is being drawn.
    case composing
    /// It can be shared.
    case ready
    /// It could not be drawn.
    case failed
    /// It was handed to another app.
    case shared
}
