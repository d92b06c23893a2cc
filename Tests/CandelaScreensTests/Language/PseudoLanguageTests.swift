import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaLanguage
import Testing

struct PseudoLanguageTests {
    private let source = PhraseTexts(
        Wording.standard.tableRows(in: "en"), untranslated: Wording.standard.untranslated)

    private var translated: [String] { source.keys.filter { !source.isUntranslated($0) } }

    @Test(arguments: [
        ("en-XA", PseudoLanguage.accented), ("en_xa", .accented), ("ar-XB", .mirrored),
        ("ar-Arab-XB", .mirrored), ("en-XG", .inflected), ("en-xp", .plurals), ("en", nil),
        ("ar", nil), ("ar-XA", nil), ("en-XB", nil),
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

    @Test(arguments: PseudoLanguage.ofLayout)
    func `keeps placeholders and plural forms`(language: PseudoLanguage) throws {
        let made = language.texts(of: source)
        for key in source.keys {
            for (plain, made) in zip(try texts(of: key, in: source), try texts(of: key, in: made)) {
                #expect(Self.syntax(of: made) == Self.syntax(of: plain), "\(made)")
            }
        }
    }

    @Test(arguments: PseudoLanguage.ofLayout)
    func `keeps app names`(language: PseudoLanguage) {
        let phrases = Phrases(language: Language(language.rawValue))
        #expect(phrases.appNameWeight().text == "W8Trackr")
        #expect(phrases.appNameWeight().spokenText == "W8Trackr")
        #expect(phrases.appNamePractice().text == "Growth")
        #expect(phrases.settingsTitle().text != "Settings")
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
        #expect(left.text == "[[1.0\u{A0}ļƀ] ţö ĝöö]")
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
        let label = phrases.timerRemaining(time: "Gym")
        #expect(
            label.text
                == "\u{200F}\u{202E}Time\u{202C}\u{200F} \u{200F}\u{202E}left:\u{202C}\u{200F} "
                + "\u{2068}Gym\u{2069}")
        #expect(label.spoken == "Time left: Gym")
    }

    @Test(arguments: [
        ("Edit %(name)@", "Edit ⟦Gym⟧"), ("%(name)@ color", "⟦Gym⟧ color"),
        ("%(name)@’s day", "⟦Gym⟧’s day"), ("%(name)@ %(name)@", "⟦Gym⟧ ⟦Gym⟧"),
        ("Color: %(name)@", "Color: Gym"), ("“%(name)@” is done", "“Gym” is done"),
        ("%(name)@, %(count)lld", "Gym, 3"), ("(%(name)@)", "(Gym)"), ("%(name)@", "Gym"),
        ("%(count){one:day|other:%(count)lld days} of %(name)@", "3 days of ⟦Gym⟧"),
        ("%(count){one:x|other:%(name)@ %(count)lld}", "⟦Gym⟧ 3"),
        ("%(count){one:x|other:%(name)@}, 2", "Gym, 2"), ("%% %(name)@", "% ⟦Gym⟧"),
        ("%(text)@ Try again", "Failed. Try again"), ("Now %(empty)@", "Now "),
    ])
    func `marks a text that would inflect`(pattern: String, text: String) {
        #expect(render(pattern, "en-XG") == text)
    }

    @Test func `marks a weight that would inflect where its unit is in full`() {
        let phrases = Phrases(language: "en-XG")
        let goal = phrases.measure(phrases.weightNumber(150), in: .pounds)
        let table = Phrases.Table(languages: ["en"]) { _ in
            ["a.b", "%(goal)lf left", "a.c", "Left: %(goal)lf"]
        }
        let left = phrases.phrase("a.b", of: table, [.number("goal", goal)])
        #expect(left.text == "150.0\u{A0}lb left" && left.spoken == "⟦150 pounds⟧ left")
        let alone = phrases.phrase("a.c", of: table, [.number("goal", goal)])
        #expect(alone.text == "Left: 150.0\u{A0}lb" && alone.spoken == "Left: 150 pounds")
    }

    @Test func `marks nothing in a text that other languages rephrase`() {
        let table = Phrases.Table(languages: ["en"], rephrased: ["a.b"]) { _ in
            ["a.b", "From %(name)@", "a.c", "By %(name)@"]
        }
        let phrases = Phrases(language: "en-XG")
        #expect(phrases.phrase("a.b", of: table, [.text("name", "A")]).text == "From A")
        #expect(phrases.phrase("a.c", of: table, [.text("name", "A")]).text == "By ⟦A⟧")
    }

    /// The plural forms of Arabic are those of Unicode CLDR.
    @Test(arguments: [
        (0, "0 days‹zero›"), (1, "1 day‹one›"), (2, "2 days‹two›"), (3, "3 days‹few›"),
        (11, "11 days‹many›"), (100, "100 days‹other›"), (103, "103 days‹few›"),
    ])
    func `shows Arabic's plural forms`(count: Int, text: String) {
        let phrases = Phrases(language: "en-XP")
        #expect(phrases.streakDays(count: count).text == text)
        #expect(phrases.direction == .leftToRight && phrases.number(1_234).text == "1,234")
    }

    @Test(arguments: [
        ("%(count)lld days", "3‹?› days"), ("%(count)lld-day streak", "3‹?›-day streak"),
        ("Step %(count)lld of %(count)lld", "Step 3 of 3"), ("%(count)lld: days", "3: days"),
        ("%(digits)@ days", "12‹?› days"), ("%(name)@ days", "Gym days"),
        ("%(count){one:x|other:%(count)lld days}", "3 days‹few›"),
        ("%(count){one:x|other:%(digits)@ of %(count)lld days}", "12 of 3 days‹few›"),
    ])
    func `marks a number beside a word without plural forms`(pattern: String, text: String) {
        #expect(render(pattern, "en-XP") == text)
    }

    /// A pattern with a name, a count of 3, a sentence, an empty text, and a count as a text.
    private func render(_ pattern: String, _ language: Language) -> String {
        let table = Phrases.Table(languages: ["en"]) { _ in ["a.b", pattern] }
        let phrases = Phrases(language: language)
        return phrases.phrase(
            "a.b", of: table,
            [
                .text("name", "Gym"), .number("count", phrases.number(3)),
                .text("text", "Failed."), .text("empty", ""), .text("digits", "12"),
            ]
        ).text
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
