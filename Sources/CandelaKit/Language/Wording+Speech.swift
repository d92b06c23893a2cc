public import CandelaElements
import CandelaLanguage

extension Wording {
    /// The words for roles and states in a language; `nil` if the wording does not have all of them.
    package func roleWords(in language: String) -> RoleWords? {
        guard languages.contains(language) else { return nil }
        let texts = texts(in: language)
        let rows = RoleWords.Key.allCases.flatMap { key in
            texts.lazy.compactMap { $0[key.rawValue]?.text }.first.map { [key.rawValue, $0] } ?? []
        }
        let words = RoleWords(language, rows)
        return words.isComplete ? words : nil
    }

    /// The words for roles and states in each language that has all of them.
    package var roleWords: [RoleWords] { languages.compactMap { roleWords(in: $0) } }
}

extension RoleWords {
    /// The words of the engine's catalog in each language, English first.
    package static let engine = EngineTexts.languages.map {
        RoleWords($0, EngineTexts.rows(in: $0))
    }

    /// The English words.
    package static let english = RoleWords("en", EngineTexts.rows(in: "en"))
}

extension Transcript {
    /// Creates the transcript of a screen for one screen reader.
    ///
    /// - Parameter wording: The wording of the screen's app. If it lacks a word for a role or state
    ///   in the screen's language, all of these words are the engine's, in English if the engine
    ///   does not have the language either.
    public init(_ screen: Screen, by reader: ScreenReader, in wording: Wording = .engine) {
        let known = wording.roleWords(in: screen.language)
        self.init(
            screen, by: reader,
            adding: known ?? RoleWords.of(screen.language, among: RoleWords.engine) ?? .english)
    }
}
