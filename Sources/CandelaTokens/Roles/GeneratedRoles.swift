/// The package's roles of one kind, with their values in every product as text.
///
/// A reference type, because every new role looks its path up.
public final class GeneratedRoles: Sendable {
    /// The index of the kind's table in a theme.
    let position: Int

    /// The paths of the roles, sorted.
    @usableFromInline
    package let paths: [String]

    /// A line for each role, as ``RoleRows`` reads them.
    let rows: [String]

    private let indices: [String: Int]

    /// Creates roles from a line for each.
    convenience init(_ position: Int, rows: [String]) {
        self.init(position, rows: rows, paths: RoleRows.paths(rows))
    }

    /// Creates roles, without rows if their values are not numbers.
    init(_ position: Int, rows: [String] = [], paths: [String]) {
        (self.position, self.rows, self.paths) = (position, rows, paths)
        indices = Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The index of the role with a path; `nil` if the package has no such role.
    @usableFromInline
    func index(of path: String) -> Int? { indices[path] }
}
