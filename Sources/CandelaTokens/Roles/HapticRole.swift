/// The role of a haptic: success, selection.
///
/// Haptics must never be the only feedback.
public struct HapticRole: TokenRole {
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
    public static var all: [HapticRole] {
        tokenPaths.enumerated().map { HapticRole($1, index: $0) }
    }

    private static let indices = indicesByPath(tokenPaths)
}
