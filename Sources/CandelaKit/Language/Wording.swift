import CandelaWords

/// The texts of screens: phrase tables, and an app's overrides of their texts.
///
/// `CandelaBrand` creates one from string catalogs.
public struct Wording: Sendable, Hashable {
    /// The engine's texts, which the screens of every app use: units, dates, durations, Back, Save.
    public static let engine = Wording(of: [.engine])

    /// The phrase tables, without the app's overrides.
    public let tables: [Phrases.Table]

    /// The languages of the wording, as BCP 47 tags, source language first.
    public let languages: [String]

    private let own: OwnTexts?

    /// An app's overrides. A reference type, because a wording is copied with every app.
    private final class OwnTexts: Sendable {
        /// The texts of each language, in the order of the tables.
        let texts: [String: [PhraseTexts]]

        /// The pseudo-languages used so far.
        private let made = Guarded<[PseudoLanguage: [PhraseTexts]]>([:])

        init(_ texts: [String: [PhraseTexts]]) { self.texts = texts }

        /// The texts of a pseudo-language, created on first use.
        func texts(of pseudo: PseudoLanguage, from source: String) -> [PhraseTexts]? {
            made.with { made in
                if let known = made[pseudo] { return known }
                let texts = texts[source]?.map { pseudo.texts(of: $0) }
                made[pseudo] = texts
                return texts
            }
        }
    }

    /// The texts of a language, in the order of the tables.
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

    /// Creates a wording with the same tables and other texts.
    ///
    /// - Parameter sheets: For each language, source language first: all keys and texts,
    ///   alternating.
    package init(_ sheets: [(language: String, rows: [String])], of base: Wording) {
        self.init(
            base.tables,
            sheets.map { sheet in
                (sheet.language, base.tables.map { $0.texts(from: sheet.rows) })
            })
    }

    /// The wording with a table added, in the languages that both have.
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

    /// Creates a wording with overrides that were checked at build time.
    ///
    /// The result is the one `CandelaBrand` creates from the same catalogs. A language that only
    /// the app has is dropped if it lacks a phrase of this version of the package, so that no
    /// screen mixes languages. Overrides are dropped if the wording lacks their base language.
    /// Rebuild the texts after updating the package.
    public init(_ texts: [WordTable], over base: Wording) {
        var sheets: [Sheet] = base.languages.map { ($0, base.texts(in: $0)) }
        for words in texts {
            let laid: [PhraseTexts]
            if let name = words.base {
                guard let found = sheets.first(where: { $0.language == name }) else { continue }
                laid = zip(base.tables, found.texts).map { $1.overlaying($0.own(words.rows)) }
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

    /// The languages that every table has, source language first.
    package var tableLanguages: [String] { Wording(of: tables).languages }

    /// Alternating keys and texts of the tables, without the app's overrides.
    package func tableRows(in language: String) -> [String] {
        tables.flatMap { $0.rows(in: language) }
    }

    /// The keys of all phrases, without those of spoken forms.
    package var keys: [String] { tables.flatMap(\.source.keys) }

    /// The keys of texts that are the same in every language.
    package var untranslated: [String] { tables.flatMap(\.untranslated) }

    /// The pattern of a key in the source language; `nil` for an unknown key.
    func pattern(of key: String) -> String? {
        languages.first.flatMap { source in
            texts(in: source).lazy.compactMap { $0[key]?.text }.first
        }
    }

    /// Whether two wordings have the same tables, languages and overrides.
    public static func == (left: Wording, right: Wording) -> Bool {
        left.tables == right.tables
            && (left.own === right.own
                || left.languages == right.languages && left.own?.texts == right.own?.texts)
    }

    /// Hashes the languages, which are fast to hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(languages)
    }
}

/// A language and the wording to use in it.
///
/// A string literal uses the engine's wording: `"en-GB"`.
public struct Language: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The BCP 47 tag. Text falls back to shorter tags; numbers and dates use the full tag.
    public let tag: String

    /// The wording that provides the texts.
    public let wording: Wording

    /// Creates a language from its tag.
    public init(_ tag: String, in wording: Wording = .engine) {
        (self.tag, self.wording) = (tag, wording)
    }

    /// Creates a language with the engine's wording.
    public init(stringLiteral tag: String) { self.init(tag) }
}
