/// The plural forms a language needs, which the generator must know without importing what it
/// writes. A test compares it with the rules that choose among them at run time.
///
/// Source: Unicode CLDR 47, cardinal rules.
package struct PluralForms: Sendable, Hashable {
    /// The forms in the order of a phrase table.
    package static let all = ["zero", "one", "two", "few", "many", "other"]

    /// The forms that a text with a number must have.
    package let needed: [String]

    /// The forms that stand for one number alone, so that the digit may be left out: “a day”.
    package let single: Set<String>

    /// The forms of a language, given as a BCP 47 tag; nil when its rules are not known.
    package init?(language: String) {
        let steps = language.split(separator: "-")
        let name = steps.first.map { $0.lowercased() } ?? ""
        let family = steps.dropFirst().contains("PT") && name == "pt" ? "it" : name
        guard
            let row = Self.families.first(where: {
                $0.languages.split(separator: " ").contains { $0 == family }
            })
        else { return nil }
        needed = row.needed.split(separator: " ").map(String.init)
        single = Set(row.single.split(separator: " ").map(String.init))
    }

    private static let families: [(languages: String, needed: String, single: String)] = [
        ("id ja km ko lo ms my th vi yue zh", "other", ""),
        ("de en et fi fy gl nl sv sw ur yi", "one other", "one"),
        (
            "af az bg el eo eu fo hu ka kk ku ky lb ml mn mr nb ne nn no ps so sq ta te tr ug uz",
            "one other", "one"
        ),
        ("da", "one other", "one"),
        ("am as bn fa gu hi kn zu", "one other", ""),
        ("ca es it", "one many other", "one"),
        ("fr pt", "one many other", ""),
        ("ru uk", "one few many other", ""),
        ("cs pl sk", "one few many other", "one"),
        ("bs hr sr", "one few other", ""),
        ("ro", "one few other", "one"),
        ("ar", "zero one two few many other", "zero one two"),
        ("he iw", "one two other", "one two"),
    ]
}
