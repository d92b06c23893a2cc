import CandelaElements

extension AuditCheck {
    /// Controls with the same label and different actions.
    public static let sameName = AuditCheck(
        "same-name", .error, "Controls with different actions have different labels.",
        dependsOnLanguage: true)
}

/// A check for different controls with the same label.
///
/// Source: WCAG 2.2, 2.4.4 and 2.4.6.
enum SameNameCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.repetitions.filter(\.hasOtherAction).map { repetition in
            screen.finding(
                .sameName,
                "two controls with different actions are both labelled "
                    + "'\(repetition.later.line)'",
                help: "name the subject of each action in its label", at: repetition.later.spot)
        }
    }
}
