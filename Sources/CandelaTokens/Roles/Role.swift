/// The role of a token, identified by the token's path.
///
/// Screens contain roles such as `color.streak.mid`, never hex values. Each kind of value has its
/// own type of role, such as ``ColorRole``, so that a spacing cannot be used as a colour. The sets
/// are open: the package's own roles are static members, and an app creates more with ``init(_:)``
/// and gives them values with ``Theme/adding(_:)``.
///
/// In JSON a role is its path, as a string.
public struct Role<Kind: RoleKind>: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The token's path, its components joined by dots: `color.text.primary`.
    public let path: String

    /// The index among the package's roles; below 0 for an app's own role.
    @usableFromInline
    let index: Int

    /// Creates a role from a token path.
    ///
    /// The path is not checked; use ``Theme/answers(_:)`` to test whether a theme has a value for
    /// it.
    @inlinable
    public init(_ path: String) {
        self.path = path
        index = Kind.generated.index(of: path) ?? -1
    }

    /// The package's role with an index, for the generated members: hundreds of them call it, and it
    /// is in an app once.
    @inline(never)
    init(at index: Int) {
        path = Kind.generated.paths[index]
        self.index = index
    }

    /// All roles of this kind that every theme has, sorted by path.
    public static var all: [Role] { Kind.generated.paths.indices.map { Role(at: $0) } }

    /// The name of the alias of this kind of role: `ColorRole`.
    package static var alias: String { String("\(Kind.self)".dropLast("Kind".count)) + "Role" }

    /// The token's path.
    public var description: String { path }

    /// Decodes a role from its path; any string is accepted.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the role as its path.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(path)
    }
}
