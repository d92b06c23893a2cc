/// A pseudo-language generated from the source texts, to test screens before they are translated.
///
/// Inserted values are unchanged, since numbers, dates and names do not come from the catalog.
/// Phrases marked as not translatable, such as app names, are unchanged too. Plural forms and
/// formats are those of the source language.
///
/// Source: the pseudo-locales of Unicode CLDR 47; Android and ICU use the same tags.
package enum PseudoLanguage: String, Sendable, Hashable, CaseIterable {
    /// Accented letters, 40 percent more text, and each phrase in brackets: a missing bracket means
    /// truncated text, and text without brackets is not from the catalog.
    case accented = "en-XA"

    /// Every word mirrored, in right-to-left order.
    case mirrored = "ar-XB"

    /// The pseudo-language of a BCP 47 tag; `nil` for other languages.
    package init?(_ tag: String) {
        // Most tags are as short as `en` and need no parsing.
        guard tag.utf8.count > 4 else { return nil }
        let tag = LanguageTag(tag)
        switch (tag.language, tag.region) {
        case ("en", "XA"): self = .accented
        case ("ar", "XB"): self = .mirrored
        default: return nil
        }
    }
}
