import CandelaLanguage

/// The words for gestures in one language, as instructions use them.
struct GestureWords {
    private let isUnseparated: Bool

    /// Words that name a gesture wherever they are.
    private let always: [String]

    /// Words that name a gesture at the beginning of a sentence or before a direction: a hint may
    /// also be about tap water or a bench press.
    private let first: [String]

    /// Finds the words of a language; `nil` if they are unknown.
    init?(of tag: String) {
        guard PseudoLanguage(tag) == nil, let words = ListedWords(LanguageTag(tag).language)
        else { return nil }
        always = words["gesture"]
        first = words["gesture-first"]
        isUnseparated = words.areJoined
    }

    /// The first gesture named in a text; `nil` for none.
    func gesture(in text: String) -> String? {
        let text = text.withoutQuotes
        if isUnseparated {
            return (always + first).first { text.contains($0) }
        }
        for sentence in text.split(whereSeparator: { ".!?;:،。".contains($0) }) {
            let said = String(sentence).spokenWords
            if let word = always.first(where: { said.contains($0.spokenWords) }) { return word }
            for word in first {
                let wanted = word.spokenWords
                if said.starts(with: wanted) { return word }
                for direction in Self.directions where said.contains(wanted + [direction]) {
                    return "\(word) \(direction)"
                }
            }
        }
        return nil
    }

    /// English words after which a gesture is an instruction.
    private static let directions = ListedWords("en")?["direction"] ?? []
}
