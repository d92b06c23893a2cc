public import CandelaElements
import CandelaRules
import CandelaLanguage

/// All texts of an app's screens, in one language.
///
/// Each phrase of the engine's catalog has a function, with a labelled argument for each
/// placeholder. The same functions, and a ``Table``, are generated for an app's own catalog.
///
/// Text, numbers, dates and direction belong to the same language. If the catalog has the language,
/// digits, separators, percentages and dates follow the full tag: `en-IN` has English text and
/// 12,34,567. Otherwise all of them are in the source language.
public struct Phrases: Sendable {
    /// A reference type, so that copies are cheap.
    private let storage: Storage

    private final class Storage: Sendable {
        let language: String
        let wordsLanguage: String
        let formatLanguage: String
        let direction: TextDirection
        let decimals: DecimalPattern?
        let tables: [Table]
        let texts: [PhraseTexts]
        let rule: PluralRule
        let wording: Wording
        let untranslated: [String]

        /// The keys asked for that the language lacks.
        let missing = LockedValue<Set<String>>([])

        /// The pseudo-language, if it marks values that do not agree with the words around them.
        let marks: PseudoLanguage?

        init(
            _ language: String, words: String, formats: String, rule: String, in wording: Wording,
            untranslated: [String]
        ) {
            (self.language, self.wording) = (language, wording)
            self.untranslated = untranslated
            wordsLanguage = words
            formatLanguage = formats
            decimals =
                formats == Phrases.sourceLanguage ? .source : DecimalPattern(language: formats)
            direction = TextDirection(language: words)
            self.rule = PluralRule(language: rule) ?? .otherOnly
            let pseudo = PseudoLanguage(rawValue: words)
            marks = pseudo == .inflected || pseudo == .plurals ? pseudo : nil
            (tables, texts) = (wording.tables, wording.texts(in: words))
        }
    }

    /// The requested language, as a BCP 47 tag: `de-AT`.
    public var language: String { storage.language }

    /// The language of the texts: a tag of the catalog such as `de`, or a pseudo-language; the
    /// source language if none matches.
    public var wordsLanguage: String { storage.wordsLanguage }

    /// The language in which numbers, dates and lists are formatted: the requested tag if the
    /// catalog has its language, otherwise the source language.
    public var formatLanguage: String { storage.formatLanguage }

    /// The writing direction of the texts.
    public var direction: TextDirection { storage.direction }

    /// The digits and separator for small numbers; `nil` if they must be formatted.
    var decimals: DecimalPattern? { storage.decimals }

    /// The source language of the package's catalogs.
    package static let sourceLanguage = "en"

    /// Selects the texts for a language.
    ///
    /// - Parameter language: The language and its wording. `zh-Hans-CN` falls back to `zh-Hans`,
    ///   then `zh`, then the source language. The pseudo-languages `en-XA`, `ar-XB`, `en-XG` and
    ///   `en-XP` are derived from the source language.
    public init(language: Language) {
        if let phrases = language.phrases {
            self = phrases
            return
        }
        let (tag, wording) = (language.tag, language.wording)
        let source = wording.languages.first ?? Self.sourceLanguage
        if let pseudo = PseudoLanguage(tag) {
            self.init(
                tag, words: pseudo.rawValue, formats: source,
                rule: pseudo == .plurals ? "ar" : source, in: wording)
        } else {
            let match = LanguageTag.match(for: tag, among: wording.languages)
            let words = match ?? source
            self.init(
                tag, words: words, formats: match == nil ? source : tag, rule: words, in: wording)
        }
    }

    private init(
        _ language: String, words: String, formats: String, rule: String, in wording: Wording,
        untranslated: [String] = []
    ) {
        storage = Storage(
            language, words: words, formats: formats, rule: rule, in: wording,
            untranslated: untranslated)
    }

    /// The phrases of the base language, if a requested phrase was missing; otherwise `nil`.
    var replacement: Phrases? {
        let missing = storage.missing.with { $0 }
        return missing.isEmpty ? nil : base(lacking: missing.sorted())
    }

    /// The keys missing in the language; empty without any.
    var untranslated: [String] {
        storage.untranslated + storage.missing.with { $0.sorted() }
    }

    private func base(lacking keys: [String]) -> Phrases {
        let source = storage.wording.baseLanguage
        return Phrases(
            language, words: source, formats: source, rule: source, in: storage.wording,
            untranslated: keys)
    }

