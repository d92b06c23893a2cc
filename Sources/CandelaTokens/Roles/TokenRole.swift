/// The role of a token, identified by the token's path.
///
/// Screens contain roles such as `color.streak.mid`, never hex values. Each kind of value has its
/// own role type, so that a spacing cannot be used as a colour. The sets are open: the package's
/// own roles are static members, and an app creates more with ``init(_:)`` and gives them values
/// with ``Theme/adding(_:)``.
///
/// In JSON a role is its path, as a string.
public protocol TokenRole: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The token's path, its components joined by dots: `color.text.primary`.
    var path: String { get }

    /// Creates a role from a token path.
    ///
    /// The path is not checked; use ``Theme/answers(_:)`` to test whether a theme has a value for
    /// it.
    init(_ path: String)

    /// All roles of this kind that every theme has, sorted by path.
    static var all: [Self] { get }
}

extension TokenRole {
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

/// The index of each path in a generated list.
func indicesByPath(_ paths: [String]) -> [String: Int] {
    Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first }
}
