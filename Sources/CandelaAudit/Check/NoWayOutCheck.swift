import CandelaElements

extension AuditCheck {
    /// A screen or overlay that cannot be left.
    public static let noWayOut = AuditCheck(
        "no-way-out", .error, "Every screen and overlay can be left.")
}

/// A check that a pushed screen has a way back, and that a sheet, a cover and an overlay have an
/// enabled control.
///
/// Source: WCAG 2.2, 2.1.2.
enum NoWayOutCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let own = screen.screen
        func finding(_ subject: String, _ help: String, _ member: String) -> AuditFinding {
            screen.finding(
                .noWayOut, subject, help: help, at: screen.location(at: member))
        }
        if own.overlay != nil {
            return own.enabledActions.isEmpty
                ? [
                    finding(
                        "the overlay has no control that closes it",
                        "add a button with the intent 'close'", "overlay")
                ] : []
        }
        switch own.presentation {
        case .push where own.back == nil && !own.isLeft:
            return [
                finding(
                    "the screen replaces the previous one and has no 'back'",
                    "make it with a session, or add a button with the intent 'close'",
                    "presentation")
            ]
        case .sheet where own.enabledActions.isEmpty, .cover where own.enabledActions.isEmpty:
            return [
                finding(
                    "the screen covers the previous one and has no control",
                    "add a button with the intent 'close'", "presentation")
            ]
        default: return []
        }
    }
}

extension Screen {
    /// Whether an enabled action closes the screen.
    fileprivate var isLeft: Bool { enabledActions.contains { $0.intent == .close() } }
}
