import CandelaElements
import CandelaLanguage

extension AuditCheck {
    /// States that contradict each other, the value or what is drawn.
    public static let conflictingStates = AuditCheck(
        "conflicting-states", .error, "States agree with each other and with the value.",
        dependsOnLanguage: true)
}

/// A check that the states of an element agree with each other and with its value.
///
/// Source: WCAG 2.2, 4.1.2; axe-core `aria-conditional-attr` and `aria-valid-attr-value`.
enum ConflictingStatesCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let words = screen.stateWords
        return repeated(in: screen)
            + screen.nodes.filter(\.hasStates).flatMap { node in
                [opposites(node, in: screen), value(node, words, in: screen)].compactMap(\.self)
                    + [several(node, in: screen), progress(node, in: screen)].compactMap(\.self)
            }
    }

    /// A finding for two states that exclude each other.
    private static func opposites(_ node: AuditedNode, in screen: AuditedScreen) -> AuditFinding? {
        guard let states = node.accessibility?.states, !states.isEmpty else { return nil }
        if case .button = node.element.content {
            let (isDisabled, isSelected) = (node.element.isDisabled, node.element.isSelected)
            let state: AccessibilityState? =
                states.contains(.disabled) && !isDisabled
                ? .disabled : states.contains(.selected) && !isSelected ? .selected : nil
            if let state {
                return screen.finding(
                    .conflictingStates,
                    "\(node.name) says '\(state.rawValue)' and is not",
                    help: "set 'isDisabled' or 'isSelected' of the button in place of the state",
                    at: node)
            }
        }
        let pairs: [(AccessibilityState, AccessibilityState)] = [
            (.checked, .unchecked), (.expanded, .collapsed),
        ]
        let found = pairs.first { states.contains($0.0) && states.contains($0.1) }
        return found.map { one, other in
            screen.finding(
                .conflictingStates,
                "\(node.name) is both '\(one.rawValue)' and '\(other.rawValue)'",
                help: "keep the one that is drawn", at: node)
        }
    }

    /// Findings for a second element of a card that is today or the current step.
    private static func repeated(in screen: AuditedScreen) -> [AuditFinding] {
        var met: Set<String> = []
        return screen.described.flatMap { node in
            (node.accessibility?.states ?? []).compactMap { state in
                guard [.currentDate, .currentStep].contains(state),
                    !met.insert("\(state.rawValue) \(node.root)").inserted
                else { return nil }
                return screen.finding(
                    .conflictingStates,
                    "\(node.name) is a second element with the state '\(state.rawValue)'",
                    help: "give the state to the one that is current", at: node)
            }
        }
    }

    /// A finding for a value that says the opposite of the state.
    private static func value(
        _ node: AuditedNode, _ words: StateWords, in screen: AuditedScreen
    ) -> AuditFinding? {
        guard let accessibility = node.accessibility, let value = accessibility.value,
            let isPositive = words.isPositive(value)
        else { return nil }
        let isMarked: Bool
        switch accessibility.role {
        case .toggle, .checkbox: isMarked = accessibility.states.contains(.checked)
        case .radio, .tab: isMarked = accessibility.states.contains(.selected)
        default: return nil
        }
        guard isMarked != isPositive else { return nil }
        return screen.finding(
            .conflictingStates,
            "the value '\(value)' of \(node.name) contradicts its state",
            help: "remove the value: the screen reader adds the state", at: node)
    }

    /// A finding for more than one selected option where only one can be.
    private static func several(_ node: AuditedNode, in screen: AuditedScreen) -> AuditFinding? {
        guard case .choice(let choice) = node.element.content else { return nil }
        let selected = choice.children.filter {
            $0.isSelected && [.radio, .tab].contains($0.accessibility?.role)
        }
        guard selected.count > 1 else { return nil }
        return screen.finding(
            .conflictingStates,
            "\(selected.count) options of \(node.name) are selected, and only one can be",
            help: "select one, or give the options the role 'checkbox'", at: node)
    }

    /// A finding for a bar or ring that draws something other than it says.
    private static func progress(_ node: AuditedNode, in screen: AuditedScreen) -> AuditFinding? {
        let fraction: Double
        switch node.element.content {
        case .bar(let bar): fraction = bar.fraction
        case .ring(let ring): fraction = ring.fraction
        default: return nil
        }
        guard let range = node.accessibility?.range, range.max > range.min else { return nil }
        let said = (range.now - range.min) / (range.max - range.min)
        guard abs(said - fraction) > 0.02 else { return nil }
        return screen.finding(
            .conflictingStates,
            "\(node.name) draws \(AuditFigures.text(fraction, places: 2)) and says "
                + "\(AuditFigures.text(said, places: 2))",
            help: "give 'range' and 'fraction' the same number", at: node,
            [AuditFigures.figure("difference", abs(said - fraction), most: 0.02)])
    }
}

extension AuditedNode {
    /// Whether the element has states, or options that have.
    fileprivate var hasStates: Bool {
        if case .choice = element.content { return true }
        return accessibility != nil
    }
}
