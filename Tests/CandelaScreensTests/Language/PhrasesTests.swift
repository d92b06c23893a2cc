import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import Testing

struct PhrasesTests {
    private let phrases = Phrases(language: "en-US")

    @Test func `shows one decimal and speaks none if it is zero`() {
        let left = phrases.milestoneRemaining(amount: pounds(1))
        #expect(left.text == "1.0\u{A0}lb to go")
        #expect(left.spoken == "1 pound to go")
        let more = phrases.milestoneRemaining(
            amount: phrases.measure(phrases.weightNumber(3.2), in: .kilograms))
        #expect(more.text == "3.2\u{A0}kg to go")
        #expect(more.spoken == "3.2 kilograms to go")
    }

    @Test func `gives the number its own run`() {
        let left = phrases.milestoneRemaining(amount: pounds(1))
        #expect(left.runs.map(\.text) == ["1.0", "\u{A0}lb to go"])
        #expect(left.runs.map(\.placeholder) == ["amount", nil])
    }

    @Test func `draws a bare number and speaks its unit`() {
        let bound = phrases.milestoneBound(
            value: phrases.measure(phrases.milestoneNumber(225), in: .pounds, isDrawn: false))
        #expect(bound.text == "225")
        #expect(bound.runs.map(\.placeholder) == ["value"])
        #expect(bound.spoken == "225 pounds")
    }

