import CandelaRules
import CandelaLanguage

extension Phrases {
    /// The phrases of one string catalog, in all its languages.
    ///
    /// `candela phrases swift` and `candela-generate` generate a table from a catalog, with a
    /// function for each phrase. An app's ``Wording`` lists the tables of its screens.
    public struct Table: Sendable {
        /// The languages that have every phrase, as BCP 47 tags, source language first.
        public let languages: [String]

        /// The keys of texts that are the same in every language.
        public let untranslated: [String]

        /// The keys of texts that other languages write differently, according to their comments.
        public let rephrased: [String]

        private let storage: Storage

        /// A reference type, because a table is copied with every wording.
        private final class Storage: Sendable {
            let rows: @Sendable (String) -> [String]

            /// The texts of the languages used so far.
            let texts = LockedValue<[String: PhraseTexts]>([:])

            init(_ rows: @escaping @Sendable (String) -> [String]) { self.rows = rows }
        }

        /// Creates the phrases of a catalog.
        ///
        /// - Parameters:
        ///   - languages: The languages that have every phrase, source language first.
        ///   - untranslated: The keys of texts that are the same in every language.
        ///   - rephrased: The keys of texts that other languages write differently.
        ///   - rows: Returns alternating keys and texts of a language; the keys are the same in all
        ///     languages. An empty text means that the language lacks the phrase.
        public init(
            languages: [String], untranslated: [String] = [], rephrased: [String] = [],
            rows: @escaping @Sendable (_ language: String) -> [String]
        ) {
            (self.languages, self.untranslated) = (languages, untranslated)
            self.rephrased = rephrased
            storage = Storage(rows)
        }

        /// Alternating keys and texts of a language; of the source language for an unknown one.
        public func rows(in language: String) -> [String] { storage.rows(language) }

        /// Texts with the keys of another list, as alternating keys and texts. The other list has
        /// at least as many keys as there are texts.
        public static func rows(_ texts: [String], in source: [String]) -> [String] {
            PhraseRows.rows(texts, in: source)
        }

        /// The texts of a language or pseudo-language; of the source language for an unknown one.
        package func texts(in language: String) -> PhraseTexts {
            if let known = storage.texts.with({ $0[language] }) { return known }
            let texts =
                if let pseudo = PseudoLanguage(rawValue: language) {
                    pseudo.texts(of: source, rephrased: Set(rephrased))
                } else {
                    PhraseTexts(generated: rows(in: language), untranslated: untranslated)
                }
            storage.texts.with { $0[language] = texts }
            return texts
        }

        /// The alternating keys and texts whose phrases are in this table.
        func own(_ rows: [String]) -> [String] {
            let source = source
            return stride(from: 0, to: rows.count - 1, by: 2).flatMap { place in
                source.has(phraseOf: rows[place]) ? [rows[place], rows[place + 1]] : []
            }
        }

        /// The texts whose phrases are in this table.
        func texts(from rows: [String]) -> PhraseTexts {
            PhraseTexts(own(rows), untranslated: untranslated)
        }

        /// The language with the texts for a tag: the tag itself, or the longest prefix of it;
        /// `nil` if the table has neither.
        func language(for tag: String) -> String? {
            languages.filter { tag == $0 || tag.hasPrefix($0 + "-") }.max { $0.count < $1.count }
        }

        /// The texts of the source language.
        package var source: PhraseTexts { texts(in: languages.first ?? Phrases.sourceLanguage) }
    }
}

extension Phrases.Table: Hashable {
    /// Whether both are the same instance.
    public static func == (left: Phrases.Table, right: Phrases.Table) -> Bool {
        left.storage === right.storage
    }

    /// Hashes the instance's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
