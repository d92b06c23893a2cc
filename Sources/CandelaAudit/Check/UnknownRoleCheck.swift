import CandelaElements
import CandelaTokens

extension AuditCheck {
    /// A role without a value in the theme.
    public static let unknownRole = AuditCheck(
        "unknown-role", .error, "The theme has a value for every role.")
}

/// A check that the theme has a value for every role on the screen; other checks skip the missing
/// ones.
enum UnknownRoleCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let page = ElementLocation(path: "", place: "screen")
        return findings(about: screen.screen.ownRoles, in: screen) { page }
            + screen.nodes.flatMap { node in
                findings(about: node.element.ownRoles, in: screen) { screen.location(of: node) }
            }
    }

    private static func findings(
        about roles: [any NamedRole], in screen: AuditedScreen, at spot: () -> ElementLocation
    ) -> [AuditFinding] {
        let unknown = roles.filter { !screen.answers($0) }
        guard !unknown.isEmpty else { return [] }
        return Set(unknown.map(\.path)).sorted().map { path in
            screen.finding(
                .unknownRole,
                "the theme of '\(screen.theme.name)' has no value for '\(path)'",
                help: "add the role to the theme, or use a role it has", at: spot(),
                roles: [path])
        }
    }
}

extension AuditedScreen {
    fileprivate func answers(_ role: any NamedRole) -> Bool {
        role.hasValue(in: theme) && !unreadable.contains(role.path)
            && (role is IconRole || isNamed(role.path))
    }

    /// Whether a role is a known one or defined by the screen itself. Icons are not tokens.
    private func isNamed(_ path: String) -> Bool {
        guard let roles = basis.roles, !roles.contains(path) else { return true }
        return screen.colors?.roles.contains(ColorRole(path)) == true
            || screen.gradients?.roles.contains(GradientRole(path)) == true
    }
}
