/// A role that puts colour on the screen: a plain colour or a gradient.
public enum PaintRole: Sendable, Hashable, CustomStringConvertible {
    /// One colour.
    case color(ColorRole)
    /// Colours that run into each other.
    case gradient(GradientRole)

    /// The token's path.
    public var path: String {
        switch self {
        case .color(let role): role.path
        case .gradient(let role): role.path
        }
    }

    /// The token's path.
    public var description: String { path }
}
