/// The design of the system font.
public enum FontDesign: String, Sendable, Hashable, Codable, CaseIterable {
    /// The platform's default design.
    case `default`
    /// The design with rounded stroke ends.
    case rounded
    /// The design with letters of equal width.
    case monospaced
    /// The design with serifs.
    case serif
}
