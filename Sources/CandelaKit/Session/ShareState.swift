/// The state of a share image.
public enum ShareState: String, Sendable, Hashable, Codable, CaseIterable {
    /// The image is being drawn.
    case composing
    /// The image can be shared.
    case ready
    /// The image could not be drawn.
    case failed
    /// The image was shared.
    case shared
}
