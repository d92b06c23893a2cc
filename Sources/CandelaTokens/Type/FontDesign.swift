/// Which of the system's letter shapes to draw with.
public enum FontDesign: String, Sendable, Hashable, Codable, CaseIterable {
    /// The platform's own face.
    case `default`
    /// The face with round stroke ends.
    case rounded
    /// The face in which every letter is equally wide.
    case monospaced
    /// The face with strokes that end in feet.
    case serif
}
