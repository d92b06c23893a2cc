import CandelaElements
import CandelaJSON

extension AuditCheck {
    /// A role or state for assistive technology that is not known.
    public static let unknownSemantics = AuditCheck(
        "unknown-semantics", .error, "Roles and states for assistive technology are known.")
}

/// A check that the roles and states for assistive technology are known: a renderer treats an
/// unknown role as text and ignores an unknown state.
///
/// Source: axe-core `aria-roles` and `aria-valid-attr`.
enum UnknownSemanticsCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.described.flatMap { node -> [AuditFinding] in
            guard let accessibility = node.accessibility else { return [] }
            func finding(_ word: String, _ noun: String, _ known: [String]) -> AuditFinding {
                screen.finding(
                    .unknownSemantics, "'\(word)' is not \(noun) of an element",
                    help: Suggestions.help(for: word, among: known, noun: "word").first
                        ?? "use one of \(known.joined(separator: ", "))",
                    at: node)
            }
            var found: [AuditFinding] = []
            if !AccessibilityRole.allCases.contains(accessibility.role) {
                let known = AccessibilityRole.allCases.map(\.rawValue)
                found.append(finding(accessibility.role.rawValue, "a role", known))
            }
            for state in accessibility.states where !AccessibilityState.allCases.contains(state) {
                let known = AccessibilityState.allCases.map(\.rawValue)
                found.append(finding(state.rawValue, "a state", known))
            }
            return found
        }
    }
}
