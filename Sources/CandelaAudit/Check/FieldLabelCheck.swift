import CandelaElements

extension AuditCheck {
    /// A field without a visible label.
    public static let fieldWithoutLabel = AuditCheck(
        "field-without-label", .warning, "Fields have a visible label.")
}

/// A check that a field has a visible label, which stays while a value is typed.
///
/// A placeholder disappears with the first letter. A text directly before the field can be its
/// label if it is the field's accessibility label.
///
/// Source: WCAG 2.2, 3.3.2; axe-core `label` and `label-title-only`.
enum FieldLabelCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let unlabelled = screen.controls.filter { node in
            guard case .field(let field) = node.element.content else { return false }
            return field.label?.text.isBlank ?? true
        }
        guard !unlabelled.isEmpty else { return [] }
        let written = Set(
            screen.nodes.flatMap { node -> [String] in
                guard case .text(let words) = node.element.content else { return [] }
                return [words.text, words.spokenText]
            } + [screen.screen.title.text])
        return unlabelled.compactMap { node in
            guard !written.contains(node.accessibility?.label ?? "") else { return nil }
            return screen.finding(
                .fieldWithoutLabel, "\(node.name) has no visible label",
                help: "give the field a label: a placeholder disappears while typing", at: node)
        }
    }
}
