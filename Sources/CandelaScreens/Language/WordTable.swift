/// Texts of one language that were checked when an app was built, as `candela phrases build` prints
/// them.
public struct WordTable: Sendable, Hashable {
    /// The language, as a BCP 47 tag.
    package let language: String

    /// The language whose texts hold where there is none here; `nil` for a language that has all.
    package let base: String?

    /// Keys and texts by turns, in the form of the package's own tables.
    package let rows: [String]

    /// Texts of a language.
    ///
    /// - Parameters:
    ///   - language: Its BCP 47 tag.
    ///   - base: The language they are laid over: itself for one that the package has.
    ///   - rows: Keys and texts by turns.
    public init(_ language: String, over base: String? = nil, _ rows: [String]) {
        (self.language, self.base, self.rows) = (language, base, rows)
    }
}

extension Wording {
    /// The words of the package with those over them that were checked when the app was built.
    ///
    /// It is what `CandelaBrand` makes of the same catalogs, without the catalogs. A language of the
    /// app's own that lacks a phrase of this version of the package is left out as a whole, so that no
    /// screen speaks two languages; build the tables anew after an update.
    public init(tables: [WordTable]) {
        var texts = Phrases.languages.map { (language: $0, texts: Phrases.texts(in: $0)) }
        let source = Phrases.texts(in: Phrases.sourceLanguage)
        for table in tables {
            let laid: PhraseTexts
            if let base = table.base {
                guard let found = texts.first(where: { $0.language == base }) else { continue }
                laid = found.texts.laying(table.rows)
            } else {
                laid = PhraseTexts(table.rows, untranslated: source.untranslated)
                guard laid.isComplete(beside: source) else { continue }
            }
            texts.removeAll { $0.language == table.language }
            texts.append((table.language, laid))
        }
        // The source language comes first.
        let place = texts.firstIndex { $0.language == Phrases.sourceLanguage } ?? 0
        texts.insert(texts.remove(at: place), at: 0)
        self.init(texts)
    }
}
