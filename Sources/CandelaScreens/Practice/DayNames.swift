import CandelaKit
import CandelaRules

/// A cache of the day names used on a screen.
struct DayNames {
    private let today: CalendarDay
    private let phrases: Phrases
    private let first: CalendarDay
    private let names: [DateText]

    /// Creates a cache of the last 30 days; the names of other days are formatted on request.
    init(until today: CalendarDay, in phrases: Phrases) {
        self.today = today
        self.phrases = phrases
        first = today.adding(days: 1 - TimelineRange.month.days)
        let start = first
        names = (0..<TimelineRange.month.days).map {
            phrases.date(start.adding(days: $0), today: today)
        }
    }

    /// A day in full: `March 18`, spoken as “Wednesday, March 18”.
    subscript(day: CalendarDay) -> DateText {
        let place = first.days(to: day)
        return names.indices.contains(place) ? names[place] : phrases.date(day, today: today)
    }
}
