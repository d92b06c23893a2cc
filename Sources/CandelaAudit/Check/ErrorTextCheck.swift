import CandelaElements

extension AuditCheck {
    /// A field with an error that has no text.
    public static let errorWithoutText = AuditCheck(
        "error-without-text", .error, "Every error of a field has a text.")
}

/// A check that a field has a text for every error its value can have, and that an invalid field
/// says why.
///
/// Source: WCAG 2.2, 3.3.1 and 3.3.3.
enum ErrorTextCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.controls.flatMap { node -> [AuditFinding] in
            guard case .field(let field) = node.element.content else { return [] }
            var faults = field.input.errorsWithoutText.map { "has no text for \($0)" }
            if node.accessibility?.states.contains(.invalid) == true,
                node.accessibility?.hint?.isBlank ?? true
            {
                faults.append("is invalid and does not say why")
            }
            return faults.map { fault in
                screen.finding(
                    .errorWithoutText, "\(node.name) \(fault)",
                    help: "add the text to 'errors', or as the 'problem' of the field", at: node)
            }
        }
    }
}

extension Element.Input {
    /// The errors that a value can have and that have no text.
    fileprivate var errorsWithoutText: [String] {
        var missing: [String] = []
        func need(_ isPossible: Bool, _ text: StyledText?, _ name: String) {
            if isPossible, text?.text.isBlank ?? true { missing.append(name) }
        }
        let isNumber = format == .decimal || format == .integer
        need(isRequired, errors.missing, "a missing value")
        need(isNumber, errors.malformed, "a value that is not a number")
        need(isNumber && (min != nil || max != nil), errors.outOfRange, "a value out of bounds")
        need(maximumLength != nil && !isNumber, errors.tooLong, "a text that is too long")
        return missing
    }
}
