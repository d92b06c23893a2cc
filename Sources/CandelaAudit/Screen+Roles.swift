package import CandelaElements
import CandelaJSON
import CandelaTokens

extension Screen {
    /// The token paths of all roles on the screen, except roles in facts.
    package var rolePaths: Set<String> {
        Set(RoleCollector(of: self, includesElements: true).roles.map(\.path))
    }

    /// The roles of the screen itself, without roles in its elements and in facts.
    package var ownRoles: [any NamedRole] {
        RoleCollector(of: self, includesElements: false).roles
    }
}

extension Element {
    /// The roles of the element itself, without its children's roles.
    package var ownRoles: [any NamedRole] {
        RoleCollector(of: self, includesElements: false).roles
    }
}

/// Collects the roles of members, including members of nested objects.
private final class RoleCollector: MemberObserver {
    private(set) var roles: [any NamedRole] = []

    /// Whether roles in nested elements are collected.
    private let includesElements: Bool

    init(of object: some MemberWritable, includesElements: Bool) {
        self.includesElements = includesElements
        var visitor = Visitor(self)
        object.record(to: &visitor)
    }

    var observesValues: Bool { true }

    func note(_ text: any MemberText) {
        if let role = text as? any NamedRole { roles.append(role) }
    }

    func observes(_ object: any MemberWritable.Type) -> Bool {
        includesElements || object != Element.self
    }
}
