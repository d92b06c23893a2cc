import CandelaWords

extension Phrases {
    /// The phrases of one string catalog, in each of its languages.
    ///
    /// `candela phrases swift` and `candela-generate` print one from a catalog, with a function for each
    /// phrase. An app's ``Wording`` says which tables its screens speak from.
    public struct Table: Sendable {
        /// The languages that have every phrase, as BCP 47 tags; the source language comes first.
        public let languages: [String]

        /// The keys of texts that are the same in every language.
        public let untranslated: [String]

        private let storage: Storage

        /// Held once: a table is copied with every wording.
        private final class Storage: Sendable {
            let rows: @Sendable (String) -> [String]

            /// The languages that were asked for.
            let texts = Guarded<[String: PhraseTexts]>([:])

            init(_ rows: @escaping @Sendable (String) -> [String]) { self.rows = rows }
        }

        /// The phrases of a catalog.
        ///
        /// - Parameters:
        ///   - languages: The languages that have every phrase, the source language first.
        ///   - untranslated: The keys of texts that are the same in every language.
        ///   - rows: Keys and texts by turns in a language, the keys the same in all. An empty text means
        ///     that the language has none of its own.
        public init(
            languages: [String], untranslated: [String] = [],
            rows: @escaping @Sendable (_ language: String) -> [String]
        ) {
            (self.languages, self.untranslated) = (languages, untranslated)
            storage = Storage(rows)
        }

        /// Keys and texts by turns in a language; those of the source language for one that is not there.
        public func rows(in language: String) -> [String] { storage.rows(language) }

        /// Keys and texts by turns, the keys those of another list.
        public static func rows(_ texts: [String], in source: [String]) -> [String] {
            texts.enumerated().flatMap { [source[$0 * 2], $1] }
        }

        /// The texts of a language or a pseudo-language; those of the source language for one that is not
        /// there.
        package func texts(in language: String) -> PhraseTexts {
            if let known = storage.texts.with({ $0[language] }) { return known }
            let texts =
                if let pseudo = PseudoLanguage(rawValue: language) {
                    pseudo.texts(of: source)
                } else {
                    PhraseTexts(generated: rows(in: language), untranslated: untranslated)
                }
            storage.texts.with { $0[language] = texts }
            return texts
        }

        /// Keys and texts by turns of the phrases of the table, among those of others.
        func own(_ rows: [String]) -> [String] {
            let source = source
            return stride(from: 0, to: rows.count - 1, by: 2).flatMap { place in
                source.has(phraseOf: rows[place]) ? [rows[place], rows[place + 1]] : []
            }
        }

        /// The texts of the phrases of the table, among those of others.
        func texts(from rows: [String]) -> PhraseTexts {
            PhraseTexts(own(rows), untranslated: untranslated)
        }

        /// The language that has the words for another: itself, or the one that it is a form of.
        func language(for tag: String) -> String? {
            languages.filter { tag == $0 || tag.hasPrefix($0 + "-") }.max { $0.count < $1.count }
        }

        /// The texts of the source language.
        package var source: PhraseTexts { texts(in: languages.first ?? Phrases.sourceLanguage) }
    }
}

extension Phrases.Table: Hashable {
    /// Whether both are the same table.
    public static func == (left: Phrases.Table, right: Phrases.Table) -> Bool {
        left.storage === right.storage
    }

    /// Feeds the table's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
