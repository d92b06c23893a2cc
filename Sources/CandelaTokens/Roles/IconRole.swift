/// A picture in one colour: `icon.flame`.
///
/// Its drawing and its names in other icon sets are the same in every product and appearance; see
/// ``Theme/icon(_:)``.
public struct IconRole: TokenRole {
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
    public static var all: [IconRole] {
        tokenPaths.enumerated().map { IconRole($1, index: $0) }
    }

    private static let indices = placesByPath(tokenPaths)
}
