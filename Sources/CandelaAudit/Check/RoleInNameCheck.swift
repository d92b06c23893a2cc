import CandelaElements
import CandelaLanguage

extension AuditCheck {
    /// A label that ends with the name of the element's role, which the screen reader adds anyway.
    public static let roleInName = AuditCheck(
        "role-in-name", .error, "Labels leave the name of the role to the screen reader.",
        dependsOnLanguage: true)

    /// A language in which the names of roles are unknown, so that ``roleInName`` finds nothing.
    public static let unknownRoleWords = AuditCheck(
        "unknown-role-words", .note, "The names of roles are known in the screen's language.",
        dependsOnLanguage: true)
}

/// A check that labels leave the name of the role to the screen reader, and that those names are
/// known in the screen's language.
///
/// Source: WCAG 2.2, 2.4.6.
enum RoleInNameCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.stops.compactMap { role($0, in: screen) } + unknownNames(in: screen)
    }

    private static func role(_ stop: AuditedElement, in screen: AuditedScreen) -> AuditFinding? {
        guard let names = screen.roleNames else { return nil }
        let (label, role) = (stop.accessibility.label, stop.accessibility.role)
        guard let (word, verb) = names.repeated(by: label, of: role) else { return nil }
        return screen.finding(
            .roleInName,
            "'\(label)' \(verb) with '\(word)', which the screen reader adds",
            help: "remove the word from the label", at: stop.spot)
    }

    /// Reports once that labels could not be compared with the names of roles.
    private static func unknownNames(in screen: AuditedScreen) -> [AuditFinding] {
        // The texts of pseudo-languages are transformed, the names of roles are not.
        guard screen.roleNames == nil, PseudoLanguage(screen.screen.language) == nil,
            !screen.stops.isEmpty
        else { return [] }
        return [
            screen.finding(
                .unknownRoleWords,
                "the role words of '\(screen.screen.language)' are unknown: labels that repeat "
                    + "their role are not found",
                help: "translate the phrases 'role.…' in the app's catalog",
                at: ElementLocation(path: "/language", place: "screen"))
        ]
    }
}
