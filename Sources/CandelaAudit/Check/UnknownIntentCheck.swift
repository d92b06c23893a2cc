import CandelaElements

/// A check that the intents of actions are known: a session rejects others.
enum UnknownIntentCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.controls.flatMap { node in
            node.actions.compactMap { action in
                guard case .unknown(let kind) = action.intent else { return nil }
                return screen.finding(
                    .unknownIntent, .error,
                    "'\(action.label)' has the unknown intent '\(kind)' and does nothing",
                    help: "use a known intent, or 'app' with a name of your own", at: node)
            }
        }
    }
}
