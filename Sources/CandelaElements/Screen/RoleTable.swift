package import CandelaTokens

/// What a screen says of roles of one kind.
///
/// In JSON it is an object with a member for each role, in the order of their paths.
package struct RoleTable<Role: TokenRole, Values: Recorded & Sendable & Hashable>: Sendable,
    Hashable
{
    /// The roles, in the order of their paths.
    package var roles: [Role] { entries.map(\.role) }

    private let entries: [Entry]

    private struct Entry: Sendable, Hashable {
        let role: Role
        let values: Values
    }

    init(_ entries: [(role: Role, values: Values)]) {
        self.entries = entries.map { Entry(role: $0.role, values: $0.values) }
            .sorted { $0.role.path < $1.role.path }
    }

    /// The values of one role; `nil` for one that is not among them.
    package subscript(role: Role) -> Values? { entries.first { $0.role == role }?.values }

    /// The table with further roles; those that are there keep their values.
    func adding(_ roles: Set<Role>, _ values: (Role) -> Values) -> RoleTable {
        let new = roles.subtracting(self.roles)
        guard !new.isEmpty else { return self }
        return RoleTable(
            entries.map { ($0.role, $0.values) } + new.map { ($0, values($0)) })
    }
}

extension RoleTable: Codable, Recorded {
    /// Reads values by role.
    package init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init(try members.allKeys.map { (Role($0.stringValue), try members.read($0)) })
    }

    package func record(to sink: inout some MemberSink) {
        for entry in entries { sink.member(named: entry.role.path, entry.values) }
    }
}
