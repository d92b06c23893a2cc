import CandelaJSON
import CandelaWords

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
    /// - Parameter translations: The words in other languages, by BCP 47 tag in any case. A product with
    ///   a text under what is no tag, or under one tag twice, is refused.
    public init(_ text: String, in translations: [String: String] = [:]) {
        (self.text, key) = (text, nil)
        self.translations = Self.canonical(translations)
    }

    private init(key: String) {
        (text, translations, self.key) = (nil, [:], key)
    }

    /// A phrase of the package, by its key: `habit.list.title`.
    public static func phrase(_ key: String) -> AppText { AppText(key: key) }

    /// The text in a language, in the words there are for it: the key itself for a phrase that the wording
    /// lacks.
    public func text(in language: Language) -> String {
        phrase(in: Phrases(language: language)).text
    }

    /// The words in the language of the phrases; a pseudo-language has those without translation.
    func phrase(in phrases: Phrases) -> Phrase {
        if let key {
            return phrases.pattern(of: key) == nil ? Phrase(typed: key) : phrases.phrase(key)
        }
        let language = phrases.wordsLanguage
        let tag =
            PseudoLanguage(language) == nil
            ? LanguageTag.match(for: language, among: translations.keys.sorted()) : nil
        return Phrase(typed: tag.flatMap { translations[$0] } ?? text ?? "")
    }

    /// The translations under the canonical spelling of their tags. A tag that is none, or that another
    /// one spells too, stays as it is.
    private static func canonical(_ translations: [String: String]) -> [String: String] {
        var counts: [String: Int] = [:]
        for tag in translations.keys { counts[CanonicalTag(tag)?.text ?? tag, default: 0] += 1 }
        return translations.reduce(into: [:]) { result, translation in
            let tag = CanonicalTag(translation.key)?.text ?? translation.key
            result[counts[tag] == 1 ? tag : translation.key] = translation.value
        }
    }

    /// Why the text cannot be used in an app of these words, and the members down to the place; nil when
    /// it can.
    func problem(in wording: Wording) -> (path: [String], message: String, id: String)? {
        if let key {
            guard let pattern = wording.pattern(of: key) else {
                return (["key"], "there is no phrase '\(key)'", "unknown-key")
            }
            guard !pattern.contains("%(") else {
                return (
                    ["key"], "the phrase '\(key)' needs values, which a name has none of",
                    "unusable-key"
                )
            }
            return text == nil ? nil : ([], "a text is either words or a phrase", "two-texts")
        }
        let empty = ("a text has words, in every language", "empty-text")
        guard Self.hasWords(text ?? "") else { return ([], empty.0, empty.1) }
        for (tag, words) in translations.sorted(by: { $0.key < $1.key }) {
            let path = ["translations", tag]
            guard let canonical = CanonicalTag(tag)?.text else {
                return (path, CanonicalTag.fault(tag), "invalid-language")
            }
            guard canonical == tag else {
                return (
                    path, "'\(tag)' and another tag both mean '\(canonical)'",
                    "duplicate-language"
                )
            }
            guard Self.hasWords(words) else { return (path, empty.0, empty.1) }
        }
        return nil
    }

    private static func hasWords(_ text: String) -> Bool { text.contains { !$0.isWhitespace } }
}

extension AppText: ExpressibleByStringLiteral {
    /// Words that are the same in every language.
    public init(stringLiteral text: String) { self.init(text) }
}

extension AppText: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, translations, key
    }

    /// Reads a plain string, an object of a text and its translations, or one of a phrase's key.
    public init(from decoder: any Decoder) throws {
        // A schema recorder answers both questions, so both are asked.
        let plain = try? decoder.singleValueContainer().decode(String.self)
        let members = Result { try decoder.container(keyedBy: CodingKeys.self) }
        if let plain, case .failure = members {
            (text, translations, key) = (plain, [:], nil)
            return
        }
        let container = try members.get()
        text = try container.decodeIfPresent(String.self, forKey: .text)
        translations = Self.canonical(
            try container.decodeIfPresent([String: String].self, forKey: .translations) ?? [:])
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
