/// The role of a motion: an animation or a transition.
///
/// Screens name a reduced form with every motion, for people who reduce motion.
public struct MotionRole: TokenRole {
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
    public static var all: [MotionRole] {
        tokenPaths.enumerated().map { MotionRole($1, index: $0) }
    }

    private static let indices = indicesByPath(tokenPaths)
}
