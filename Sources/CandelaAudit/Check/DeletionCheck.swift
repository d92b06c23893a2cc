import CandelaElements

extension AuditCheck {
    /// A deletion without a question or a way to undo it.
    public static let irreversibleDelete = AuditCheck(
        "irreversible-delete", .error, "Deleting asks first or can be undone.")

    /// Too little time to undo.
    public static let shortUndo = AuditCheck(
        "short-undo", .error, "There are at least five seconds to undo.")

    /// A deletion without the role `destructive`.
    public static let unmarkedDelete = AuditCheck(
        "unmarked-delete", .warning, "Deletions are marked as destructive.")
}

/// A check that nothing is deleted without a question before or a way to undo it after, that there
/// is enough time to undo, and that a deletion is marked as destructive.
///
/// Source: WCAG 2.2, 3.3.4, 3.3.6 and 2.2.1; the five seconds come from the package's toasts.
enum DeletionCheck: ScreenCheck {
    /// The minimum time to undo, in seconds.
    static let leastWindow = 5.0

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.controls.flatMap { node in
            node.actions.flatMap { action in findings(about: action, at: node, in: screen) }
        }
    }

    private static func findings(
        about action: Action, at node: AuditedNode, in screen: AuditedScreen
    ) -> [AuditFinding] {
        var found: [AuditFinding] = []
        let deletes = if case .delete = action.intent { true } else { false }
        // Discarding input answers a question.
        let isAsked = action.confirmation != nil || action.intent == .discard
        if deletes || action.role == .destructive, !isAsked, action.undoWindow == nil {
            found.append(
                screen.finding(
                    .irreversibleDelete,
                    "'\(action.label)' deletes without a question and cannot be undone",
                    help: "give the action a 'confirmation' or an 'undoWindow'", at: node))
        }
        if let window = action.undoWindow, !(window >= leastWindow) {
            let text = AuditFigures.text(window, places: 1)
            found.append(
                screen.finding(
                    .shortUndo,
                    "'\(action.label)' can be undone for \(text) seconds, which is too short",
                    help: "allow at least 5 seconds, and 20 with assistive technology", at: node,
                    [AuditFigures.figure("seconds", window, least: leastWindow)]))
        }
        if deletes, action.role != .destructive {
            found.append(
                screen.finding(
                    .unmarkedDelete,
                    "'\(action.label)' deletes and is not marked as destructive",
                    help: "give the action the role 'destructive'", at: node))
        }
        return found
    }
}
