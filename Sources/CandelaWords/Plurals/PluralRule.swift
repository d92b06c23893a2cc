/// How a language chooses the plural form for a number.
///
/// Source: Unicode CLDR 47, cardinal rules. Ordinals are not covered.
package enum PluralRule: Sendable, Hashable, CaseIterable {
    /// Japanese and others: one form for all numbers. Unknown languages take this rule.
    case otherOnly
    /// English and German: exactly “1”, without decimals.
    case oneAsDigit
    /// Turkish and others: 1 however it is written, “1.0” too.
    case oneAsValue
    /// Danish: 1, and fractions below 2.
    case danish
    /// Spanish: 1 however it is written; whole millions apart.
    case spanish
    /// French and Brazilian Portuguese: all that begins with 0 or 1; whole millions apart.
    case french
    /// Italian, Catalan and European Portuguese: “1” without decimals; whole millions apart.
    case italian
    /// Hindi, Persian and others: 1 and everything below it.
    case hindi
    /// Russian and Ukrainian: by the last two digits; decimals apart.
    case russian
    /// Polish: as Russian, but 21 is no singular.
    case polish
    /// Czech and Slovak: 1, then 2 to 4; decimals apart.
    case czech
    /// Serbian, Croatian and Bosnian: by the last digits, after the separator too.
    case serbian
    /// Romanian: 1, then up to 19, then the rest.
    case romanian
    /// Arabic: all six forms.
    case arabic
    /// Hebrew: singular, dual, plural.
    case hebrew

    /// The rule of a language, given as a BCP 47 tag; nil when it is not known here.
    package init?(language: String) {
        let tag = LanguageTag(language)
        let rule: PluralRule? =
            tag.language == "pt" && tag.region == "PT" ? .italian : Self.rules[tag.language]
        guard let rule else { return nil }
        self = rule
    }

    /// The forms a text with a number needs in a language with this rule.
    package var categories: [PluralCategory] {
        switch self {
        case .otherOnly: [.other]
        case .oneAsDigit, .oneAsValue, .danish, .hindi: [.one, .other]
        case .spanish, .french, .italian: [.one, .many, .other]
        case .russian, .polish, .czech: [.one, .few, .many, .other]
        case .serbian, .romanian: [.one, .few, .other]
        case .arabic: [.zero, .one, .two, .few, .many, .other]
        case .hebrew: [.one, .two, .other]
        }
    }

    /// The forms that stand for one number alone, so that its digit may be left out: “a day”.
    package var single: Set<PluralCategory> {
        switch self {
        case .otherOnly, .french, .hindi, .russian, .serbian: []
        case .oneAsDigit, .oneAsValue, .danish, .spanish, .italian, .polish, .czech, .romanian:
            [.one]
        case .arabic: [.zero, .one, .two]
        case .hebrew: [.one, .two]
        }
    }

    private static let rules: [String: PluralRule] = {
        let families: [(PluralRule, String)] = [
            (.otherOnly, "id ja km ko lo ms my th vi yue zh"),
            (.oneAsDigit, "de en et fi fy gl nl sv sw ur yi"),
            (
                .oneAsValue,
                "af az bg el eo eu fo hu ka kk ku ky lb ml mn mr nb ne nn no ps so sq ta te tr ug uz"
            ),
            (.danish, "da"), (.spanish, "es"), (.french, "fr pt"), (.italian, "ca it"),
            (.hindi, "am as bn fa gu hi kn zu"), (.russian, "ru uk"), (.polish, "pl"),
            (.czech, "cs sk"), (.serbian, "bs hr sr"), (.romanian, "ro"), (.arabic, "ar"),
            (.hebrew, "he"),
        ]
        let pairs = families.flatMap { rule, languages in
            languages.split(separator: " ").map { (String($0), rule) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}
