import CandelaElements
import CandelaLanguage

/// The words with which screen readers say states in one language, and English synonyms.
struct StateWords {
    /// Whether each word says that something is on or selected; `nil` for other states.
    private var meanings: [String: Bool?] = [:]

    /// The meanings of check boxes' values that are not the names of states.
    private var values: [String: Bool] = [:]

    init(in language: String, _ words: RoleWords?) {
        guard PseudoLanguage(language) == nil, let words else { return }
        func add(_ keys: [RoleWords.Key], _ meaning: Bool?) {
            for key in keys { meanings[Self.key(words[key])] = .some(meaning) }
        }
        add([.selected, .checked, .ticked, .switchedOn, .expanded], true)
        add([.notChecked, .unticked, .switchedOff, .collapsed], false)
        add([.dimmed, .disabled, .unavailable, .busy], nil)
        guard let listed = ListedWords(words.language) else { return }
        for (ending, meaning) in [("off", false), ("on", true)] {
            for word in listed["state-\(ending)"] { meanings[word] = .some(meaning) }
            for word in listed["value-\(ending)"] { values[word] = meaning }
        }
    }

    /// Whether a text is the name of a state.
    func isState(_ text: some StringProtocol) -> Bool { meanings[Self.key(text)] != nil }

    /// Whether a text says that something is on, done or selected; `nil` for other texts.
    func isPositive(_ text: String) -> Bool? {
        let key = Self.key(text)
        return meanings[key] ?? values[key]
    }

    private static func key(_ text: some StringProtocol) -> String {
        String(text).spokenWords.joined(separator: " ")
    }
}
