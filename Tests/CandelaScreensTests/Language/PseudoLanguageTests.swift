import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaWords
import Testing

struct PseudoLanguageTests {
    private let source = PhraseTexts(
        Wording.standard.tableRows(in: "en"), untranslated: Wording.standard.untranslated)

    private var translated: [String] { source.keys.filter { !source.isUntranslated($0) } }

    @Test(arguments: [
        ("en-XA", PseudoLanguage.accented), ("en_xa", .accented), ("ar-XB", .mirrored),
        ("ar-Arab-XB", .mirrored), ("en", nil), ("ar", nil), ("ar-XA", nil), ("en-XB", nil),
    ])
    func `is selected by its tag`(tag: String, language: PseudoLanguage?) {
        #expect(PseudoLanguage(tag) == language)
    }

    @Test func `makes words longer by 40 percent`() throws {
        let accented = PseudoLanguage.accented.texts(of: source)
        var lengths = (plain: 0, accented: 0)
        for key in translated {
            let (plain, long) = (try texts(of: key, in: source), try texts(of: key, in: accented))
            for (plain, long) in zip(plain, long) {
                let letters = (plain: Self.letters(of: plain), long: Self.letters(of: long))
                lengths.plain += letters.plain
                lengths.accented += letters.long
                guard letters.plain > 10 else { continue }
                #expect(
                    Double(letters.long) >= 1.3 * Double(letters.plain)
                        && Double(letters.long) <= 1.5 * Double(letters.plain), "\(long)")
            }
        }
        let growth = Double(lengths.accented) / Double(lengths.plain)
        #expect((1.35...1.4).contains(growth), "\(growth)")
    }

    @Test func `wraps texts with words in brackets`() throws {
        let accented = PseudoLanguage.accented.texts(of: source)
        for key in translated {
            for (plain, long) in zip(
                try texts(of: key, in: source), try texts(of: key, in: accented))
            where Self.letters(of: plain) > 0 {
                #expect(long.hasPrefix("[") && long.hasSuffix("]"), "\(long)")
                #expect(!Self.words(of: long).contains { $0.isASCII && $0.isLetter }, "\(long)")
            }
        }
    }

    @Test(arguments: PseudoLanguage.allCases)
    func `keeps placeholders and plural forms`(language: PseudoLanguage) throws {
        let made = language.texts(of: source)
        for key in source.keys {
            for (plain, made) in zip(try texts(of: key, in: source), try texts(of: key, in: made)) {
                #expect(Self.syntax(of: made) == Self.syntax(of: plain), "\(made)")
            }
        }
    }

    @Test(arguments: PseudoLanguage.allCases)
    func `keeps app names`(language: PseudoLanguage) {
        let phrases = Phrases(language: Language(language.rawValue))
        #expect(phrases.appNameWeight().text == "W8Trackr")
        #expect(phrases.appNameWeight().spokenText == "W8Trackr")
        #expect(phrases.appNamePractice().text == "Growth")
        #expect(phrases.weightTabSettings().text != "Settings")
    }

    @Test func `uses the plural rules of English`() {
        let phrases = Phrases(language: "en-XA")
        #expect(phrases.streakDays(count: 1).text == "[1 ðåýý]")
        #expect(phrases.streakDays(count: 1_234).text == "[1,234 ðååýš]")
        #expect(phrases.wordsLanguage == "en-XA" && phrases.direction == .leftToRight)
    }

    @Test func `speaks the drawn text if the catalog has no spoken form`() {
        let phrases = Phrases(language: "en-XA")
        let left = phrases.milestoneRemaining(
            amount: phrases.measure(phrases.weightNumber(1), in: .pounds))
        #expect(left.text == "[[1.0 ļƀ] ţö ĝöö]")
        #expect(left.spoken?.hasPrefix("[[1 þ") == true)
        #expect(left.runs.first { $0.placeholder == "amount" }?.text == "1.0")
    }

    @Test func `mirrors each word and keeps numbers`() throws {
        let phrases = Phrases(language: "ar-XB")
        let days = phrases.streakDays(count: 1_234)
        #expect(phrases.wordsLanguage == "ar-XB" && phrases.direction == .rightToLeft)
        #expect(days.text == "1,234 \u{200F}\u{202E}days\u{202C}\u{200F}")
        #expect(days.spoken == "1,234 days")
    }

    @Test func `does not mirror spoken text`() throws {
        let mirrored = PseudoLanguage.mirrored.texts(of: source)
        for key in source.keys {
            let plain = try #require(source[key])
            let made = try #require(mirrored[key])
            #expect(made.spoken == plain.spoken)
            #expect(made.text.withoutDirectionControls == plain.text)
        }
    }

    @Test(arguments: PseudoLanguage.allCases)
    func `formats numbers, dates and lists as in English`(language: PseudoLanguage) throws {
        let phrases = Phrases(language: Language(language.rawValue))
        let day: CalendarDay = "2026-03-18"
        #expect(phrases.shortDate(day, today: day).text == "Mar 18")
        #expect(phrases.weightNumber(1234.5).text == "1,234.5")
        #expect(phrases.list(["A", "B"]) == "A and B")
    }

    @Test func `isolates a name in the mirrored language`() {
        let phrases = Phrases(language: "ar-XB")
        let label = phrases.actionEnter(name: "Gym")
        #expect(label.text == "\u{200F}\u{202E}Edit\u{202C}\u{200F} \u{2068}Gym\u{2069}")
        #expect(label.spoken == "Edit Gym")
    }

    /// The drawn and the spoken text of a key.
    private func texts(of key: String, in texts: PhraseTexts) throws -> [String] {
        let found = try #require(texts[key])
        return [found.text, found.spoken]
    }

    /// The catalog's own words in a text.
    private static func words(of text: String) -> String {
        var words = text
        for syntax in syntax(of: text) { words = words.replacing(syntax, with: "") }
        return words
    }

    private static func letters(of text: String) -> Int {
        words(of: text).count(where: \.isLetter)
    }

    /// The placeholders of a text, each followed by its plural forms, in order.
    private static func syntax(of text: String) -> [String] {
        let form = /(?:%\(\w+\)\{|\|)(?:zero|one|two|few|many|other):/
        let value = /%\(\w+\)(?:lld|lf|@)/
        return (text.matches(of: form) + text.matches(of: value))
            .sorted { $0.range.lowerBound < $1.range.lowerBound }.map { String($0.output) }
    }
}
