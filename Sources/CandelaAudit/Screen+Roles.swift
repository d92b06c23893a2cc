package import CandelaElements
import CandelaJSON
import CandelaTokens

extension Screen {
    /// The token paths of all roles on the screen, except those in facts.
    package var rolePaths: Set<String> {
        var sink = RoleSink(includesElements: true)
        record(to: &sink)
        return Set(sink.roles.map(\.path))
    }

    /// The roles of the screen itself, without those of its elements and those in facts.
    package var ownRoles: [any NamedRole] {
        var sink = RoleSink(includesElements: false)
        record(to: &sink)
        return sink.roles
    }
}

extension Element {
    /// The roles of the element itself, without those of its children.
    package var ownRoles: [any NamedRole] {
        var sink = RoleSink(includesElements: false)
        record(to: &sink)
        return sink.roles
    }
}

/// A sink that collects the roles of members, including those in nested objects.
private struct RoleSink: MemberSink {
    /// Whether roles in nested elements are collected.
    let includesElements: Bool

    private(set) var roles: [any NamedRole] = []

    init(includesElements: Bool) { self.includesElements = includesElements }

    mutating func member(_ name: StaticString, text: some MemberText) {
        if let role = text as? any NamedRole { roles.append(role) }
    }

    mutating func member(_ name: StaticString, texts: [some MemberText]) {
        for text in texts { member(name, text: text) }
    }

    mutating func member(_ name: StaticString, _ object: some MemberWritable) {
        guard includesElements || !(object is Element) else { return }
        object.record(to: &self)
    }

    mutating func member(_ name: StaticString, _ objects: [some MemberWritable]) {
        guard includesElements || !(objects is [Element]) else { return }
        for object in objects { object.record(to: &self) }
    }

    mutating func member(_ name: StaticString, _ text: String) {}
    mutating func member(_ name: StaticString, _ flag: Bool) {}
    mutating func member(_ name: StaticString, _ number: Double) {}
    mutating func member(_ name: StaticString, _ number: Int) {}
    mutating func member(_ name: StaticString, _ texts: [String]) {}
    mutating func member(_ name: StaticString, coded value: some Encodable) {}
    mutating func member(named name: String, _ object: some MemberWritable) {}
}
