import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
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
        ], [1, 800])
    func `composed dates equal formatted ones`(language: String, count: Int) {
        let phrases = Phrases(having: language)
        let today = CalendarDay(daysSince1970: 20_530)
        var dates = phrases.dates(today: today, count: count)
        // Slightly more than two years, so every field takes every value and the year is
        // included.
        for ago in 0..<800 {
            let day = today.adding(days: -ago)
            #expect(dates.spoken(day) == phrases.spokenDate(day, today: today))
        }
    }
}
