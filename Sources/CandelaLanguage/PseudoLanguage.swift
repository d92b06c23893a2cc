/// A pseudo-language generated from the source texts, to test screens before they are translated.
///
/// Phrases marked as not translatable, such as app names, are unchanged. Formats follow the source
/// language.
///
/// Source: the pseudo-locales of Unicode CLDR 47; Android and ICU use the tags `en-XA` and `ar-XB`.
/// ISO 3166-1 leaves the regions XA to XZ to its users; XG and XP are chosen here.
package enum PseudoLanguage: String, Sendable, Hashable, CaseIterable {
    /// Accented letters, 40 percent more text, and each phrase in brackets: a missing bracket means
    /// truncated text, and text without brackets is not from the catalog.
    case accented = "en-XA"

    /// Every word mirrored, in right-to-left order.
    case mirrored = "ar-XB"

    /// Inflection: a text, or a spoken weight, inserted where it does not stand alone is in ⟦ ⟧,
    /// as languages with cases and genders would change it.
    case inflected = "en-XG"

    /// The plural forms of Arabic: each form ends with its name in ‹ ›, and ‹?› follows a number
    /// beside a word that does not agree with it.
    case plurals = "en-XP"

    /// The pseudo-languages that change the space that texts need.
    package static let ofLayout: [PseudoLanguage] = [.accented, .mirrored]

    /// The pseudo-language of a BCP 47 tag; `nil` for other languages.
    package init?(_ tag: String) {
        // Most tags are as short as `en` and need no parsing.
        guard tag.utf8.count > 4 else { return nil }
        let tag = LanguageTag(tag)
        switch (tag.language, tag.region) {
        case ("en", "XA"): self = .accented
        case ("en", "XG"): self = .inflected
        case ("en", "XP"): self = .plurals
        case ("ar", "XB"): self = .mirrored
        default: return nil
        }
    }
}
