import CandelaJSON
import CandelaLanguage

/// A text that an app provides, such as its name, with translations; or a phrase of the package.
///
/// ```swift
/// let name = AppText("Moonlight", in: ["nl": "Maanlicht"])
/// ```
public struct AppText: Sendable, Equatable {
    /// The untranslated text; `nil` for a phrase of the package.
    package let text: String?

    /// The translations, by BCP 47 tag: `nl`, `pt-BR`.
    package let translations: [String: String]

    /// The key of a phrase of the package, which must have no placeholders; `nil` for the app's own
    /// text.
    package let key: String?

    /// Creates an app's own text.
    ///
    /// - Parameter translations: The translations, by BCP 47 tag in any case. Creating an app
    ///   throws if a tag is invalid or occurs twice.
    public init(_ text: String, in translations: [String: String] = [:]) {
        (self.text, key) = (text, nil)
        self.translations = Self.canonical(translations)
    }

    private init(key: String) {
        (text, translations, self.key) = (nil, [:], key)
    }

    /// A phrase of the package, by its key: `habit.list.title`.
    public static func phrase(_ key: String) -> AppText { AppText(key: key) }

    /// The text in a language; the key itself for a phrase that the wording lacks.
    public func text(in language: Language) -> String {
        Phrases(language: language).phrase(self).text
    }

    /// The translations under the canonical spelling of their tags. An invalid tag, or one of
    /// several that have the same canonical spelling, is kept as it is.
    private static func canonical(_ translations: [String: String]) -> [String: String] {
        var counts: [String: Int] = [:]
        for tag in translations.keys { counts[CanonicalTag(tag)?.text ?? tag, default: 0] += 1 }
        return translations.reduce(into: [:]) { result, translation in
            let tag = CanonicalTag(translation.key)?.text ?? translation.key
            result[counts[tag] == 1 ? tag : translation.key] = translation.value
        }
    }

    /// The reason the text cannot be used with a wording, and the path to the member; `nil` if it
    /// is valid.
    func problem(in wording: Wording) -> (path: [String], message: String, id: String)? {
        if let key {
            guard let pattern = wording.pattern(of: key) else {
                return (["key"], "there is no phrase '\(key)'", "unknown-key")
            }
            guard !pattern.contains("%(") else {
                return (
                    ["key"], "the phrase '\(key)' has placeholders: use one without",
                    "unusable-key"
                )
            }
            return text == nil ? nil : ([], "use either 'text' or 'key', not both", "two-texts")
        }
        let empty = ("a text needs words in every language", "empty-text")
        guard Self.hasWords(text ?? "") else { return ([], empty.0, empty.1) }
        for (tag, words) in translations.ordered(by: { $0.key < $1.key }) {
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

extension Phrases {
    /// An app's own text, in the language of the phrases. Pseudo-languages use the untranslated
    /// text.
    public func phrase(_ text: AppText) -> Phrase {
        if let key = text.key {
            return pattern(of: key) == nil ? Phrase(key: key, typed: key) : phrase(key)
        }
        let tag =
            PseudoLanguage(wordsLanguage) == nil
            ? LanguageTag.match(for: wordsLanguage, among: text.translations.keys.sorted()) : nil
        return Phrase(typed: tag.flatMap { text.translations[$0] } ?? text.text ?? "")
    }
}

extension AppText: ExpressibleByStringLiteral {
    /// Creates a text that is the same in every language.
    public init(stringLiteral text: String) { self.init(text) }
}

extension AppText: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, translations, key
    }

    /// Decodes a string, an object with a text and its translations, or an object with a phrase's
    /// key.
    ///
    /// - Throws: `DecodingError` for any other value. Creating an app checks the content.
    public init(from decoder: any Decoder) throws {
        // Both containers are requested because a schema recorder provides both.
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

    /// Encodes the text as an object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(text, forKey: .text)
        if !translations.isEmpty { try container.encode(translations, forKey: .translations) }
        try container.encodeIfPresent(key, forKey: .key)
    }
}
