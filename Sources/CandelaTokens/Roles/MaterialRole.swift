/// The role of a material: a translucent surface that blurs the content behind it.
///
/// Every material has an opaque fallback for people who reduce transparency.
public struct MaterialRole: TokenRole {
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
    public static var all: [MaterialRole] {
        tokenPaths.enumerated().map { MaterialRole($1, index: $0) }
    }

    private static let indices = indicesByPath(tokenPaths)
}
