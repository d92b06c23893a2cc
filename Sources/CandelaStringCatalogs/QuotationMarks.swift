import CandelaLanguage

/// The quotation marks of languages.
///
/// Source: the delimiters of Unicode CLDR 47, with the additional marks of `fr` and `de-CH`.
enum QuotationMarks {
    /// The quotation marks to use in a language; `nil` for a language without an entry.
    static func of(_ language: String) -> Set<Unicode.Scalar>? {
        let tag = LanguageTag(language)
        let special =
            tag.region.flatMap { marks["\(tag.language)-\($0)"] }
            ?? tag.script.flatMap { marks["\(tag.language)-\($0)"] }
            ?? (["TW", "HK", "MO"].contains(tag.region) ? marks["\(tag.language)-Hant"] : nil)
        return (special ?? marks[tag.language]).map { Set($0.unicodeScalars) }
    }

    /// The marks that begin or end a quotation in some language. The closing single mark is also
    /// the apostrophe, so it is not one of them.
    static let all: Set<Unicode.Scalar> = Set("“”„‟‚‘«»‹›「」『』".unicodeScalars)

    private static let marks = [
        "ar": "“”«»\"'", "de": "„“‚‘", "de-CH": "«»‹›„“‚‘", "en": "“”‘’", "es": "«»“”‘’",
        "fr": "«»‹›“”", "he": "“”„\"'", "hi": "“”‘’", "it": "«»“”", "ja": "「」『』",
        "ko": "“”‘’", "nl": "“”‘’", "pl": "„”«»", "pt": "“”‘’", "pt-PT": "«»“”‘’",
        "ru": "«»„“", "zh": "“”‘’", "zh-Hant": "「」『』“”‘’",
    ]
}
