import CandelaElements

extension AuditCheck {
    /// A further action of an element that screen readers do not read.
    public static let lostAction = AuditCheck(
        "lost-action", .error, "Further actions belong to elements that are read.")

    /// A result that only dragging has.
    public static let dragOnly = AuditCheck(
        "drag-only", .error, "Whatever dragging does, another action does too.")
}

/// A check that further actions can be reached without a gesture: screen readers offer the actions
/// of the elements they read, and dragging has alternatives.
///
/// Source: WCAG 2.2, 2.1.1, 2.5.1 and 2.5.7.
enum LostActionCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.controls.compactMap { node in
            let actions = node.element.actions
            guard let action = actions.first else { return nil }
            if !node.isStop(in: screen) {
                return screen.finding(
                    .lostAction,
                    "'\(action.label)' is an action of an element that screen readers do not read",
                    help: "give the element an accessibility label, or move the action to the "
                        + "element that is read",
                    at: node)
            }
            guard let drag = actions.first(where: { $0.gesture == .drag }),
                actions.allSatisfy({ $0.gesture == .drag })
            else { return nil }
            return screen.finding(
                .dragOnly, "'\(drag.label)' needs dragging",
                help: "add actions with the same result, such as 'Move up' and 'Move down'",
                at: node)
        }
    }
}

extension AuditedNode {
    /// Whether screen readers read the element, or one that offers all of its actions.
    fileprivate func isStop(in screen: AuditedScreen) -> Bool {
        guard accessibility != nil, !isDecorative else { return false }
        guard let cover = cover.map({ screen.nodes[$0] }) else { return true }
        return element.actions.allSatisfy { action in
            cover.actions.contains { $0.intent == action.intent }
        }
    }
}
