import CandelaElements

extension AuditCheck {
    /// A control with a role that no control has.
    public static let controlWithoutRole = AuditCheck(
        "control-without-role", .error, "What can be pressed has the role of a control.")

    /// An element with the role of a control and without an action.
    public static let roleWithoutAction = AuditCheck(
        "role-without-action", .error, "What has the role of a control can be pressed.")
}

/// A check that what can be pressed has the role of a control, and that nothing else has.
///
/// Source: WCAG 2.2, 4.1.2; axe-core `aria-allowed-role` and `aria-command-name`.
enum ControlRoleCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.described.compactMap { node in
            guard let accessibility = node.accessibility, !node.isDecorative else { return nil }
            let role = accessibility.role
            guard AccessibilityRole.allCases.contains(role) else { return nil }
            let roles = node.element.content.possibleRoles
            if let action = node.element.activation, !roles.contains(role) {
                return screen.finding(
                    .controlWithoutRole,
                    "'\(action.label)' can be pressed and has the role '\(role.rawValue)'",
                    help: "give it one of the roles '"
                        + roles.map(\.rawValue).joined(separator: "', '") + "'",
                    at: node)
            }
            guard node.actions.isEmpty, Self.pressed.contains(role) else { return nil }
            return screen.finding(
                .roleWithoutAction,
                "\(node.name) has the role '\(role.rawValue)' and no action",
                help: "make it a button, or give it the role 'text'", at: node)
        }
    }

    /// The roles that promise an action.
    private static let pressed: [AccessibilityRole] = [
        .button, .link, .toggle, .checkbox, .radio, .tab, .textField,
    ]
}

extension Element.Content {
    /// The roles that a control of this kind can have.
    fileprivate var possibleRoles: [AccessibilityRole] {
        switch self {
        case .field: [.textField]
        case .stepper: [.adjustable]
        case .toggle: [.toggle, .checkbox]
        case .chart: [.chart, .adjustable]
        default: [.button, .link, .checkbox, .toggle, .radio, .tab, .gridCell, .listItem]
        }
    }
}
