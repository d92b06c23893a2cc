import CandelaKit
import CandelaRules

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
        first = today.adding(days: 1 - TimelineRange.month.days)
        let start = first
        names = (0..<TimelineRange.month.days).map {
            phrases.date(start.adding(days: $0), today: today)
        }
    }

    /// A day in full words: `March 18`, said “Wednesday, March 18”.
    subscript(day: CalendarDay) -> DateText {
        let place = first.days(to: day)
        return names.indices.contains(place) ? names[place] : phrases.date(day, today: today)
    }
}
