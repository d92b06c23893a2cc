import CandelaElements

extension AuditCheck {
    /// A progress or adjustable element without a value.
    public static let missingValue = AuditCheck(
        "missing-value", .error, "Progress and adjustable elements have a value.")
}

/// A check that progress and adjustable elements have a value, as text or as a number in a range.
///
/// Source: WCAG 2.2, 4.1.2; axe-core `aria-required-attr` and `aria-meter-name`.
enum MissingValueCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.described.compactMap { node in
            guard let accessibility = node.accessibility, accessibility.range == nil,
                accessibility.value?.isBlank ?? true
            else { return nil }
            let isAdjustable: Bool =
                switch node.element.content {
                case .grid: false
                default: accessibility.role == .adjustable
                }
            guard isAdjustable || accessibility.role == .progress else { return nil }
            return screen.finding(
                .missingValue, "\(node.name) has no value",
                help: "give it a value, such as '3 of 5 days'", at: node)
        }
    }
}
