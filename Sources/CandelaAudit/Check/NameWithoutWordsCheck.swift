import CandelaElements
import CandelaLanguage

extension AuditCheck {
    /// A control whose label lacks its visible text.
    public static let nameWithoutWords = AuditCheck(
        "name-without-words", .error, "The label of a control contains its visible text.",
        dependsOnLanguage: true)
}

/// A check that the label of a control contains its visible text, which people speak to control the
/// screen by voice.
///
/// Source: WCAG 2.2, 2.5.3.
enum NameWithoutWordsCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.stops.compactMap { words($0, in: screen) }
    }

    private static func words(_ stop: AuditedElement, in screen: AuditedScreen) -> AuditFinding? {
        // The accented pseudolanguage doubles letters by position, so the same word can differ.
        guard stop.accessibility.children != .contain,
            PseudoLanguage(screen.screen.language) != .accented
        else { return nil }
        let accessibility = stop.accessibility
        let said =
            [accessibility.label, accessibility.value ?? "", accessibility.hint ?? ""]
            + accessibility.inputLabels
        let details = accessibility.details.flatMap { [$0.label, $0.value] }
        let known = Set((said + details).flatMap(\.spokenWords))
        for written in stop.element.visibleLabel
        where written.text.contains(where: \.isLetter) {
            let isSaid = [written.text, written.spokenText].contains { text in
                text.spokenWords.allSatisfy(known.contains)
            }
            guard !isSaid else { continue }
            return screen.finding(
                .nameWithoutWords,
                "the label '\(accessibility.label)' lacks the visible text '\(written.text)'",
                help: "include the visible words in the label, in the same order",
                at: stop.spot)
        }
        return nil
    }
}

extension Element {
    /// The visible text of a control: all of a button's, and the label of a switch or a stepper.
    ///
    /// Other elements are not controls, even with an action: a card has a descriptive label.
    fileprivate var visibleLabel: [StyledText] {
        switch content {
        case .button: written
        case .toggle: Array(written.prefix(1))
        case .stepper(let stepper): [stepper.label].compactMap(\.self)
        default: []
        }
    }

    /// All texts in the element except decorative ones.
    fileprivate var written: [StyledText] {
        guard accessibility?.role != .decorative else { return [] }
        return content.words + children.flatMap(\.written)
    }
}
