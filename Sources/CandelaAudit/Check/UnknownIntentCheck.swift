import CandelaElements

extension AuditCheck {
    /// An action with an intent that this version does not support.
    public static let unknownIntent = AuditCheck(
        "unknown-intent", .error, "Every action has a known intent.")
}

/// A check that the intents of actions are known: a session rejects others.
enum UnknownIntentCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.controls.flatMap { node in
            node.actions.compactMap { action in
                guard case .unknown(let kind) = action.intent else { return nil }
                return screen.finding(
                    .unknownIntent,
                    "'\(action.label)' has the unknown intent '\(kind)' and does nothing",
                    help: "use a known intent, or 'app' with a name of your own", at: node)
            }
        }
    }
}
