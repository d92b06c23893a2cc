import CandelaRules
import CandelaLanguage

/// The texts of screens: phrase tables, and an app's overrides of their texts.
///
/// `CandelaBrand` creates one from string catalogs.
public struct Wording: Sendable, Equatable {
    /// The engine's texts, which the screens of every app use: units, dates, durations, Back, Save.
    public static let engine = Wording(of: [.engine])

    /// The phrase tables, without the app's overrides.
    public let tables: [Phrases.Table]

    /// The languages of the wording, as BCP 47 tags, source language first.
    public let languages: [String]

    private let own: OwnTexts?

    /// A recorder of the phrases that screens use, for tests; `nil` for none.
    private(set) var recorder: PhraseRecorder?

    /// The same wording, whose phrases are noted by a recorder when they are used.
    package func recorded(by recorder: PhraseRecorder) -> Wording {
        var wording = self
        wording.recorder = recorder
        return wording
    }

    /// An app's overrides. A reference type, because a wording is copied with every app.
    private final class OwnTexts: Sendable {
        /// The texts of each language, in the order of the tables.
        let texts: [String: [PhraseTexts]]

        /// The pseudo-languages used so far.
        private let made = LockedValue<[PseudoLanguage: [PhraseTexts]]>([:])

        init(_ texts: [String: [PhraseTexts]]) { self.texts = texts }

        /// The texts of a pseudo-language, created on first use.
        func texts(
            of pseudo: PseudoLanguage, from source: String, in tables: [Phrases.Table]
        ) -> [PhraseTexts]? {
            made.with { made in
                if let known = made[pseudo] { return known }
                let texts = texts[source].map { texts in
                    zip(texts, tables).map { pseudo.texts(of: $0, rephrased: Set($1.rephrased)) }
                }
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
    @inline(never)
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
    /// The result is the one `CandelaBrand` creates from the same catalogs. A screen that uses a
    /// phrase which a language of the app lacks, such as one that is new in this version of the
    /// package, is in the base language. Overrides are dropped if the wording lacks their base
    /// language. Rebuild the texts after updating the package.
    public init(_ texts: [WordTable], over base: Wording) {
        var sheets: [Sheet] = base.languages.map { ($0, base.texts(in: $0)) }
        for words in texts {
            let laid: [PhraseTexts]
            if let name = words.base {
                guard let found = sheets.first(where: { $0.language == name }) else { continue }
                laid = zip(base.tables, found.texts).map { $1.overlaying($0.own(words.rows)) }
            } else {
                laid = base.tables.map { $0.texts(from: words.rows) }
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
            let made = own?.texts(of: pseudo, from: source, in: tables)
        {
            return made
        }
        return tables.map { $0.texts(in: language) }
    }

    /// Whether there are texts for a language tag, by its own name or a broader language,
    /// or it names a pseudo-language.
    package func has(_ tag: String) -> Bool {
        PseudoLanguage(tag) != nil
            || LanguageTag.match(for: tag, among: languages + [baseLanguage]) != nil
    }

    /// The language of phrases that another one lacks: the source language.
    package var baseLanguage: String { languages.first ?? Phrases.sourceLanguage }

    /// The texts of the base language, in the order of the tables.
    var baseTexts: [PhraseTexts] { texts(in: baseLanguage) }

    /// The languages that every table has, source language first.
    package var tableLanguages: [String] { Wording(of: tables).languages }

    /// The languages of only some of the tables, such as one that the engine lacks.
    package var partialLanguages: [String] {
        Set(tables.flatMap(\.languages)).subtracting(tableLanguages).sorted()
    }

    /// Alternating keys and texts of the tables that have the language, without the app's
    /// overrides.
    package func tableRows(in language: String) -> [String] {
        tables.filter { $0.languages.contains(language) }.flatMap { $0.rows(in: language) }
    }

    /// Whether one of the tables has a phrase.
    package func has(phrase key: String) -> Bool { tables.contains { $0.source.has(key) } }

    /// The keys of all phrases except spoken forms.
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
}

/// A language and the wording to use in it.
///
/// A string literal uses the engine's wording: `"en-GB"`.
public struct Language: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The BCP 47 tag. Text falls back to shorter tags; numbers and dates use the full tag.
    public let tag: String

    /// The wording that provides the texts.
    public let wording: Wording

    /// The phrases of a screen that is being made, which all of its parts share; `nil` elsewhere.
    let phrases: Phrases?

    /// Creates a language from its tag.
    public init(_ tag: String, in wording: Wording = .engine) {
        (self.tag, self.wording, phrases) = (tag, wording, nil)
    }

    /// Creates the language of a screen that is being made.
    init(of phrases: Phrases, in wording: Wording) {
        (tag, self.wording, self.phrases) = (phrases.language, wording, phrases)
    }

    /// Creates a language with the engine's wording.
    public init(stringLiteral tag: String) { self.init(tag) }

    /// Whether two languages have the same tag and wording.
    public static func == (left: Language, right: Language) -> Bool {
        left.tag == right.tag && left.wording == right.wording
    }
}
