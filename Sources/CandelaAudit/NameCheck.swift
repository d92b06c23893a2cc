import CandelaElements
import CandelaWords

/// Every stop of a screen reader has a name that says what it is and nothing the reader adds.
///
/// Source: WCAG 2.2, 2.4.6, 2.5.3 and 4.1.2.
enum NameCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.stops.flatMap { stop in
            [empty(stop, in: screen), role(stop, in: screen), words(stop, in: screen)]
                .compactMap(\.self)
        }
    }

    private static func empty(_ stop: AuditedStop, in screen: AuditedScreen) -> AuditFinding? {
        guard !stop.told.label.contains(where: { !$0.isWhitespace }) else { return nil }
        return screen.finding(
            .emptyName, .error, "a \(stop.told.role.rawValue) has no name",
            help: "give it an accessibility label, or the role 'decorative'", at: stop.spot)
    }

    private static func role(_ stop: AuditedStop, in screen: AuditedScreen) -> AuditFinding? {
        // Made-up languages have no words of screen readers.
        guard PseudoLanguage(screen.screen.language) == nil else { return nil }
        let language = screen.screen.language.prefix { $0 != "-" }
        let name = stop.told.label.spokenWords
        let roles = RoleWords.of(stop.told.role.rawValue, in: String(language))
        // A name that is the word alone is what the thing is, such as a tab called “Tabs”.
        guard name.count > 1,
            let word = roles.first(where: {
                name.suffix($0.spokenWords.count) == $0.spokenWords[...]
            })
        else { return nil }
        return screen.finding(
            .roleInName, .error,
            "'\(stop.told.label)' ends with '\(word)', which the screen reader says as well",
            help: "leave the word out of the name", at: stop.spot)
    }

    /// Who controls a screen by voice says what is written on a control.
    private static func words(_ stop: AuditedStop, in screen: AuditedScreen) -> AuditFinding? {
        // Letters of the accented pseudo-language are doubled as they come, not the same twice.
        guard stop.told.children != .contain,
            PseudoLanguage(screen.screen.language) != .accented
        else { return nil }
        let told = stop.told
        let said = [told.label, told.value ?? "", told.hint ?? ""] + told.inputLabels
        let details = told.details.flatMap { [$0.label, $0.value] }
        let known = Set((said + details).flatMap(\.spokenWords))
        for written in stop.element.writtenOnControl
        where written.text.contains(where: \.isLetter) {
            let isSaid = [written.text, written.aloud].contains { text in
                text.spokenWords.allSatisfy(known.contains)
            }
            guard !isSaid else { continue }
            return screen.finding(
                .nameWithoutWords, .error,
                "'\(written.text)' is written on what is called '\(told.label)'",
                help: "let its name contain the words that are written on it, in their order",
                at: stop.spot)
        }
        return nil
    }
}

extension Element {
    /// The words on a control: all of a button's, and what a switch or a stepper is called. Other
    /// elements are no controls, even when they act: a card is told in a sentence of its own.
    fileprivate var writtenOnControl: [StyledText] {
        switch content {
        case .button: written
        case .toggle: Array(written.prefix(1))
        case .stepper(let stepper): [stepper.label].compactMap(\.self)
        default: []
        }
    }

    /// All texts on it, but for those that only decorate.
    fileprivate var written: [StyledText] {
        guard accessibility?.role != .decorative else { return [] }
        return content.words + children.flatMap(\.written)
    }
}

extension String {
    /// The words in small letters, without signs and without the marks that turn writing round.
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
