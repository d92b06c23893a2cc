import CandelaElements
import CandelaWords

/// A check that every accessibility element has a label that describes it and omits its role.
///
/// Source: WCAG 2.2, 2.4.6, 2.5.3 and 4.1.2.
enum NameCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.stops.flatMap { stop in
            [empty(stop, in: screen), role(stop, in: screen), words(stop, in: screen)]
                .compactMap(\.self)
        } + unknownNames(in: screen)
    }

    private static func empty(_ stop: AuditedElement, in screen: AuditedScreen) -> AuditFinding? {
        guard !stop.accessibility.label.contains(where: { !$0.isWhitespace }) else { return nil }
        return screen.finding(
            .emptyName, .error, "the \(stop.accessibility.role.rawValue) has no label",
            help: "give it an accessibility label, or the role 'decorative'", at: stop.spot)
    }

    private static func role(_ stop: AuditedElement, in screen: AuditedScreen) -> AuditFinding? {
        guard let names = screen.roleNames else { return nil }
        let (label, role) = (stop.accessibility.label, stop.accessibility.role)
        guard let (word, verb) = names.repeated(by: label, of: role) else { return nil }
        return screen.finding(
            .roleInName, .error,
            "'\(label)' \(verb) with '\(word)', which the screen reader adds",
            help: "remove the word from the label", at: stop.spot)
    }

    /// Reports once that labels could not be compared with the names of roles.
    private static func unknownNames(in screen: AuditedScreen) -> [AuditFinding] {
        // The texts of pseudo-languages are transformed, the names of roles are not.
        guard screen.roleNames == nil, PseudoLanguage(screen.screen.language) == nil,
            !screen.stops.isEmpty
        else { return [] }
        return [
            screen.finding(
                .unknownRoleWords, .note,
                "the role words of '\(screen.screen.language)' are unknown: labels that repeat "
                    + "their role are not found",
                help: "translate the phrases 'role.…' in the app's catalog",
                at: ElementLocation(path: "/language", place: "screen"))
        ]
    }

    /// Checks that a label contains the visible text, which people speak to control the screen by
    /// voice.
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
            let isSaid = [written.text, written.aloud].contains { text in
                text.spokenWords.allSatisfy(known.contains)
            }
            guard !isSaid else { continue }
            return screen.finding(
                .nameWithoutWords, .error,
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

extension String {
    /// The words in lowercase, without punctuation and bidirectional controls.
    var spokenWords: [String] {
        var words: [String] = []
        var word = ""
        for scalar in unicodeScalars {
            if scalar.properties.generalCategory == .format { continue }
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar.properties.generalCategory == .nonspacingMark
            {
                word += scalar.properties.lowercaseMapping
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
