import CandelaRules
import CandelaTokens

/// The names of the days a screen speaks of, so that each is worked out once.
struct DayNames {
    private let today: CalendarDay
    private let phrases: Phrases
    private let first: CalendarDay
    private let names: [DateText]

    /// The names of the last 30 days; others are worked out when asked for.
    init(until today: CalendarDay, in phrases: Phrases) {
        self.today = today
        self.phrases = phrases
        first = today.adding(1 - TimelineRange.month.days)
        let start = first
        names = (0..<TimelineRange.month.days).map {
            phrases.date(start.adding($0), today: today)
        }
    }

    /// A day in full words: `March 18`, said “Wednesday, March 18”.
    subscript(day: CalendarDay) -> DateText {
        let place = first.days(to: day)
        return names.indices.contains(place) ? names[place] : phrases.date(day, today: today)
    }

    /// The first and the last of some days, or the only one: `Feb 17 – Feb 22`.
    func span(from first: CalendarDay, to last: CalendarDay) -> Phrase {
        let start = phrases.shortDate(first, today: today).text
        guard first != last else { return phrases.dateValue(date: start) }
        return phrases.practiceDaysRange(
            start: start, end: phrases.shortDate(last, today: today).text)
    }

    /// The same for a screen reader: `Tuesday, February 17 to Sunday, February 22`.
    func spokenSpan(from first: CalendarDay, to last: CalendarDay) -> Phrase {
        let start = self[first].spoken
        guard first != last else { return phrases.dateValue(date: start) }
        return phrases.practiceDaysRange(start: start, end: self[last].spoken)
    }
}

extension Kit {
    /// A date, or a part of one, in a style and a colour.
    func words(_ date: DateText, _ style: TypeRole, _ color: ColorRole) -> Words {
        words(
            phrases.dateValue(date: date.text), saying: phrases.dateValue(date: date.spoken),
            style, color)
    }
}
