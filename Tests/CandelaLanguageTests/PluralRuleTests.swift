import CandelaLanguage
import Testing

struct PluralRuleTests {
    /// The plural forms of CLDR: those of 0, 1, 2, 5, 11, 21, 101, 1,000,000, 1.0 and 1.5.
    @Test(arguments: [
        ("en", "o 1 o o o o o o o o"), ("de", "o 1 o o o o o o o o"),
        ("es", "o 1 o o o o o m 1 o"), ("fr", "1 1 o o o o o m 1 1"),
        ("pt", "1 1 o o o o o m 1 1"), ("pt-BR", "1 1 o o o o o m 1 1"),
        ("pt-PT", "o 1 o o o o o m o o"), ("it", "o 1 o o o o o m o o"),
        ("ja", "o o o o o o o o o o"), ("ko", "o o o o o o o o o o"),
        ("zh-Hans", "o o o o o o o o o o"), ("ru", "m 1 f m m 1 1 m o o"),
        ("pl", "m 1 f m m m m m o o"), ("ar", "z 1 2 f m m o o 1 o"),
        ("he", "o 1 2 o o o o o o o"), ("hi", "1 1 o o o o o o 1 o"),
    ])
    func `chooses the forms of the table`(language: String, forms: String) throws {
        let rule = try #require(PluralRule(language: language))
        let numbers = ["0", "1", "2", "5", "11", "21", "101", "1000000", "1.0", "1.5"]
        let letters: [PluralCategory: String] = [
            .zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "o",
        ]
        let chosen = numbers.compactMap { letters[rule.category(of: Self.operands($0))] }
        #expect(chosen.joined(separator: " ") == forms)
    }

    /// Further samples, including CLDR's for the other rules.
    @Test(arguments: [
        ("ru", "111", PluralCategory.many), ("ru", "121", .one), ("ru", "102", .few),
        ("ru", "12", .many), ("ru", "1.5", .other), ("pl", "22", .few), ("pl", "112", .many),
        ("pl", "121", .many), ("pl", "12", .many), ("ar", "103", .few), ("ar", "111", .many),
        ("ar", "100", .other), ("ar", "102", .other), ("ar", "1000", .other), ("ar", "3", .few),
        ("ar", "99", .many), ("ar", "0.1", .other), ("he", "0.5", .one), ("he", "2", .two),
        ("he", "2.0", .other), ("he", "20", .other), ("hi", "0.5", .one), ("fr", "1.5", .one),
        ("fr", "2.0", .other), ("pt-BR", "1.5", .one), ("pt-BR", "2.0", .other),
        ("es", "1.0", .one),
        ("es", "0", .other), ("da", "0.1", .one), ("da", "1.0", .one), ("da", "2.1", .other),
        ("cs", "3", .few), ("cs", "1.0", .many), ("cs", "5", .other), ("sr", "21", .one),
        ("sr", "10.2", .few), ("sr", "11", .other), ("ro", "0", .few), ("ro", "19", .few),
        ("ro", "101", .few), ("ro", "20", .other), ("ro", "1.5", .few), ("tr", "1.0", .one),
    ])
    func `chooses the form of a sample`(
        language: String, number: String, form: PluralCategory
    ) throws {
        let rule = try #require(PluralRule(language: language))
        #expect(rule.category(of: Self.operands(number)) == form)
    }

    @Test func `has no rule for an unknown language`() {
        #expect(PluralRule(language: "xx") == nil)
        #expect(PluralRule(language: "") == nil)
    }

    @Test func `returns only forms that the language needs`() {
        for rule in PluralRule.allCases {
            for number in 0...1_200 {
                for (digits, fraction) in [(0, 0), (1, 0), (1, 1), (1, 5), (2, 21)] {
                    let operands = PluralOperands(
                        integer: number, fractionDigits: digits, fraction: fraction)
                    #expect(rule.categories.contains(rule.category(of: operands)))
                }
            }
        }
    }

    /// A form used for a single number may omit the digit; 0…300 shows which forms are.
    @Test func `lets only forms for a single number omit the digit`() throws {
        for language in ["en", "es", "fr", "pl", "ru", "cs", "ro", "da", "hi", "sr", "ar", "he"] {
            let rule = try #require(PluralRule(language: language))
            let counts = Dictionary(grouping: 0...300) {
                rule.category(of: PluralOperands(integer: $0))
            }
            let single = Set(counts.filter { $0.value.count == 1 }.keys)
            #expect(rule.single == single, "\(language)")
        }
    }

    @Test func `orders the six forms as in phrase tables`() {
        #expect(PluralCategory.allCases.map(\.slot) == Array(0..<6))
    }

    private static func operands(_ text: String) -> PluralOperands {
        let fraction = text.split(separator: ".").dropFirst().first?.count ?? 0
        return PluralOperands(readingDigitsOf: text, fractionDigits: fraction)
    }
}
