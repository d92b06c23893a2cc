extension Screen {
    /// The token paths of the roles that the screen names, facts left out.
    package var rolePaths: Set<String> {
        var sink = RoleSink(entersElements: true)
        record(to: &sink)
        return Set(sink.roles.map(\.path))
    }

    /// The roles that the screen names besides those of its elements, facts left out.
    package var ownRoles: [any NamedRole] {
        var sink = RoleSink(entersElements: false)
        record(to: &sink)
        return sink.roles
    }
}

extension Element {
    /// The roles that the element names, those of its children left out.
    package var ownRoles: [any NamedRole] {
        var sink = RoleSink(entersElements: false)
        record(to: &sink)
        return sink.roles
    }
}

/// Keeps the roles among the members, and looks for more in objects.
private struct RoleSink: MemberSink {
    /// Whether it looks for roles in elements as well.
    let entersElements: Bool

    private(set) var roles: [any NamedRole] = []

    init(entersElements: Bool) { self.entersElements = entersElements }

    mutating func member(_ name: StaticString, role: some NamedRole) { roles.append(role) }
    mutating func member(_ name: StaticString, roles: [some NamedRole]) {
        self.roles += roles.map { $0 as any NamedRole }
    }

    mutating func member(_ name: StaticString, _ object: some Recorded) {
        guard entersElements || !(object is Element) else { return }
        object.record(to: &self)
    }

    mutating func member(_ name: StaticString, _ objects: [some Recorded]) {
        guard entersElements || !(objects is [Element]) else { return }
        for object in objects { object.record(to: &self) }
    }

    mutating func member(_ name: StaticString, _ text: String) {}
    mutating func member(_ name: StaticString, _ flag: Bool) {}
    mutating func member(_ name: StaticString, _ number: Double) {}
    mutating func member(_ name: StaticString, _ number: Int) {}
    mutating func member(_ name: StaticString, _ texts: [String]) {}
    mutating func member(_ name: StaticString, rows: [[String]]) {}
    mutating func member(_ name: StaticString, coded value: some Encodable) {}
    mutating func member(named name: String, _ object: some Recorded) {}
}
