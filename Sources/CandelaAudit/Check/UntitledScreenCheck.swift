import CandelaElements

extension AuditCheck {
    /// A screen without a title, or an overlay without a text.
    public static let untitledScreen = AuditCheck(
        "untitled-screen", .error, "Screens and overlays have a title.")
}

/// A check that the screen has a title and its overlay a text, which is the overlay's name.
///
/// Source: WCAG 2.2, 2.4.2; axe-core `document-title`, `empty-heading` and `aria-dialog-name`.
enum UntitledScreenCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var found: [AuditFinding] = []
        if screen.screen.title.spokenText.isBlank {
            found.append(
                screen.finding(
                    .untitledScreen, "the screen has no title",
                    help: "give it a title, even if it is only spoken, as that of a widget",
                    at: screen.location(at: "title")))
        }
        if let overlay = screen.screen.overlay, overlay.card.body.text?.text.isBlank ?? true {
            found.append(
                screen.finding(
                    .untitledScreen, "the overlay has no text that names it",
                    help: "begin its card with a title", at: screen.location(at: "overlay")))
        }
        return found
    }
}
