/// Every text of the package, in one language.
///
/// There is one function for each phrase of `Phrases.xcstrings`, generated, with a labelled
/// argument for each placeholder. Words follow the catalog's languages; digits, separators,
/// percents and dates follow the full tag, so `en-IN` reads English words with 12,34,567.
package struct Phrases: Sendable {
    /// The BCP 47 tag that was asked for: `de-AT`.
    package let language: String

    /// The catalog's language that answers: `de`, or the source language when none fits.
    package let wordsLanguage: String

    /// The direction of the words.
    package let direction: TextDirection

    private let texts: PhraseTexts
    private let rule: PluralRule

    /// Chooses the words for a reader.
    ///
    /// - Parameter language: A BCP 47 tag. `zh-Hans-CN` looks for itself, `zh-Hans`, `zh`, then
    ///   takes the source language.
    package init(language: String) {
        self.init(
            language: language, languages: Self.languages, source: Self.sourceLanguage,
            texts: Self.texts(in:))
    }

    /// Chooses among the tables of any catalog.
    package init(
        language: String, languages: [String], source: String, texts: (String) -> PhraseTexts
    ) {
        self.language = language
        wordsLanguage = LanguageTag.best(for: language, among: languages, source: source)
        direction = TextDirection(language: wordsLanguage)
        rule = PluralRule(language: wordsLanguage) ?? .otherOnly
        self.texts = texts(wordsLanguage)
    }

    /// The phrase of a key, with its values filled in.
    package func phrase(_ key: String, _ arguments: PhraseArgument...) -> Phrase {
        phrase(key, arguments)
    }

    /// The phrase of a key, with its values filled in.
    package func phrase(_ key: String, _ arguments: [PhraseArgument]) -> Phrase {
        guard let (entry, isInUnit) = texts[key, arguments.lazy.compactMap(\.unit).first] else {
            preconditionFailure("a phrase must be in the catalog: \(key)")
        }
        let values = isInUnit ? arguments.map(\.withoutUnit) : arguments
        let seen = renderer(values, isSpoken: false).runs(of: entry.text)
        if entry.spoken == nil, values.allSatisfy({ $0.soundsAsItReads(in: direction) }) {
            return Phrase(key: key, spoken: nil, runs: seen)
        }
        let heard = renderer(values, isSpoken: true).text(of: entry.spoken ?? entry.text)
        return Phrase(key: key, spoken: heard, runs: seen)
    }

    private func renderer(_ arguments: [PhraseArgument], isSpoken: Bool) -> PhraseRenderer {
        PhraseRenderer(
            rule: rule, direction: direction, arguments: arguments, isSpoken: isSpoken)
    }
}

extension Phrases: Hashable {
    /// Feeds the tag and the words' language; the texts follow from them.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(language)
        hasher.combine(wordsLanguage)
    }
}
