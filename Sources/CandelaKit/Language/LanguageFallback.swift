/// The reason that texts are not in the requested language: the wording does not have it.
///
/// Screens and labels are then in the source language of the wording. Throw the value if that is an
/// error in your app:
///
/// ```swift
/// if let fallback = language.fallback { throw fallback }
/// ```
public struct LanguageFallback: Error, Sendable, Equatable, CustomStringConvertible {
    /// The requested language, a BCP 47 tag: `nl-BE`.
    public let requested: String

    /// The language of the texts: `en`.
    public let used: String

    /// The languages of the wording, source language first.
    public let languages: [String]

    /// The languages and a stable id: `there are no texts in 'nl-BE', only in 'en': they are in 'en'
    /// [no-texts]`.
    public var description: String {
        let known = languages.map { "'\($0)'" }.joined(separator: ", ")
        return "there are no texts in '\(requested)', only in \(known): they are in '\(used)' "
            + "[no-texts]"
    }
}

extension Language {
    /// The reason that texts are in another language; `nil` if the wording has this language, or a
    /// broader one such as `de` for `de-AT`.
    public var fallback: LanguageFallback? {
        guard !wording.has(tag) else { return nil }
        return LanguageFallback(
            requested: tag, used: wording.baseLanguage, languages: wording.languages)
    }
}
