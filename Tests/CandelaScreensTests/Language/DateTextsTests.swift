import CandelaKit
import CandelaRules
import CandelaScreens
import Foundation
import Testing

struct DateTextsTests {
    /// Languages with different orders, scripts and digits, and with declined months.
    @Test(
        arguments: [
            "en", "en-GB", "de", "fr", "es", "ca", "pl", "cs", "ru", "uk", "hr", "fi", "hu", "lt",
            "lv",
            "el", "tr", "ar-EG", "ar-SA", "he", "fa", "hi", "bn", "mr", "th", "ja", "zh-Hans",
            "zh-Hant",
            "ko", "vi", "my", "eu", "ka", "bg",
        ])
    func `dates equal Foundation's`(language: String) {
        let phrases = Phrases(having: language)
        let today = CalendarDay(daysSince1970: 20_530)
        let style = Date.FormatStyle(
            locale: Locale(identifier: language), calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt)
        // Slightly more than two years, so every field takes every value and the year is
        // included.
        for ago in 0..<800 {
            let day = today.adding(days: -ago)
            let date = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
            let days = day.date.year == today.date.year ? style.day() : style.day().year()
            let short = phrases.shortDate(day, today: today)
            #expect(short.text == date.formatted(days.month(.abbreviated)))
            #expect(
                phrases.date(day, today: today).text == date.formatted(days.month(.wide)))
            let spoken = date.formatted(days.month(.wide).weekday(.wide)).filter { !isControl($0) }
            #expect(short.spoken == spoken && phrases.spokenDate(day, today: today) == spoken)
            #expect(phrases.dayOfMonth(day).text == date.formatted(style.day()))
            #expect(
                phrases.weekdayLetter(day).text == date.formatted(style.weekday(.narrow)))
            #expect(
                phrases.longMonthAndYear(day).text == date.formatted(style.month(.wide).year()))
        }
    }

    /// Marks of direction, which are not spoken.
    private func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.properties.isBidiControl }
    }
}
