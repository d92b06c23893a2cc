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
        var missing = element.content.paints.filter { !theme.hasPaint($0) }
        for surface in [element.surface, element.focused].compactMap(\.self) {
            missing += [surface.fill?.path, surface.border?.color.path].compactMap(\.self)
                .filter { !theme.hasPaint($0) }
            missing += theme.lacking([surface.padding, surface.insets?.horizontal])
            missing += theme.lacking([surface.opacity])
        }
        missing += theme.lacking([element.opacity])
        for words in element.words {
            missing += theme.lacking([words.style])
            if !theme.hasPaint(words.color.path) { missing.append(words.color.path) }
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

extension Theme {
    fileprivate func hasPaint(_ path: String) -> Bool {
        answers(ColorRole(path)) || answers(GradientRole(path))
    }

    fileprivate func lacking(_ roles: [(some TokenRole)?]) -> [String] {
        roles.compactMap(\.self).filter { !answers($0) }.map(\.path)
    }
}
