import CandelaRules
import Testing

struct CalendarDayTests {
    @Test(arguments: [
        ("1970-01-01", 0, Weekday.thursday), ("1969-12-31", -1, .wednesday),
        ("2026-03-18", 20_530, .wednesday), ("2000-02-29", 11_016, .tuesday),
        ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
    ])
    func `parses and prints dates and computes weekdays`(
        text: String, number: Int, weekday: Weekday
    ) throws {
        let day = try #require(CalendarDay(text))
        #expect(day.daysSince1970 == number)
        #expect(day.description == text)
        #expect(day.weekday == weekday)
    }

    @Test(arguments: [
        "", "2026", "2026-3-18", "2026-02-29", "2026-02-30", "2026-13-01", "2026-00-10",
        "2026-01-00", "0000-12-31", "1900-02-29", "2026-03-18T00:00", "2026/03/18", "２026-03-18",
        "-001-01-01", "2026-03-18 ",
    ])
    func `rejects other texts and impossible dates`(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test func `arithmetic stops at the ends instead of overflowing`() {
        #expect(CalendarDay.last.next == .last)
        #expect(CalendarDay.first.previous == .first)
        #expect(CalendarDay.first.adding(days: .max) == .last)
        #expect(CalendarDay.last.adding(days: .min) == .first)
        #expect(CalendarDay(daysSince1970: .max) == .last)
        #expect(CalendarDay.first.days(to: .last) == 3_652_058)
    }

    @Test func `all days of 9999 years are consecutive`() {
        var number = CalendarDay.first.daysSince1970
        var wrong = 0
        for year in 1...9999 {
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            for (month, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
                .enumerated()
            {
                let first = CalendarDay(year: year, month: month + 1, day: 1)
                let last = CalendarDay(year: year, month: month + 1, day: length)
                if first?.daysSince1970 != number { wrong += 1 }
                if last?.daysSince1970 != number + length - 1 { wrong += 1 }
                if let last, last.date != (year, month + 1, length) { wrong += 1 }
                number += length
            }
        }
        #expect(wrong == 0)
        #expect(number - 1 == CalendarDay.last.daysSince1970)
    }

    @Test func `days and times may be written as literals`() {
        let day: CalendarDay = "2024-02-29"
        #expect(day == CalendarDay(year: 2024, month: 2, day: 29))
        let time: TimeOfDay = "23:59"
        #expect(time == TimeOfDay(hour: 23, minute: 59))
    }
}
