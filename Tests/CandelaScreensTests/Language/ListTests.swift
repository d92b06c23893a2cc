import CandelaElements
import CandelaKit
import CandelaRules
import Testing

struct ListTests {
    /// Interval formats of Unicode CLDR. The engine's catalog has no other language, so an empty
    /// table selects the formats.
    @Test(arguments: [
        ("en", "Mar 16 – 22", "Mar 30 – Apr 5"), ("de", "16.–22. März", "30. März – 5. Apr."),
        ("fr", "16–22 mars", "30 mars – 5 avr."), ("pl", "16.03–22.03", "30.03–05.04"),
        ("ja", "3月16日～22日", "3月30日～4月5日"), ("zh", "3月16日至22日", "3月30日至4月5日"),
        ("ar-EG", "١٦–٢٢ مارس", "٣٠ مارس – ٥ أبريل"),
    ])
    func `writes days from one to another as the language does`(
        language: String, inMonth: String, acrossMonths: String
    ) {
        func text(_ first: CalendarDay, _ last: CalendarDay) -> String {
            phrases(language).dates(from: first, to: last, today: "2026-03-18").text
                .replacing("\u{2009}", with: " ").replacing("\u{202F}", with: " ")
        }
        #expect(text("2026-03-16", "2026-03-22") == inMonth)
        #expect(text("2026-03-30", "2026-04-05") == acrossMonths)
    }

    @Test func `writes the year of days in another year, and one day alone`() {
        let phrases = Phrases(language: "en")
        func dates(_ first: CalendarDay, _ last: CalendarDay) -> DateText {
            phrases.dates(from: first, to: last, today: "2026-03-18")
        }
        let years = dates("2025-12-28", "2026-01-03")
        #expect(years.text.replacing("\u{2009}", with: " ") == "Dec 28, 2025 – Jan 3, 2026")
        #expect(years.spoken == "December 28, 2025 to January 3, 2026")
        #expect(dates("2026-03-16", "2026-03-16").text == "Mar 16")
        #expect(dates("2026-03-16", "2026-03-22").spoken == "March 16 to March 22")
    }

    @Test func `writes and says numbers from one to another`() {
        let phrases = Phrases(language: "en")
        let range = phrases.range(phrases.number(10), phrases.number(20))
        #expect(range.text == "10–20" && range.spoken == "10 to 20")
    }

    /// Foundation isolates names in the other direction; those with controls are isolated once.
    @Test(arguments: [
        ("he", ["נ", "Gym"], "נ ו-⁨Gym⁩"), ("en", ["A", "B", "נ"], "A, B, and ⁨נ⁩"),
        ("en", ["A", "\u{202E}B"], "A and ⁨\u{202E}B\u{202C}⁩"),
        ("he", ["\u{202E}B", "C"], "⁨\u{202E}B\u{202C}⁩ ו-⁨C⁩"), ("en", [], ""), ("en", ["A"], "A"),
    ])
    func `isolates each name of a list once`(language: String, items: [String], list: String) {
        #expect(phrases(language).list(items) == list)
    }

    @Test(arguments: [
        ("⁨A⁩ ו-⁨B⁩", TextDirection.rightToLeft, false), ("⁨A⁩ B", .rightToLeft, true),
        ("⁨נ⁩ and B", .leftToRight, false), ("⁨נ⁩ נ", .leftToRight, true),
        ("⁨A⁩ 12", .rightToLeft, true), ("⁨A", .leftToRight, true), ("⁨⁨A⁩⁩", .leftToRight, true),
    ])
    func `isolates a text again only if it needs it`(
        text: String, direction: TextDirection, isIsolated: Bool
    ) {
        #expect((text.isolated(in: direction) != text) == isIsolated)
    }

    @Test func `lists facts without a conjunction`() {
        let phrases = Phrases(language: "en")
        #expect(
            phrases.facts(["Early morning", "Weekday", "Home"]) == "Early morning, Weekday, Home")
        #expect(phrases.facts(["Home"]) == "Home" && phrases.facts([]) == "")
    }

    @Test(arguments: [
        (["Saved", "3 days left"], "Saved. 3 days left."), (["Saved!", "Why?"], "Saved! Why?"),
        (["“Saved.”", "Done…"], "“Saved.” Done…"), (["保存。", "完了！"], "保存。 完了！"),
        (["सहेजा गया।", "؟هل"], "सहेजा गया। ؟هل."), (["", " ", "A"], "A."), ([], ""),
        (["80%", "(Yes)"], "80%. (Yes)."),
    ])
    func `joins sentences, each with one end`(texts: [String], whole: String) {
        #expect(Phrases(language: "en").sentences(texts) == whole)
    }

    private func phrases(_ language: String) -> Phrases {
        let table = Phrases.Table(languages: ["en", String(language.prefix(2))]) { _ in
            ["any.key", "any"]
        }
        return Phrases(language: Language(language, in: Wording(of: [table])))
    }
}
