/// A text of an app's own, such as its name, in the languages of its people, or a phrase of the
/// package.
///
/// ```swift
/// let name = AppText("Moonlight", in: ["nl": "Maanlicht"])
/// ```
public struct AppText: Sendable, Hashable {
    /// The words where there is no translation; absent for a phrase of the package.
    package let text: String?

    /// The words in other languages, by BCP 47 tag: `nl`, `pt-BR`.
    package let translations: [String: String]

    /// The key of a phrase of the package, without values, in place of words of one's own. It is said in
    /// all languages there are.
    package let key: String?

    /// Words of the app's own.
    ///
    /// - Parameter translations: The words in other languages, by BCP 47 tag.
    public init(_ text: String, in translations: [String: String] = [:]) {
        (self.text, self.translations, key) = (text, translations, nil)
    }

    private init(key: String) {
        (text, translations, self.key) = (nil, [:], key)
    }

    /// A phrase of the package, by its key: `habit.list.title`.
    public static func phrase(_ key: String) -> AppText { AppText(key: key) }

    /// The words in the language of the phrases; a pseudo-language has those without translation.
    func phrase(in phrases: Phrases) -> Phrase {
        if let key { return phrases.phrase(key) }
        let language = phrases.wordsLanguage
        let tag =
            PseudoLanguage(language) == nil
            ? LanguageTag.match(for: language, among: Array(translations.keys)) : nil
        return Phrase(key: nil, tag.flatMap { translations[$0] } ?? text ?? "", nil)
    }

    /// Why the text cannot be used; nil when it can.
    var problem: (message: String, id: String)? {
        let texts = Phrases.texts(in: Phrases.sourceLanguage)
        if let key {
            guard let phrase = texts[key] else {
                return ("there is no phrase '\(key)'", "unknown-key")
            }
            guard !phrase.text.contains("%(") else {
                return (
                    "the phrase '\(key)' needs values, which a name has none of", "unusable-key"
                )
            }
            return text == nil ? nil : ("a text is either words or a phrase", "two-texts")
        }
        let words = [text ?? ""] + translations.values
        return words.contains { !$0.contains { !$0.isWhitespace } }
            ? ("a text has words, in every language", "empty-text") : nil
    }
}

extension AppText: ExpressibleByStringLiteral {
    /// Words that are the same in every language.
    public init(stringLiteral text: String) { self.init(text) }
}

extension AppText: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, translations, key
    }

    /// Reads a text: words with their translations, or the key of a phrase.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decodeIfPresent(String.self, forKey: .text)
        translations =
            try container.decodeIfPresent([String: String].self, forKey: .translations) ?? [:]
        key = try container.decodeIfPresent(String.self, forKey: .key)
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(text, forKey: .text)
        if !translations.isEmpty { try container.encode(translations, forKey: .translations) }
        try container.encodeIfPresent(key, forKey: .key)
    }
}
