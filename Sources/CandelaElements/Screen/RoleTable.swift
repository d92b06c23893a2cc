package import CandelaJSON
package import CandelaTokens

/// The values of roles of one kind on a screen.
///
/// In JSON it is an object with a member for each role, sorted by path.
package struct RoleTable<Kind: RoleKind, Values: MemberWritable & Sendable & Equatable>: Sendable,
    Equatable
{
    /// The roles, sorted by path.
    package var roles: [Role<Kind>] { entries.map(\.role) }

    private let entries: [Entry]

    private struct Entry: Sendable, Equatable {
        let role: Role<Kind>
        let values: Values
    }

    init(_ entries: [(role: Role<Kind>, values: Values)]) {
        self.entries = entries.map { Entry(role: $0.role, values: $0.values) }
            .ordered { $0.role.path < $1.role.path }
    }

    /// The values of a role; `nil` if the table does not contain it.
    package subscript(role: Role<Kind>) -> Values? { entries.first { $0.role == role }?.values }

    /// The table with more roles; existing roles keep their values.
    func adding(_ roles: Set<Role<Kind>>, _ values: (Role<Kind>) -> Values) -> RoleTable {
        let new = roles.subtracting(self.roles)
        guard !new.isEmpty else { return self }
        return RoleTable(
            entries.map { ($0.role, $0.values) } + new.map { ($0, values($0)) })
    }
}

extension RoleTable: Codable, MemberWritable {
    /// Decodes values by role.
    package init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init(try members.allKeys.map { (Role<Kind>($0.stringValue), try members.read($0)) })
    }

    package func record(to visitor: inout Visitor) {
        for entry in entries { visitor.member(named: entry.role.path, entry.values) }
    }
}
