/// The role of a corner radius, in points.
///
/// A value far larger than any shape, such as 9999, means a capsule.
public struct RadiusRole: TokenRole {
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
    public static var all: [RadiusRole] {
        tokenPaths.enumerated().map { RadiusRole($1, index: $0) }
    }

    private static let indices = indicesByPath(tokenPaths)
}
