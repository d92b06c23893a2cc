import CandelaElements

extension AuditCheck {
    /// A switch, check box or bar of tabs that does not say its state.
    public static let missingState = AuditCheck(
        "missing-state", .error, "Switches, check boxes and tabs say their state.")
}

/// A check that a switch or check box says whether it is on, and a bar of tabs which is selected.
///
/// Source: WCAG 2.2, 4.1.2; axe-core `aria-required-attr`.
enum MissingStateCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.nodes.compactMap { node in
            if let accessibility = node.accessibility,
                [.toggle, .checkbox].contains(accessibility.role),
                !accessibility.states.contains(.checked), !accessibility.states.contains(.unchecked)
            {
                return screen.finding(
                    .missingState,
                    "\(node.name) has the role '\(accessibility.role.rawValue)' and does not say "
                        + "whether it is on",
                    help: "make it a toggle, or give it the state 'checked' or 'unchecked'",
                    at: node)
            }
            guard case .choice(let choice) = node.element.content, choice.form == .tabs,
                !choice.children.isEmpty, !choice.children.contains(where: \.isSelected)
            else { return nil }
            return screen.finding(
                .missingState, "none of the \(choice.children.count) tabs is selected",
                help: "select the tab of the screen", at: node)
        }
    }
}
