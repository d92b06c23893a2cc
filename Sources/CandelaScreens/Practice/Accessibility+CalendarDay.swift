public import CandelaElements
public import CandelaKit
public import CandelaRules

extension Accessibility {
    /// The label of a day in a calendar, as one cell: `Wednesday, March 18: 15 minutes practiced`,
    /// that a day was one of rest or was missed, that nothing was recorded, or that today is still open;
    /// today also as the current date.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - status: What became of it.
    ///   - minutes: The minutes that were practised; 0 for a day that was only marked as done.
    ///   - today: The day it is; the year is spoken for days in other years.
    ///   - language: The reader's language.
    public static func calendarDay(
        _ day: CalendarDay, _ status: DayActivity.Status, minutes: Int, today: CalendarDay,
        language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        return calendarDay(
            status, minutes: minutes, on: phrases.spokenDate(day, today: today),
            isToday: day == today, phrases)
    }

    /// The label of a day whose date is already in words.
    static func calendarDay(
        _ status: DayActivity.Status, minutes: Int, on date: String, isToday: Bool,
        _ phrases: Phrases
    ) -> Accessibility {
        Accessibility(
            .gridCell, label: phrases.calendarDay(status, minutes: minutes, on: date).said,
            value: isToday ? phrases.practiceDayToday().said : nil,
            hint: phrases.practiceDayHint().said, states: isToday ? [.currentDate] : [])
    }
}
