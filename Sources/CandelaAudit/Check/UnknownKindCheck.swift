import CandelaElements
import CandelaJSON

extension AuditCheck {
    /// An element kind that this version does not support.
    public static let unknownKind = AuditCheck(
        "unknown-kind", .error, "Every element has a known kind.")
}

/// A check that element kinds are known; no other check covers unknown ones.
enum UnknownKindCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.nodes.compactMap { node in
            guard case .unknown(let kind, _) = node.element.content else { return nil }
            let kinds = Element.Content.Kind.allCases.map(\.rawValue)
            let near = Suggestions.help(for: kind, among: kinds, noun: "kind")
            return screen.finding(
                .unknownKind, "'\(kind)' is not a kind of element",
                help: near.first ?? "the kinds are \(kinds.joined(separator: ", "))", at: node)
        }
    }
}
