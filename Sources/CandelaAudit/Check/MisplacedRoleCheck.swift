import CandelaElements

extension AuditCheck {
    /// A part of a group outside of a group, such as a tab outside of a bar of tabs.
    public static let misplacedRole = AuditCheck(
        "misplaced-role", .warning, "Parts of groups are in a group.")
}

/// A check that parts of a group are in one: radio buttons, tabs, list items, and cells.
///
/// Source: WCAG 2.2, 1.3.1; axe-core `aria-required-parent` and `listitem`.
enum MisplacedRoleCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.described.compactMap { node in
            guard let role = node.accessibility?.role, let wanted = Self.groups[role],
                !screen.ancestors(of: node).contains(where: { $0.isGroup(wanted) })
            else { return nil }
            return screen.finding(
                .misplacedRole,
                "\(node.name) has the role '\(role.rawValue)' outside of a '\(wanted[0].rawValue)'",
                help: "put it into an element with the role '\(wanted[0].rawValue)'", at: node)
        }
    }

    /// The roles of the groups in which a role has a meaning.
    private static let groups: [AccessibilityRole: [AccessibilityRole]] = [
        .radio: [.radioGroup], .tab: [.tabList], .listItem: [.list],
        .row: [.grid, .adjustable], .gridCell: [.grid, .adjustable],
        .columnHeader: [.grid, .adjustable],
    ]
}

extension AuditedNode {
    /// Whether the element has one of the roles, by its accessibility or by its kind.
    fileprivate func isGroup(_ roles: [AccessibilityRole]) -> Bool {
        if let role = accessibility?.role, roles.contains(role) { return true }
        return switch element.content {
        case .choice(let choice): roles.contains(choice.form == .tabs ? .tabList : .radioGroup)
        case .list: roles.contains(.list)
        case .table: roles.contains(.list) || roles.contains(.grid)
        default: false
        }
    }
}
