import CandelaElements
import CandelaWords

/// The words with which screen readers say states in one language, and English synonyms.
struct StateWords {
    /// Whether each word says that something is on or selected; `nil` for other states.
    private var meanings: [String: Bool?] = [:]

    init(in language: String, _ words: RoleWords?) {
        guard PseudoLanguage(language) == nil, let words else { return }
        func add(_ keys: [RoleWords.Key], _ meaning: Bool?) {
            for key in keys { meanings[Self.key(words[key])] = .some(meaning) }
        }
        add([.selected, .checked, .ticked, .switchedOn, .expanded], true)
        add([.notChecked, .unticked, .switchedOff, .collapsed], false)
        add([.dimmed, .disabled, .unavailable, .busy], nil)
        guard words.language == "en" else { return }
        for word in ["not selected", "unselected", "unchecked", "not checked", "switched off"] {
            meanings[word] = .some(false)
        }
        for word in ["enabled", "switched on"] { meanings[word] = .some(true) }
    }

    /// Whether a text is the name of a state.
    func isState(_ text: some StringProtocol) -> Bool { meanings[Self.key(text)] != nil }

    /// Whether a text says that something is on, done or selected; `nil` for other texts.
    func isPositive(_ text: String) -> Bool? {
        let key = Self.key(text)
        if let meaning = meanings[key] { return meaning }
        guard meanings["not selected"] != nil else { return nil }
        return Self.english[key]
    }

    /// English values of check boxes that are not the names of states.
    private static let english = [
        "done": true, "completed": true, "yes": true, "active": true, "not done": false,
        "not completed": false, "incomplete": false, "no": false, "inactive": false,
    ]

    private static func key(_ text: some StringProtocol) -> String {
        String(text).spokenWords.joined(separator: " ")
    }
}
