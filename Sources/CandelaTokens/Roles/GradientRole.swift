/// A job a gradient does: a progress fill, a hero background.
///
/// Colour roles and gradient roles of one name are not the same paint: in the weight product the
/// colour `primary` is blue and the gradient `primary` coral.
public struct GradientRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The place in the generated tables; below 0 for a role of an app's own.
    let index: Int

    /// The role of a token path.
    public init(_ path: String) {
        self.init(path, index: Self.indices[path] ?? -1)
    }

    init(_ path: String, index: Int) {
        self.path = path
        self.index = index
    }

    /// Every role of this kind that all themes answer, sorted by path.
    public static var all: [GradientRole] {
        tokenPaths.enumerated().map { GradientRole($1, index: $0) }
    }

    private static let indices = placesByPath(tokenPaths)
}
