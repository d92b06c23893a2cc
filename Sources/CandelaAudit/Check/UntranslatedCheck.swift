import CandelaElements

extension AuditCheck {
    /// A screen in the base language, because the requested language lacks phrases.
    public static let untranslated = AuditCheck(
        "untranslated", .error, "The requested language has every phrase of the screen.")
}

/// A check that a screen is in the requested language, if the app has that language.
enum UntranslatedCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let keys = screen.screen.untranslated
        guard let first = keys.first else { return [] }
        let rest = keys.count > 5 ? " and \(keys.count - 5) more" : ""
        let list = keys.prefix(5).map { "'\($0)'" }.joined(separator: ", ") + rest
        let asked = screen.screen.context.language
        return [
            screen.finding(
                .untranslated,
                "the screen is in '\(screen.screen.language)', because '\(asked)' lacks \(list)",
                help: "translate '\(first)'" + (keys.count > 1 ? " and the others" : ""),
                at: ElementLocation(path: "/untranslated", place: "screen"))
        ]
    }
}
