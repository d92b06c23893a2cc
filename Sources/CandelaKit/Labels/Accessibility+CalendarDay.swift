public import CandelaElements
public import CandelaRules

extension Accessibility {
    /// The accessibility of a calendar day as one element, labelled
    /// `Wednesday, March 18: 15 minutes`.
    ///
    /// Other days are described as days of rest, as skipped, as missed, as without records, or as
    /// still open.
    /// Today is also marked as the current date.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - status: The status of the day.
    ///   - minutes: The minutes practised; 0 for a day that was only marked as done.
    ///   - sessions: The number of sessions, which is spoken from two on.
    ///   - today: The current day; the year is spoken for days of other years.
    ///   - language: The reader's language; see ``Language/fallback`` for one without texts.
    public static func calendarDay(
        _ day: CalendarDay, _ status: DayActivity.Status, minutes: Int, sessions: Int = 1,
        today: CalendarDay, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        return calendarDay(
            status, minutes: minutes, sessions: sessions,
            on: phrases.spokenDate(day, today: today), isToday: day == today, phrases)
    }

    /// The accessibility of a calendar day whose date is already spoken text.
    public static func calendarDay(
        _ status: DayActivity.Status, minutes: Int, sessions: Int, on date: String, isToday: Bool,
        _ phrases: Phrases
    ) -> Accessibility {
        Accessibility(
            .gridCell,
            label: phrases.calendarDay(status, minutes: minutes, sessions: sessions, on: date)
                .spokenWords,
            value: isToday ? phrases.practiceDayToday().spokenWords : nil,
            hint: phrases.practiceDayHint().spokenWords, states: isToday ? [.currentDate] : [])
    }
}

extension Phrases {
    /// A day and its status: `Wednesday, March 18: 15 minutes`, with the number of sessions if
    /// there are several.
    public func calendarDay(
        _ status: DayActivity.Status, minutes: Int, sessions: Int = 1, on date: String
    ) -> Phrase {
        switch status {
        case .completed where minutes > 0 && sessions > 1:
            practiceCalendarDaySessions(date: date, minutes: minutes, sessions: sessions)
        case .completed where minutes > 0: practiceCalendarDay(date: date, count: minutes)
        case .completed: practiceCalendarDone(date: date)
        case .rest: practiceCalendarRest(date: date)
        case .skipped: practiceCalendarSkipped(date: date)
        case .missed: practiceCalendarMissed(date: date)
        case .pending: practiceCalendarPending(date: date)
        case .none: practiceCalendarNone(date: date)
        }
    }
}
