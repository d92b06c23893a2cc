import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaLanguage
import Testing

struct NumberTextTests {
    /// The output of CLDR, with U+00A0 and U+202F folded since locale data differs in them.
    @Test(arguments: [
        ("en-US", "1,234,567", "1,234.5", "42%"), ("es-ES", "1.234.567", "1234,5", "42 %"),
        ("de-DE", "1.234.567", "1.234,5", "42 %"), ("fr-FR", "1 234 567", "1 234,5", "42 %"),
        ("pt-BR", "1.234.567", "1.234,5", "42%"), ("it-IT", "1.234.567", "1234,5", "42%"),
        ("ja-JP", "1,234,567", "1,234.5", "42%"), ("ko-KR", "1,234,567", "1,234.5", "42%"),
        ("zh-Hans", "1,234,567", "1,234.5", "42%"), ("ru-RU", "1 234 567", "1 234,5", "42 %"),
        ("pl-PL", "1 234 567", "1234,5", "42%"), ("ar-EG", "١٬٢٣٤٬٥٦٧", "١٬٢٣٤٫٥", "٤٢٪\u{61C}"),
        ("ar-SA", "١٬٢٣٤٬٥٦٧", "١٬٢٣٤٫٥", "٤٢٪\u{61C}"),
        ("ar-AE", "1,234,567", "1,234.5", "42\u{200E}%\u{200E}"),
        ("ar-MA", "1.234.567", "1.234,5", "42\u{200E}%\u{200E}"),
        ("he-IL", "1,234,567", "1,234.5", "42%"), ("hi-IN", "12,34,567", "1,234.5", "42%"),
    ])
    func `matches the locale table`(
        language: String, count: String, weight: String, percent: String
    ) {
        #expect(folded(NumberText.integer(1_234_567, in: language).text) == count)
        #expect(folded(NumberText.weight(1234.5, in: language).text) == weight)
        #expect(folded(NumberText.percent(0.42, in: language).text) == percent)
    }

    @Test(arguments: [
        (226, "226.0", "226"), (3.2, "3.2", "3.2"), (0.96, "1.0", "1"), (0.04, "0.0", "0"),
        (-0.04, "0.0", "0"), (-0.0, "0.0", "0"), (-1.5, "-1.5", "-1.5"), (2.25, "2.2", "2.2"),
        (2.35, "2.4", "2.4"), (231.450_000_000_01, "231.4", "231.4"),
        (1_234.96, "1,235.0", "1,235"), (.nan, "NaN", "NaN"),
    ])
    func `shows a weight with one decimal and speaks none if it is zero`(
        value: Double, text: String, spoken: String
    ) {
        let weight = NumberText.weight(value, in: "en")
        #expect(weight.text == text)
        #expect(weight.spoken == spoken)
    }

    @Test(arguments: [
        (225, "225", "225"), (187.5, "187.5", "187.5"), (224.96, "225", "225"),
        (0, "0", "0"), (-0.04, "0", "0"), (75.04, "75", "75"),
    ])
    func `shows a whole milestone without a decimal`(
        value: Double, text: String, spoken: String
    ) {
        let milestone = NumberText.milestone(value, in: "en")
        #expect(milestone.text == text)
        #expect(milestone.spoken == spoken)
    }

    @Test(arguments: [
        (1.4, "+1.4"), (-1.4, "−1.4"), (0, "0.0"), (0.04, "0.0"), (-0.04, "0.0"),
    ])
    func `signs a change unless it is zero`(value: Double, text: String) {
        #expect(NumberText.change(value, in: "en").text == text)
    }

    @Test(arguments: [
        ("en", 24.0, "24%", "24"), ("en", 24.5, "24.5%", "24.5"), ("en", 24.04, "24%", "24"),
        ("de", 24.5, "24,5\u{A0}%", "24,5"), ("ar-EG", 24.5, "٢٤٫٥٪؜", "٢٤٫٥"),
    ])
    func `writes a measured percentage as the language does`(
        language: String, value: Double, text: String, spoken: String
    ) {
        let percent = NumberText.measuredPercent(value, in: language)
        #expect(percent.text == text && percent.spoken == spoken)
    }

    @Test(arguments: [("en", "%"), ("de", "%"), ("ar-EG", "٪")])
    func `has the percent sign of the language`(language: String, sign: String) {
        #expect(NumberText.percentSign(in: language) == sign)
    }

    /// 0.57 × 100 is 56.99…, 0.285 × 100 is 28.49… (halves round to even).
    @Test(arguments: [
        (0, 0), (0.001, 1), (0.004, 1), (0.57, 57), (0.8, 80), (0.285, 29), (0.575, 58),
        (0.125, 13), (0.994, 99), (0.996, 99), (0.999_999, 99), (1, 100), (1.004, 100), (1.2, 120),
        (-0.3, -30), (-0.001, 0), (.nan, 0), (.infinity, 1_000_000), (-.infinity, -1_000_000),
    ])
    func `rounds percents but never early to 100 or 0`(fraction: Double, percent: Int) {
        #expect(NumberText.wholePercent(fraction) == percent)
    }

    @Test func `stays below a hundred percent for less than one and never decreases with progress`()
    {
        let percents = (0...10_000).map { NumberText.wholePercent(Double($0) / 10_000) }
        #expect(percents == percents.sorted())
        #expect(percents.dropLast().allSatisfy { $0 < 100 })
        #expect(percents.dropFirst().allSatisfy { $0 > 0 })
    }

    @Test func `chooses plural forms by the displayed digits`() {
        let rounded = NumberText.weight(0.96, in: "de-DE")
        #expect(rounded.operands == PluralOperands(integer: 1, fractionDigits: 1))
        #expect(rounded.spokenOperands == PluralOperands(integer: 1))
        let arabic = NumberText.weight(1234.5, in: "ar-EG")
        #expect(
            arabic.operands == PluralOperands(integer: 1234, fractionDigits: 1, fraction: 5))
    }

    @Test func `formats numbers of any size`() {
        #expect(NumberText.integer(.min, in: "en").text == "-9,223,372,036,854,775,808")
        #expect(NumberText.integer(.min, in: "en").operands.integer == .max)
        #expect(NumberText.weight(1e300, in: "en").operands.integer == .max)
    }

    @Test func `speaks no invisible characters`() {
        #expect(NumberText.weight(-5, in: "he-IL").text == "\u{200E}-5.0")
        #expect(NumberText.weight(-5, in: "he-IL").spoken == "-5")
        #expect(NumberText.percent(0.42, in: "ar-EG").spoken == "٤٢")
    }

    private func folded(_ text: String) -> String {
        String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    }
}