    @Test func `shortens a unit in a drawn sentence and speaks it in full`() {
        let summary = phrases.weightChartSummary(
            WeightChange(from: 230, to: 1, over: 30), from: 230, to: 1, count: 2, in: .pounds)
        #expect(
            summary.text
                == "Weight down over 30 days, first: 230.0\u{A0}lb, last: 1.0\u{A0}lb, 2 entries")
        #expect(
            summary.spoken
                == "Weight down over 30 days, first: 230 pounds, last: 1 pound, 2 entries")
    }

    @Test func `announces a milestone with its unit`() {
        let reached = phrases.milestoneReachedAnnouncement(
            milestone: phrases.measure(phrases.milestoneNumber(225), in: .pounds, .long))
        #expect(reached.text == "Milestone reached: 225 pounds")
    }

    private func pounds(_ value: Double) -> NumberText {
        phrases.measure(phrases.weightNumber(value), in: .pounds)
    }

    @Test func `speaks the milestone label with units and percent as words`() {
        let label = phrases.milestoneLabel(
            next: phrases.measure(phrases.milestoneNumber(225), in: .pounds, .long))
        let value = phrases.milestoneValue(
            percent: 80, remaining: phrases.measure(phrases.weightNumber(1), in: .pounds, .long))
        #expect(label.spokenText == "Next milestone 225 pounds")
        #expect(value.spokenText == "80 percent complete. 1 pound remaining")
    }

    @Test(arguments: [
        (28_800, "8\u{A0}h left", "8 hours left"),
        (24_000, "6\u{A0}h 40\u{A0}min left", "6 hours 40 minutes left"),
        (3_660, "1\u{A0}h 1\u{A0}min left", "1 hour 1 minute left"),
        (3_659, "1\u{A0}h left", "1 hour left"),
        (2_520, "42\u{A0}min left", "42 minutes left"), (119, "1\u{A0}min left", "1 minute left"),
        (59, "Less than a minute left", "less than a minute left"),
        (0, "Less than a minute left", "less than a minute left"),
        (-5, "Less than a minute left", "less than a minute left"),
    ])
    func `counts down in hours and minutes`(seconds: Int, text: String, spoken: String) {
        let countdown = phrases.countdown(seconds: seconds)
        #expect(countdown.text == text)
        #expect(countdown.spokenText == spoken)
    }

    @Test(arguments: [
        (0, "0 days"), (1, "1 day"), (2, "2 days"), (1234, "1,234 days"),
    ])
    func `counts days`(count: Int, text: String) {
        #expect(phrases.streakDays(count: count).text == text)
    }

    @Test func `takes the numbers of the whole tag if its language is available`() throws {
        let indian = Phrases(language: "en-IN")
        #expect(indian.wordsLanguage == "en")
        #expect(indian.streakDays(count: 1_234_567).text == "12,34,567 days")
    }

    @Test(arguments: ["hi-IN", "ar-EG", "de-DE", "xx-nonsense"])
    func `text, numbers, dates and direction fall back together`(language: String) throws {
        let english = Phrases(language: "en")
        let missing = Phrases(language: Language(language))
        #expect(missing.language == language)
        #expect(missing.wordsLanguage == "en" && missing.formatLanguage == "en")
        #expect(missing.direction == .leftToRight)
        #expect(missing.streakDays(count: 1_234_567).text == "1,234,567 days")
        #expect(missing.percent(0.8) == english.percent(0.8))
        #expect(missing.weightNumber(-1234.5) == english.weightNumber(-1234.5))
        #expect(missing.changeNumber(1.5).text == "+1.5")
        #expect(missing.clock(seconds: 3_725) == "1:02:05")
        #expect(missing.list(["A", "B", "C"]) == "A, B, and C")
        let noon: TimeOfDay = "19:30"
        #expect(missing.timeOfDay(noon) == english.timeOfDay(noon))
        let day: CalendarDay = "2026-03-18"
        #expect(missing.shortDate(day, today: day).text == "Mar 18")
        #expect(missing.longMonthAndYear(day) == english.longMonthAndYear(day))
    }

    /// The phrases of a catalog with a language, without texts.
    private func phrases(having language: String) -> Phrases {
        let table = Phrases.Table(languages: ["en", language]) { _ in [] }
        return Phrases(language: Language(language, in: Wording(of: [table])))
    }

    @Test func `writes the sign of a rate that is not zero`() {
        #expect(
            phrases.milestoneRate(WeightRate(weekly: -1.75, in: .pounds))?.text
                == "Trend: −1.75\u{A0}lb/week")
        #expect(
            phrases.milestoneRate(WeightRate(weekly: 1, in: .kilograms))?.text
                == "Trend: +1.00\u{A0}kg/week")
        #expect(phrases.milestoneRate(WeightRate(weekly: -0.19, in: .pounds)) == nil)
    }

    @Test func `omits the year of a date in the current year`() throws {
        let today: CalendarDay = "2026-03-18"
        let until: CalendarDay = "2027-01-02"
        #expect(phrases.shortDate(today, today: today).text == "Mar 18")
        #expect(phrases.shortDate(today, today: today).spoken == "Wednesday, March 18")
        #expect(phrases.date(until, today: today).text == "January 2, 2027")
        #expect(phrases.date(until, today: today).spoken == "Saturday, January 2, 2027")
        #expect(
            phrases.streakNextRequirement(date: phrases.date(today, today: today).text).text
                == "March 18, if you practice every day")
    }

    /// Right-to-left languages isolate each name.
    @Test(arguments: [
        ("en-US", "A, B, and C"), ("en-GB", "A, B and C"), ("es-ES", "A, B y C"),
        ("de-DE", "A, B und C"), ("fr-FR", "A, B et C"), ("pt-BR", "A, B e C"),
        ("it-IT", "A, B e C"), ("ja-JP", "A、B、C"), ("ko-KR", "A, B 및 C"), ("zh-Hans", "A、B和C"),
        ("ru-RU", "A, B и C"), ("pl-PL", "A, B i C"), ("hi-IN", "A, B और C"),
        ("ar-EG", "\u{2068}A\u{2069} و\u{2068}B\u{2069} و\u{2068}C\u{2069}"),
        ("he-IL", "\u{2068}A\u{2069}, \u{2068}B\u{2069} ו-\u{2068}C\u{2069}"),
    ])
    func `joins a list in the language's format`(language: String, list: String) {
        #expect(phrases(having: language).list(["A", "B", "C"]) == list)
    }

    /// 18 March 2026 is a Wednesday. U+00A0 and U+202F are folded, since locale data differs.
    @Test(arguments: [
        ("en-GB", "18 Mar", "Wednesday 18 March"), ("de-DE", "18. März", "Mittwoch, 18. März"),
        ("es-ES", "18 mar", "miércoles, 18 de marzo"), ("fr-FR", "18 mars", "mercredi 18 mars"),
        ("ja-JP", "3月18日", "3月18日 水曜日"), ("ar-EG", "١٨ مارس", "الأربعاء، ١٨ مارس"),
        ("th-TH", "18 มี.ค.", "วันพุธที่ 18 มีนาคม"), ("fa-IR", "۱۸ مارس", "چهارشنبه ۱۸ مارس"),
    ])
    func `formats dates in the Gregorian calendar in every language`(
        language: String, text: String, spoken: String
    ) throws {
        let day: CalendarDay = "2026-03-18"
        let date = phrases(having: language).shortDate(day, today: day)
        let spaces: Set<Character> = ["\u{A0}", "\u{202F}"]
        #expect(String(date.text.map { spaces.contains($0) ? " " : $0 }) == text)
        #expect(String(date.spoken.map { spaces.contains($0) ? " " : $0 }) == spoken)
    }

    @Test func `formats the first and the last day of the calendar`() {
        for day in [CalendarDay.first, .last] {
            let date = phrases.date(day, today: day)
            #expect(!date.text.isEmpty && !date.spoken.isEmpty)
        }
    }

    /// A text of a table, and its results for 1 and for 2 with the name Ann.
    @Test(arguments: [
        ("plain", "plain", "plain"), ("", "", ""), ("100%%", "100%", "100%"), ("é%é", "é%é", "é%é"),
        ("%", "%", "%"), ("a%|b%}%", "a|b}%", "a|b}%"), ("%(name)@", "Ann", "Ann"),
        ("%(name)@: %(count)lld", "Ann: 1", "Ann: 2"), ("%(count)lf%%", "1%", "2%"),
        ("(%(other)@)", "()", "()"), ("%(name", "%(name", "%(name"),
        ("%(count){one:%(count)lld day|other:%(count)lld days}", "1 day", "2 days"),
        ("%(count){other:%(count)lld days|one:a day} off", "a day off", "2 days off"),
        ("%(count){other:always}", "always", "always"), ("%(count){few:never}!", "!", "!"),
        ("%(count){one:%(count){one:%}%||other:%}}|other:%%}", "}|", "%"),
    ])
    func `fills a text with its values`(text: String, one: String, two: String) {
        let table = Phrases.Table(languages: ["en"]) { _ in ["key", "any"] }
        let wording = Wording([("en", ["key", text])], of: Wording(of: [table]))
        let phrases = Phrases(language: Language("en", in: wording))
        for (count, filled) in [(1, one), (2, two)] {
            let phrase = phrases.phrase(
                "key", .text("name", "Ann"), .number("count", phrases.number(count)))
            #expect(phrase.text == filled)
            #expect(phrase.spokenText == filled)
            #expect(phrase.runs.map(\.text).joined() == filled)
        }
    }

    @Test func `equals another with the same words and digits`() {
        #expect(Phrases(language: "en-US") == phrases)
        #expect(Phrases(language: "en-GB") != phrases)
        #expect(Phrases(language: "de") != phrases)
    }
}