    /// The phrase of a key, with its placeholders filled in.
    ///
    /// Generated functions call it with the right key and arguments.
    ///
    /// - Parameters:
    ///   - key: A key of the table.
    ///   - table: The table with the phrase; the app's wording need not contain it.
    ///   - arguments: A value for each placeholder.
    /// - Precondition: The table has the key.
    public func phrase(
        _ key: String, of table: Table, _ arguments: [PhraseArgument] = []
    ) -> Phrase {
        storage.wording.recorder?.note(key)
        let place = storage.tables.firstIndex(of: table)
        let texts =
            place.map { storage.texts[$0] }
            // A table that the wording lacks does not have all of its languages either.
            ?? (table.language(for: wordsLanguage) == nil && PseudoLanguage(wordsLanguage) == nil
                ? PhraseTexts([]) : table.texts(in: wordsLanguage))
        return phrase(key, in: texts, arguments) {
            place.map { storage.wording.baseTexts[$0] } ?? table.source
        }
    }

    /// The phrase of a key of any table, with its placeholders filled in. One of the tables must
    /// have the key.
    package func phrase(_ key: String, _ arguments: PhraseArgument...) -> Phrase {
        phrase(key, arguments)
    }

    /// The phrase of a key of any table, with its placeholders filled in. One of the tables must
    /// have the key.
    package func phrase(_ key: String, _ arguments: [PhraseArgument]) -> Phrase {
        storage.wording.recorder?.note(key)
        let texts = storage.texts.first { $0.has(key) } ?? PhraseTexts([])
        return phrase(key, in: texts, arguments) { baseTexts(having: key) }
    }

    /// - Parameter base: Returns the texts of the base language.
    private func phrase(
        _ key: String, in texts: PhraseTexts, _ arguments: [PhraseArgument],
        orElse base: () -> PhraseTexts?
    ) -> Phrase {
        let found = texts[key, arguments.lazy.compactMap(\.unit).first]
        guard let (entry, isInUnit) = found else {
            guard let source = base(), source.has(key), source != texts else {
                preconditionFailure("a phrase must be in the catalog: \(key)")
            }
            storage.missing.with { _ = $0.insert(key) }
            return self.base(lacking: []).phrase(key, in: source, arguments) { nil }
        }
        if arguments.isEmpty, let text = entry.text.literal {
            let spoken = entry.spoken.map { renderer([], isSpoken: true).text(of: $0) }
            return Phrase(key: key, text, spoken)
        }
        var values = isInUnit ? arguments.map(\.withoutUnit) : arguments
        if let language = storage.marks { values += values.map { $0.agreeing(in: language) } }
        let seen = renderer(values, isSpoken: false)
        if values.count == 1, entry.spoken == nil, entry.text.isValue {
            return Phrase(
                key: key, values[0].text(in: direction), values[0].spoken, of: entry.text, by: seen)
        }
        let heard =
            entry.spoken == nil && values.allSatisfy { $0.hasSameSpokenForm(in: direction) }
            ? nil : renderer(values, isSpoken: true).text(of: entry.spoken ?? entry.text)
        return Phrase(key: key, seen.text(of: entry.text), heard, of: entry.text, by: seen)
    }

    /// The patterns of a key; `nil` for an unknown key.
    package func pattern(of key: String) -> (text: String, spoken: String)? {
        storage.texts.lazy.compactMap { $0[key] }.first ?? baseTexts(having: key)?[key]
    }

    /// The texts of the base language with a key; `nil` if no table has it.
    private func baseTexts(having key: String) -> PhraseTexts? {
        storage.wording.baseTexts.first { $0.has(key) }
    }

    private func renderer(_ arguments: [PhraseArgument], isSpoken: Bool) -> PhraseRenderer {
        PhraseRenderer(
            rule: storage.rule, direction: storage.direction, arguments: arguments,
            isSpoken: isSpoken
        )
    }
}

extension Phrases: Equatable {
    /// Whether two phrase sets have the same languages, tables and texts.
    public static func == (left: Phrases, right: Phrases) -> Bool {
        let (first, second) = (left.storage, right.storage)
        guard first !== second else { return true }
        return first.language == second.language && first.wordsLanguage == second.wordsLanguage
            && first.formatLanguage == second.formatLanguage && first.tables == second.tables
            && first.texts == second.texts
    }
}
