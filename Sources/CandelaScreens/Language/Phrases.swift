import CandelaWords

/// Every text of the package, in one language.
///
/// There is one function for each phrase of `Phrases.xcstrings`, generated, with a labelled
/// argument for each placeholder.
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

    private let texts: PhraseTexts
    private let rule: PluralRule

    /// Chooses the words for a reader.
    ///
    /// - Parameter language: Its tag says which words: `zh-Hans-CN` looks for itself, `zh-Hans`, `zh`,
    ///   then takes the source language. The pseudo-languages `en-XA` and `ar-XB` are made from it.
    public init(language: Language) {
        let (tag, wording) = (language.tag, language.wording)
        if let pseudo = PseudoLanguage(tag) {
            self.init(
                language: tag, words: pseudo.rawValue, formats: Self.sourceLanguage,
                rule: PluralRule(language: Self.sourceLanguage),
                texts: wording.texts(in: pseudo.rawValue))
        } else {
            self.init(
                language: tag, languages: wording.languages, source: Self.sourceLanguage,
                texts: wording.texts)
        }
    }

    /// Chooses among the tables of any catalog.
    package init(
        language: String, languages: [String], source: String, texts: (String) -> PhraseTexts
    ) {
        let match = LanguageTag.match(for: language, among: languages)
        let words = match ?? source
        self.init(
            language: language, words: words, formats: match == nil ? source : language,
            rule: PluralRule(language: words), texts: texts(words))
    }

    private init(
        language: String, words: String, formats: String, rule: PluralRule?, texts: PhraseTexts
    ) {
        self.language = language
        wordsLanguage = words
        formatLanguage = formats
        decimals =
            formats == Self.sourceLanguage ? .source : DecimalPattern(language: formats)
        direction = TextDirection(language: words)
        self.rule = rule ?? .otherOnly
        self.texts = texts
    }

    /// The phrase of a key, with its values filled in.
    package func phrase(_ key: String, _ arguments: PhraseArgument...) -> Phrase {
        phrase(key, arguments)
    }

    /// The phrase of a key, with its values filled in.
    package func phrase(_ key: String, _ arguments: [PhraseArgument]) -> Phrase {
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

    /// What the catalog has for a key, placeholders unfilled; nil without the key.
    package func pattern(of key: String) -> (text: String, spoken: String)? { texts[key] }

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
