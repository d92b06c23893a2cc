/// How much of what is behind shows through, from 0, all of it, to 1, none.
///
/// Used where a whole element fades; a colour's own transparency is part of the colour.
public struct OpacityRole: TokenRole {
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
    public static var all: [OpacityRole] {
        tokenPaths.enumerated().map { OpacityRole($1, index: $0) }
    }

    private static let indices = placesByPath(tokenPaths)
}
