/// A job a token does, known by its token path.
///
/// Roles are what screens carry: `color.streak.mid`, never a hex value. Each kind of value has its
/// own role type, so that a space cannot be asked for where a colour is needed. The sets are open:
/// the package's own roles are static members, an app makes more with ``init(_:)`` and gives them
/// values with ``Theme/adding(_:)``.
///
/// In JSON a role is its path, as a plain string.
public protocol TokenRole: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The token's path, its steps joined by dots: `color.text.primary`.
    var path: String { get }

    /// The role of a token path.
    ///
    /// The path is taken as it is; whether a theme answers it is for ``Theme`` to say.
    init(_ path: String)

    /// Every role of this kind that all themes answer, sorted by path.
    static var all: [Self] { get }
}

extension TokenRole {
    /// The token's path.
    public var description: String { path }

    /// Reads a role from its path.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the role as its path.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(path)
    }
}

/// The place of each path in a generated list.
func placesByPath(_ paths: [String]) -> [String: Int] {
    Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first }
}
