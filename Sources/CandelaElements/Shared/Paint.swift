public import CandelaTokens

/// A fill: a colour or a gradient, whichever the token at the path is.
///
/// In JSON it is a token path, such as `gradient.progress-positive`.
public struct Paint: Sendable, Equatable, Codable {
    /// The token path of the colour or gradient.
    public let path: String

    /// Creates a fill with one colour.
    public init(_ color: ColorRole) {
        path = color.path
    }

    /// Creates a fill with a gradient.
    public init(_ gradient: GradientRole) {
        path = gradient.path
    }

    package init(path: String) { self.path = path }
}
