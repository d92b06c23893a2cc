import CandelaWords

/// The words of screens: the tables of phrases that an app speaks from, and the texts of its own that
/// it lays over them.
///
/// `CandelaBrand` makes one from string catalogs.
public struct Wording: Sendable, Hashable {
    /// The words of the engine, which the screens of every app say: units, dates, durations, Back, Save.
    public static let engine = Wording(of: [.engine])

    /// The tables of phrases it consists of.
    public let tables: [Phrases.Table]

    /// The languages there are words in, as BCP 47 tags; the source language comes first.
    public let languages: [String]

    private let own: OwnTexts?

    /// Texts that an app lays over those of the tables. Held once: a wording is copied with every app.
    private final class OwnTexts: Sendable {
        /// The texts of each language, in the order of the tables.
        let texts: [String: [PhraseTexts]]

        /// The pseudo-languages that were asked for.
        private let made = Guarded<[PseudoLanguage: [PhraseTexts]]>([:])

        init(_ texts: [String: [PhraseTexts]]) { self.texts = texts }

        /// A pseudo-language of a language, made when it is first asked for.
        func texts(of pseudo: PseudoLanguage, from source: String) -> [PhraseTexts]? {
            made.with { made in
                if let known = made[pseudo] { return known }
                let texts = texts[source]?.map { pseudo.texts(of: $0) }
                made[pseudo] = texts
                return texts
            }
        }
    }

    /// Texts of a language, in the order of the tables.
    private typealias Sheet = (language: String, texts: [PhraseTexts])

    private init(_ tables: [Phrases.Table], _ sheets: [Sheet]) {
        self.tables = tables
        languages = sheets.map(\.language)
        own = OwnTexts(Dictionary(sheets.map { ($0.language, $0.texts) }) { first, _ in first })
    }

    package init(of tables: [Phrases.Table]) {
        self.tables = tables
        languages = (tables.first?.languages ?? []).filter { language in
            tables.allSatisfy { $0.languages.contains(language) }
        }
        own = nil
    }

    /// The same tables with other texts.
    ///
    /// - Parameter sheets: Every key and its text by turns in each language, the source language first.
    package init(_ sheets: [(language: String, rows: [String])], of base: Wording) {
        self.init(
            base.tables,
            sheets.map { sheet in
                (sheet.language, base.tables.map { $0.texts(from: sheet.rows) })
            })
    }

    /// The words with those of another table beside them, in the languages that both have.
    ///
    /// ```swift
    /// let wording = Wording.engine.adding(.moonlight)
    /// ```
    public func adding(_ table: Phrases.Table) -> Wording {
        guard !tables.contains(table) else { return self }
        guard own != nil else { return Wording(of: tables + [table]) }
        let sheets: [Sheet] = languages.compactMap { language in
            guard let known = table.language(for: language) else { return nil }
            return (language, texts(in: language) + [table.texts(in: known)])
        }
        return Wording(tables + [table], sheets)
    }

    /// The words with texts over them that were checked when the app was built.
    ///
    /// It is what `CandelaBrand` makes of the same catalogs, without the catalogs. A language of the
    /// app's own that lacks a phrase of this version of the package is left out as a whole, so that no
    /// screen speaks two languages; build the texts anew after an update.
    public init(_ texts: [WordTable], over base: Wording) {
        var sheets: [Sheet] = base.languages.map { ($0, base.texts(in: $0)) }
        for words in texts {
            let laid: [PhraseTexts]
            if let name = words.base {
                guard let found = sheets.first(where: { $0.language == name }) else { continue }
                laid = zip(base.tables, found.texts).map { $1.laying($0.own(words.rows)) }
            } else {
                laid = base.tables.map { $0.texts(from: words.rows) }
                let isWhole = zip(base.tables, laid).allSatisfy {
                    $1.isComplete(beside: $0.source)
                }
                guard isWhole else { continue }
            }
            sheets.removeAll { $0.language == words.language }
            sheets.append((words.language, laid))
        }
        // The source language comes first.
        let place = sheets.firstIndex { $0.language == base.languages.first } ?? 0
        if !sheets.isEmpty { sheets.insert(sheets.remove(at: place), at: 0) }
        self.init(base.tables, sheets)
    }

    /// The texts of one of the languages, or of a pseudo-language, in the order of the tables.
    package func texts(in language: String) -> [PhraseTexts] {
        if let known = own?.texts[language] { return known }
        if let pseudo = PseudoLanguage(rawValue: language), let source = languages.first,
            let made = own?.texts(of: pseudo, from: source)
        {
            return made
        }
        return tables.map { $0.texts(in: language) }
    }

    /// The languages that every table has, the source language first.
    package var tableLanguages: [String] { Wording(of: tables).languages }

    /// Keys and texts of the tables by turns, an app's own texts left out.
    package func tableRows(in language: String) -> [String] {
        tables.flatMap { $0.rows(in: language) }
    }

    /// The keys of all phrases, spoken forms not among them.
    package var keys: [String] { tables.flatMap(\.source.keys) }

    /// The keys of texts that are the same in every language.
    package var untranslated: [String] { tables.flatMap(\.untranslated) }

    /// The text of a key in the source language, placeholders unfilled; `nil` without the key.
    func pattern(of key: String) -> String? {
        languages.first.flatMap { source in
            texts(in: source).lazy.compactMap { $0[key]?.text }.first
        }
    }

    /// Whether two say the same.
    public static func == (left: Wording, right: Wording) -> Bool {
        left.tables == right.tables
            && (left.own === right.own
                || left.languages == right.languages && left.own?.texts == right.own?.texts)
    }

    /// Feeds the languages; the words seldom tell wordings apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(languages)
    }
}

/// A language, and the words there are in it.
///
/// A tag alone means the words of the engine: `"en-GB"`.
public struct Language: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The full BCP 47 tag: words by fallback, numbers and dates by the whole tag.
    public let tag: String

    /// The words.
    public let wording: Wording

    /// A language by its tag.
    public init(_ tag: String, in wording: Wording = .engine) {
        (self.tag, self.wording) = (tag, wording)
    }

    /// A language by its tag, in the words of the engine.
    public init(stringLiteral tag: String) { self.init(tag) }
}
