/// A language's rule for choosing the plural form of a number.
///
/// Source: Unicode CLDR 47, cardinal rules. Ordinals are not covered.
package enum PluralRule: Sendable, Hashable, CaseIterable {
    /// Japanese and others: one form for all numbers. Used for unknown languages.
    case otherOnly
    /// English and German: exactly “1”, without decimals.
    case oneAsDigit
    /// Turkish and others: 1 in any format, including “1.0”.
    case oneAsValue
    /// Danish: 1 in any format, and fractions between 0 and 2.
    case danish
    /// Spanish: 1 in any format; a separate form for whole millions.
    case spanish
    /// French and Brazilian Portuguese: numbers from 0 to below 2; a separate form for whole
    /// millions.
    case french
    /// Italian, Catalan and European Portuguese: “1” without decimals; a separate form for whole
    /// millions.
    case italian
    /// Hindi, Persian and others: 0 to 1.
    case hindi
    /// Russian and Ukrainian: by the last two digits; decimals have their own form.
    case russian
    /// Polish: by the last two digits, as in Russian, but only 1 is singular.
    case polish
    /// Czech and Slovak: 1, then 2 to 4; decimals have their own form.
    case czech
    /// Serbian, Croatian and Bosnian: by the last digits, including those after the separator.
    case serbian
    /// Romanian: 1; then 0, decimals and numbers that end in 01 to 19; then the rest.
    case romanian
    /// Arabic: all six forms.
    case arabic
    /// Hebrew: singular, dual, plural.
    case hebrew

    /// Creates the rule for a language, given as a BCP 47 tag; `nil` if the language has no known
    /// rule.
    package init?(language: String) {
        let tag = LanguageTag(language)
        let rule: PluralRule? =
            tag.language == "pt" && tag.region == "PT" ? .italian : Self.rules[tag.language]
        guard let rule else { return nil }
        self = rule
    }

    /// The plural forms required in a language with this rule.
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

    /// The forms used for only one whole number, so that a text may omit the digit: “a day”.
    package var single: Set<PluralCategory> {
        switch self {
        case .otherOnly, .french, .hindi, .russian, .serbian: []
        case .oneAsDigit, .oneAsValue, .danish, .spanish, .italian, .polish, .czech, .romanian:
            [.one]
        case .arabic: [.zero, .one, .two]
        case .hebrew: [.one, .two]
        }
    }

    /// Some numbers with the form `one`, if it has several whole numbers; otherwise `nil`.
    package var numbersOfOne: String? {
        switch self {
        case .french, .hindi: "0 and 1"
        case .russian, .serbian: "1, 21, 31 and so on"
        default: nil
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
