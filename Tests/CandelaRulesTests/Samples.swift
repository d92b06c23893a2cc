import CandelaRules
import Testing

/// 18 March 2026, a Wednesday: today in most tests.
let exampleDay = CalendarDay(daysSince1970: 20_530)

/// A day of March 2026.
func march(_ day: Int) -> CalendarDay { exampleDay.adding(days: day - 18) }

/// The last second of March 2026 in UTC.
let endOfMarch = Instant(secondsSince1970: 1_775_001_599)

func instant(_ text: String) throws -> Instant {
    try #require(Instant(text))
}

func day(_ text: String) throws -> CalendarDay {
    try #require(CalendarDay(text))
}

let utc = DayClock(.utc)
