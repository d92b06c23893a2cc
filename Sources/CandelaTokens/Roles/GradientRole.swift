/// A job a gradient does: a progress fill, a hero background.
///
/// Colour roles and gradient roles of one name are not the same paint: in the weight product the
/// colour `primary` is blue and the gradient `primary` coral.
public struct GradientRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
