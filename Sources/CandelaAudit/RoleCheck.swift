import CandelaScreens
import CandelaTokens

/// The theme has a value for every role that is drawn; the other checks leave out those it lacks.
enum RoleCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.roots.flatMap { findings(in: $0.element, at: ElementSpot($0), of: screen) }
    }

    private static func findings(
        in element: Element, at spot: ElementSpot, of screen: AuditedScreen
    ) -> [AuditFinding] {
        let theme = screen.theme
        var missing = element.content.paints.filter { !screen.hasPaint($0) }
        for surface in [element.surface, element.focused].compactMap(\.self) {
            missing += [surface.fill?.path, surface.border?.color.path].compactMap(\.self)
                .filter { !screen.hasPaint($0) }
            missing += screen.lacking([surface.padding, surface.insets?.horizontal])
            missing += screen.lacking([surface.opacity])
        }
        missing += screen.lacking([element.opacity])
        for words in element.words {
            missing += screen.lacking([words.style])
            if !screen.hasPaint(words.color.path) { missing.append(words.color.path) }
        }
        var found: [AuditFinding] = []
        for path in Set(missing).sorted() {
            found.append(
                screen.finding(
                    .unknownRole, .error,
                    "the theme of '\(theme.product.rawValue)' has no value for '\(path)'",
                    help: "add the role to the theme, or name one it has", at: spot, roles: [path]))
        }
        for (place, child) in element.children.enumerated() {
            found += findings(in: child, at: spot.child(place, child), of: screen)
        }
        return found
    }
}

extension AuditedScreen {
    fileprivate func hasPaint(_ path: String) -> Bool {
        isNamed(path) && (theme.answers(ColorRole(path)) || theme.answers(GradientRole(path)))
    }

    fileprivate func lacking(_ roles: [(some TokenRole)?]) -> [String] {
        roles.compactMap(\.self).filter { !(theme.answers($0) && isNamed($0.path)) }.map(\.path)
    }

    /// Whether a role is among those there are, or comes with the screen.
    private func isNamed(_ path: String) -> Bool {
        guard let roles = basis.roles, !roles.contains(path) else { return true }
        return screen.colors?.roles.contains(ColorRole(path)) == true
            || screen.gradients?.roles.contains(GradientRole(path)) == true
    }
}
