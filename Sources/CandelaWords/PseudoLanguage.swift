/// A language made from the source texts when it is asked for, so that a screen shows what
/// translation will do to it before there is one.
///
/// Values stay as they are, since numbers, dates and names are no words of the catalog, and so do
/// phrases that the catalog marks as not to be translated, such as the names of apps. Plural forms
/// and formats are those of the source language.
///
/// Source: the pseudo-locales of Unicode CLDR 47, which Android and ICU know by the same tags.
package enum PseudoLanguage: String, Sendable, Hashable, CaseIterable {
    /// Accents on the letters, words 40 percent longer, each text between brackets: what is cut off
    /// lacks one, and what has none is no phrase of the catalog.
    case accented = "en-XA"

    /// Every word mirrored and read from right to left.
    case mirrored = "ar-XB"

    /// The language a BCP 47 tag asks for; nil for one that people speak.
    package init?(_ tag: String) {
        // Most tags are as short as `en`; they are not worth taking apart.
        guard tag.utf8.count > 4 else { return nil }
        let tag = LanguageTag(tag)
        switch (tag.language, tag.region) {
        case ("en", "XA"): self = .accented
        case ("ar", "XB"): self = .mirrored
        default: return nil
        }
    }
}
