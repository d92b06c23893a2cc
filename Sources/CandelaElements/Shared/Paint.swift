public import CandelaTokens

/// A fill: a colour or a gradient, told apart by the first step of the path.
///
/// In JSON a paint is its token path: `gradient.progress-positive`.
public struct Paint: Sendable, Hashable, Codable {
    /// The token path of the colour or the gradient.
    public let path: String

    /// A fill of one colour.
    public init(_ color: ColorRole) {
        path = color.path
    }

    /// A fill that runs from colour to colour.
    public init(_ gradient: GradientRole) {
        path = gradient.path
    }

    package init(path: String) { self.path = path }
}
