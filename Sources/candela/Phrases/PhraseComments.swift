import CandelaScreens

/// The comments for translators, which only the tool writes out.
enum PhraseComments {
    /// The comments, by the keys of the phrases.
    static var byKey: [String: String] {
        let rows = Phrases.rows(in: Phrases.sourceLanguage)
        let keys = stride(from: 0, to: rows.count, by: 2).map { rows[$0] }
        let lines = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        return Dictionary(uniqueKeysWithValues: zip(keys, lines.map(String.init)))
    }
}
