import CandelaElements

extension AuditCheck {
    /// A label or value with the name of a state, which the screen reader adds anyway.
    public static let stateInName = AuditCheck(
        "state-in-name", .error, "Labels leave states to the screen reader.",
        dependsOnLanguage: true)
}

/// A check that labels leave states to the screen reader, which adds them in its own words.
///
/// A label that consists of a state's name is allowed: it belongs to an option such as “Off”.
///
/// Source: WCAG 2.2, 4.1.2.
enum StateInNameCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let words = screen.stateWords
        return screen.stops.compactMap { stop -> AuditFinding? in
            let accessibility = stop.accessibility
            guard Self.stateful.contains(accessibility.role) else { return nil }
            let clauses = accessibility.label.clauses
            let said = clauses.count > 1 ? clauses.first { words.isState($0) } : nil
            let isValueSaid =
                accessibility.role != .button && words.isState(accessibility.value ?? "")
            guard let word = said.map(String.init) ?? (isValueSaid ? accessibility.value : nil)
            else { return nil }
            return screen.finding(
                .stateInName,
                "'\(stop.line)' says the state '\(word)', which the screen reader adds",
                help: "remove the word, and give the element the state", at: stop.spot)
        }
    }

    private static let stateful: [AccessibilityRole] = [
        .toggle, .checkbox, .radio, .tab, .button, .link,
    ]
}

extension String {
    /// The parts of a text between marks such as commas and parentheses.
    fileprivate var clauses: [Substring] {
        split { ",;:.()[]–—•|،、，。؛".contains($0) }
            .filter { $0.contains { $0.isLetter } }
    }
}
