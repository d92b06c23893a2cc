/// A role for painting: a plain colour or a gradient.
public enum PaintRole: Sendable, Hashable, CustomStringConvertible {
    /// One colour.
    case color(ColorRole)
    /// A gradient.
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
