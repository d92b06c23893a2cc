/// The words that screen readers add to a screen's texts in one language: roles, states and the
/// marks between them.
///
/// They are phrases of the engine's catalog, with keys that begin with `role.`, `state.` or
/// `transcript.`. An app's catalog can override them, and has them in its own languages.
package struct RoleWords: Sendable, Equatable {
    /// The language, as a BCP 47 tag.
    package let language: String

    private let texts: [String: String]

    /// Creates the words of a language; a key without a text is its own text.
    ///
    /// - Parameter rows: Alternating keys and texts; other keys are ignored.
    package init(_ language: String, _ rows: [String]) {
        self.language = language
        texts = stride(from: 0, to: rows.count - 1, by: 2).reduce(into: [:]) { texts, place in
            if Self.isKey(rows[place]) { texts[rows[place]] = rows[place + 1] }
        }
    }

    /// The words of a list for a language or the language it is a variant of; `nil` if the list has
    /// neither.
    package static func of(_ language: String, among list: [RoleWords]) -> RoleWords? {
        list.first { $0.language == language }
            ?? list.first { words in
                // The texts of pseudo-languages are English, whatever their tag (`ar-XB`).
                let base = words.language + "-"
                return language.hasPrefix(base)
                    && (words.language == "en" || !language.dropFirst(base.count).hasPrefix("X"))
            }
    }

    /// Whether a key is one of these words, which are spoken in transcripts only.
    package static func isKey(_ key: String) -> Bool { Key(rawValue: key) != nil }

    /// Whether there is a text for every key.
    package var isComplete: Bool {
        Key.allCases.allSatisfy { texts[$0.rawValue]?.isEmpty == false }
    }

    /// The text of a key without placeholders.
    package subscript(key: Key) -> String { text(key) }

    /// The text of a key with its placeholders, `%(first)@`.
    package func pattern(of key: Key) -> String {
        texts[key.rawValue] ?? key.rawValue
    }

    /// The text of a key with its placeholders filled in.
    package func text(_ key: Key, _ values: (name: String, text: String)...) -> String {
        let pattern = pattern(of: key)
        guard pattern.utf8.contains(UInt8(ascii: "%")) else { return pattern }
        var text = ""
        var rest = pattern[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[percent...].dropFirst()
            guard rest.first == "(", let end = rest.firstIndex(of: ")") else {
                // The character after `%` is literal.
                if let literal = rest.popFirst() { text.append(literal) }
                continue
            }
            let name = rest[..<end].dropFirst()
            text += values.first { $0.name == name }?.text ?? ""
            rest = rest[end...].dropFirst()
            rest = rest.dropFirst(rest.hasPrefix("@") ? 1 : rest.hasPrefix("lf") ? 2 : 3)
        }
        return text + rest
    }

    /// The key of a phrase in the engine's catalog.
    package enum Key: String, Sendable, Hashable, CaseIterable {
        case adjustable = "role.adjustable"
        case alert = "role.alert"
        case button = "role.button"
        case chart = "role.chart"
        case checkbox = "role.checkbox"
        case editBox = "role.editBox"
        case editField = "role.editField"
        case graphic = "role.graphic"
        case grid = "role.grid"
        case group = "role.group"
        case heading = "role.heading"
        case headingLevel = "role.heading.level"
        case image = "role.image"
        case link = "role.link"
        case list = "role.list"
        case progress = "role.progress"
        case radio = "role.radio"
        case slider = "role.slider"
        case status = "role.status"
        case `switch` = "role.switch"
        case switchButton = "role.switchButton"
        case tab = "role.tab"
        case tabBar = "role.tabBar"
        case tabList = "role.tabList"
        case textField = "role.textField"
        case tickBox = "role.tickBox"
        case busy = "state.busy"
        case checked = "state.checked"
        case collapsed = "state.collapsed"
        case currentDate = "state.currentDay"
        case currentStep = "state.currentStep"
        case dimmed = "state.dimmed"
        case disabled = "state.disabled"
        case expanded = "state.expanded"
        case invalid = "state.invalid"
        case notChecked = "state.notChecked"
        case selected = "state.selected"
        case switchedOff = "state.switchedOff"
        case switchedOn = "state.switchedOn"
        case ticked = "state.ticked"
        case unavailable = "state.unavailable"
        case unticked = "state.unticked"
        case actions = "transcript.actions"
        case detail = "transcript.detail"
        case items = "transcript.list"
        case pair = "transcript.pair"
        case says = "transcript.says"
        case saysAtOnce = "transcript.saysAtOnce"
        case sentencePair = "transcript.sentencePair"
    }
}

extension RoleWords {
    /// The words for each role that a screen reader speaks.
    private static let keys: [AccessibilityRole: [Key]] = [
        .button: [.button], .link: [.link], .toggle: [.switch, .switchButton],
        .checkbox: [.checkbox, .tickBox], .radio: [.radio], .tab: [.tab],
        .image: [.image, .graphic], .heading: [.heading], .adjustable: [.adjustable, .slider],
        .textField: [.textField, .editBox], .progress: [.progress], .list: [.list],
    ]

    /// The words for a role; empty for a role without any.
    package func names(of role: AccessibilityRole) -> [String] {
        (Self.keys[role] ?? []).compactMap { texts[$0.rawValue] }
    }
}
