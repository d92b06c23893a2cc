/// Every text of the package, in one language.
///
/// There is one function for each phrase of `Phrases.xcstrings`, generated, with a labelled
/// argument for each placeholder. Words follow the catalog's languages; digits, separators,
/// percents and dates follow the full tag, so `en-IN` reads English words with 12,34,567.
public struct Phrases: Sendable {
    /// The BCP 47 tag that was asked for: `de-AT`.
    public let language: String

    /// The catalog's language that answers: `de`, or the source language when none fits.
    public let wordsLanguage: String

    /// The direction of the words.
    public let direction: TextDirection

    let texts: [String]
    let rule: PluralRule

    /// Chooses the words for a reader.
    ///
    /// - Parameter language: A BCP 47 tag. `zh-Hans-CN` looks for itself, `zh-Hans`, `zh`, then
    ///   takes the source language.
    public init(language: String) {
        self.init(
            language: language, languages: Self.languages, source: Self.sourceLanguage,
            texts: Self.texts(in:))
    }

    /// Chooses among the tables of any catalog.
    package init(
        language: String, languages: [String], source: String, texts: (String) -> [String]
    ) {
        self.language = language
        wordsLanguage = LanguageTag.best(for: language, among: languages, source: source)
        direction = TextDirection(language: wordsLanguage)
        rule = PluralRule(language: wordsLanguage) ?? .otherOnly
        self.texts = texts(wordsLanguage)
    }

    /// The phrase at a place of the table, with its values filled in.
    ///
    /// - Parameters:
    ///   - index: Where its text lies.
    ///   - spoken: Where its spoken twin lies, if the catalog has one.
    package func phrase(
        _ key: String, at index: Int, spoken: Int? = nil, _ arguments: [PhraseArgument] = []
    ) -> Phrase {
        let seen = renderer(arguments, isSpoken: false).runs(at: index)
        if spoken == nil, arguments.allSatisfy({ $0.soundsAsItReads(in: direction) }) {
            return Phrase(key: key, spoken: nil, runs: seen)
        }
        let heard = renderer(arguments, isSpoken: true).text(at: spoken ?? index)
        return Phrase(key: key, spoken: heard, runs: seen)
    }

    private func renderer(_ arguments: [PhraseArgument], isSpoken: Bool) -> PhraseRenderer {
        PhraseRenderer(
            texts: texts, rule: rule, direction: direction, arguments: arguments,
            isSpoken: isSpoken)
    }
}

extension Phrases: Hashable {
    /// Whether two hold the same words for the same tag.
    public static func == (left: Phrases, right: Phrases) -> Bool {
        left.language == right.language && left.wordsLanguage == right.wordsLanguage
            && left.texts == right.texts
    }

    /// Feeds the tag and the words' language; the texts follow from them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(language)
        hasher.combine(wordsLanguage)
    }
}
