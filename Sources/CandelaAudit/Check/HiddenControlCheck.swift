import CandelaElements

extension AuditCheck {
    /// A control that is hidden from screen readers.
    public static let hiddenControl = AuditCheck(
        "hidden-control", .error, "Screen readers reach every control.")

    /// A control inside an element that screen readers read as a whole.
    public static let nestedControl = AuditCheck(
        "nested-control", .error, "No control is inside an element that is read as a whole.")
}

/// A check that screen readers reach every control: it is not decorative, and not inside an
/// element that is read in its place.
///
/// An element may replace its descendants if it offers the same actions itself, and an adjustable
/// one moves between them.
///
/// Source: WCAG 2.2, 2.1.1 and 4.1.2; axe-core `aria-hidden-focus`, `nested-interactive` and
/// `presentation-role-conflict`.
enum HiddenControlCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.controls.compactMap { node in
            guard let action = node.element.activation else { return nil }
            if node.isDecorative {
                return screen.finding(
                    .hiddenControl,
                    "'\(action.label)' can be pressed and is hidden from screen readers",
                    help: "remove the role 'decorative' from it and from the elements around it",
                    at: node)
            }
            guard let cover = node.cover.map({ screen.nodes[$0] }) else { return nil }
            let isOffered = cover.actions.contains { $0.intent == action.intent }
            guard !isOffered, cover.accessibility?.role != .adjustable else { return nil }
            return screen.finding(
                .nestedControl,
                "'\(action.label)' is inside \(cover.name), which screen readers read as one element",
                help: "give the outer element the children 'contain', or offer the action there",
                at: node)
        }
    }
}
