import CandelaElements

extension AuditCheck {
    /// A question without a title or with answers that do not say what they do.
    public static let unclearQuestion = AuditCheck(
        "unclear-question", .error, "Questions have a title and answers that differ.")
}

/// A check that a question has a title, and two answers that differ and say what they do.
///
/// Source: WCAG 2.2, 2.4.6 and 3.3.4.
enum UnclearQuestionCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.controls.flatMap { node in
            node.actions.compactMap { action in
                guard let fault = action.confirmation?.fault(of: action) else { return nil }
                return screen.finding(
                    .unclearQuestion,
                    "the question before '\(action.label)' \(fault)",
                    help: "name the consequence in the title, and the action in its answer",
                    at: node)
            }
        }
    }
}

extension Action.Confirmation {
    /// The problem, as the end of a sentence; `nil` if the question is clear.
    fileprivate func fault(of action: Action) -> String? {
        let answers = [confirm, cancel].map { $0.spokenWords.joined(separator: " ") }
        if title.isBlank { return "has no title" }
        if confirm.isBlank || cancel.isBlank { return "has an answer without a label" }
        if answers[0] == answers[1] { return "has two answers with the same label" }
        let isVague = action.role == .destructive && ["ok", "okay", "yes"].contains(answers[0])
        return isVague ? "is answered with '\(confirm)'" : nil
    }
}
