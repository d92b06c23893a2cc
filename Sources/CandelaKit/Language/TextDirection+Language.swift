import CandelaElements
import CandelaLanguage

extension TextDirection {
    /// Creates the writing direction of a language, given as a BCP 47 tag such as `ar-EG` or
    /// `pa-Arab`.
    package init(language: String) {
        let tag = LanguageTag(language)
        let isRightToLeft =
            tag.script.map(Self.scripts.contains) ?? Self.languages.contains(tag.language)
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    private static let scripts: Set<String> = [
        "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
    ]

    private static let languages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "glk", "he", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr",
        "ug", "ur", "yi",
    ]
}
