import CandelaElements
import CandelaKit
import CandelaScreens
import Testing

struct DecimalPatternTests {
    static let languages = [
        "en", "de", "fr-CH", "es", "pl", "pt-PT", "sv", "ar-EG", "fa", "bn", "mr", "my", "ja", "hi",
        "en-IN", "de-CH", "ar-u-nu-latn", "ne",
    ]

    @Test(arguments: languages)
    func `a composed weight equals the formatted one`(language: String) {
        let phrases = Phrases(having: language)
        let values =
            (0..<400).map { Double($0 * 7919 % 12_000) / 10 } + [
                0.04, 0.05, 0.15, 0.25, 0.95, 9.95, 99.94, 99.95, 199.96, 998.99, 999, 999.95, 1000,
                12_345.6, -0.04, -0.05, -1.4, 227.949_999, .leastNonzeroMagnitude,
            ]
        for value in values {
            #expect(phrases.weightNumber(value) == .weight(value, in: language))
        }
    }

    @Test(arguments: languages)
    func `a composed count equals the formatted one`(language: String) {
        let phrases = Phrases(having: language)
        for value in Array(-2...1001) + [12_345, 1_234_567, .max, .min] {
            #expect(phrases.number(value) == .integer(value, in: language))
        }
    }
}

extension Phrases {
    /// The phrases of a catalog with one language, without texts.
    init(having language: String) {
        let table = Phrases.Table(languages: [language]) { _ in [] }
        self.init(language: Language(language, in: Wording(of: [table])))
    }
}
