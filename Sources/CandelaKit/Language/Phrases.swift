public import CandelaElements
import CandelaWords

/// Every text of an app's screens, in one language.
///
/// There is one function for each phrase of the engine's catalog, with a labelled argument for each
/// placeholder. An app's own catalog becomes such functions too, and a ``Table`` that they name.
///
/// Words, numbers, dates and direction belong to one language. Where the catalog has it, digits,
/// separators, percents and dates follow the full tag, so `en-IN` reads English words with
/// 12,34,567. Where it has not, all of them are the source language's.
public struct Phrases: Sendable {
    /// The BCP 47 tag that was asked for: `de-AT`.
    public let language: String

    /// The language the words are in, as the catalog names it: `de`, or the source language when none
    /// fits.
    public let wordsLanguage: String

    /// The language numbers, dates and lists are written in: the tag that was asked for when the
    /// words are in its language, else the language of the words.
    public let formatLanguage: String

    /// The direction of the words.
    public let direction: TextDirection

    /// How small numbers are written; nil where they have to be formatted.
    let decimals: DecimalPattern?

    private let tables: [Table]
    private let texts: [PhraseTexts]
    private let rule: PluralRule

    /// The language that every phrase is written in first.
    package static let sourceLanguage = "en"

    /// Chooses the words for a reader.
    ///
    /// - Parameter language: Its tag says which words: `zh-Hans-CN` looks for itself, `zh-Hans`, `zh`,
    ///   then takes the source language. The pseudo-languages `en-XA` and `ar-XB` are made from it.
    public init(language: Language) {
        let (tag, wording) = (language.tag, language.wording)
        let source = wording.languages.first ?? Self.sourceLanguage
        if let pseudo = PseudoLanguage(tag) {
            self.init(tag, words: pseudo.rawValue, formats: source, rule: source, in: wording)
        } else {
            let match = LanguageTag.match(for: tag, among: wording.languages)
            let words = match ?? source
            self.init(
                tag, words: words, formats: match == nil ? source : tag, rule: words, in: wording)
        }
    }

    private init(
        _ language: String, words: String, formats: String, rule: String, in wording: Wording
    ) {
        self.language = language
        wordsLanguage = words
        formatLanguage = formats
        decimals =
            formats == Self.sourceLanguage ? .source : DecimalPattern(language: formats)
        direction = TextDirection(language: words)
        self.rule = PluralRule(language: rule) ?? .otherOnly
        (tables, texts) = (wording.tables, wording.texts(in: words))
    }

    /// The phrase of a key, with its values filled in.
    ///
    /// Generated functions call it; they know the key and the values it takes.
    ///
    /// - Parameters:
    ///   - key: One of the table's keys.
    ///   - table: The phrases it is one of. A table that the app's wording lacks speaks all the same.
    ///   - arguments: A value for each placeholder.
    /// - Precondition: The table has the key.
    public func phrase(
        _ key: String, of table: Table, _ arguments: [PhraseArgument] = []
    ) -> Phrase {
        let place = tables.firstIndex(of: table)
        return phrase(
            key, in: place.map { texts[$0] } ?? table.texts(in: wordsLanguage), arguments)
    }

    /// The phrase of a key of any of the tables, with its values filled in.
    package func phrase(_ key: String, _ arguments: PhraseArgument...) -> Phrase {
        phrase(key, arguments)
    }

    /// The phrase of a key of any of the tables, with its values filled in.
    package func phrase(_ key: String, _ arguments: [PhraseArgument]) -> Phrase {
        phrase(key, in: texts.first { $0.has(key) } ?? PhraseTexts([]), arguments)
    }

    private func phrase(
        _ key: String, in texts: PhraseTexts, _ arguments: [PhraseArgument]
    ) -> Phrase {
        let found = texts[key, arguments.lazy.compactMap(\.unit).first]
        guard let (entry, isInUnit) = found else {
            preconditionFailure("a phrase must be in the catalog: \(key)")
        }
        if arguments.isEmpty, entry.form == .plain {
            return Phrase(key: key, entry.text, entry.spoken)
        }
        let values = isInUnit ? arguments.map(\.withoutUnit) : arguments
        let seen = renderer(values, isSpoken: false)
        if values.count == 1, entry.form == .value {
            return Phrase(
                key: key, values[0].text(in: direction), values[0].spoken, of: entry.text, by: seen)
        }
        let heard =
            entry.spoken == nil && values.allSatisfy { $0.soundsAsItReads(in: direction) }
            ? nil : renderer(values, isSpoken: true).text(of: entry.spoken ?? entry.text)
        return Phrase(key: key, seen.text(of: entry.text), heard, of: entry.text, by: seen)
    }

    /// The texts of a key, placeholders unfilled; `nil` without the key.
    package func pattern(of key: String) -> (text: String, spoken: String)? {
        texts.lazy.compactMap { $0[key] }.first
    }

    private func renderer(_ arguments: [PhraseArgument], isSpoken: Bool) -> PhraseRenderer {
        PhraseRenderer(rule: rule, direction: direction, arguments: arguments, isSpoken: isSpoken)
    }
}

extension Phrases: Hashable {
    /// Feeds the tag and the words' language; the texts follow from them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(language)
        hasher.combine(wordsLanguage)
    }
}
