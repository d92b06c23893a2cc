public import CandelaElements

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

extension Transcript {
    /// Creates the transcript of a screen for one screen reader, with an app's own words for roles
    /// and states.
    ///
    /// - Parameter wording: The wording of the screen's app. If it lacks one of these words in the
    ///   screen's language, all of them are the package's.
    public init(_ screen: Screen, by reader: ScreenReader, in wording: Wording) {
        let known = wording.roleWords(in: screen.language)
        self.init(
            screen, by: reader, adding: known ?? RoleWords.of(screen.language) ?? .english)
    }
}
