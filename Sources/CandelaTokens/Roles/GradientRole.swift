/// The role of a gradient: a progress fill, a hero background.
///
/// A colour role and a gradient role of the same name may differ: in the weight product the colour
/// `primary` is blue and the gradient `primary` is coral.
public struct GradientRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The index in the generated tables; below 0 for an app's own role.
    let index: Int

    /// Creates a role from a token path.
    public init(_ path: String) {
        self.init(path, index: Self.indices[path] ?? -1)
    }

    init(_ path: String, index: Int) {
        self.path = path
        self.index = index
    }

    /// All roles of this kind that every theme has, sorted by path.
    public static var all: [GradientRole] {
        tokenPaths.enumerated().map { GradientRole($1, index: $0) }
    }

    private static let indices = indicesByPath(tokenPaths)
}
