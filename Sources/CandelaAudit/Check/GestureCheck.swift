import CandelaElements

extension AuditCheck {
    /// A hint that names a gesture.
    public static let gestureInHint = AuditCheck(
        "gesture-in-hint", .error, "Hints name no gestures.", dependsOnLanguage: true)
}

/// A check that hints say what happens and not which gesture to use, which differs between touch,
/// keyboard and screen readers.
///
/// Words are known in fifteen languages; other languages are not checked. Text in quotation marks
/// and typed names are skipped.
///
/// Source: Apple's Human Interface Guidelines and Android's guidelines for labels.
enum GestureCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        guard let words = GestureWords(of: screen.screen.language) else { return [] }
        return screen.stops.compactMap { stop in
            let accessibility = stop.accessibility
            guard let hint = accessibility.hint, let word = words.gesture(in: hint) else {
                return nil
            }
            return screen.finding(
                .gestureInHint, "the hint '\(hint)' names the gesture '\(word)'",
                help: "say what happens, in the third person: 'Opens the entry'", at: stop.spot)
        }
    }
}
