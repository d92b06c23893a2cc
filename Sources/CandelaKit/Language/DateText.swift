import CandelaElements
public import CandelaRules
import Foundation

/// A date in its written and spoken form, in one language and the Gregorian calendar.
///
/// The year is omitted for dates in the current year. As in Foundation's calendar, days before 15
/// October 1582 have Julian dates.
public struct DateText: Sendable, Equatable {
    /// The written form.
    public let text: String

    /// The spoken form, with the weekday.
    public let spoken: String

    /// A short date: `Mar 18`, spoken “Wednesday, March 18”.
    public static func medium(
        _ day: CalendarDay, today: CalendarDay, in language: String
    ) -> DateText {
        date(day, .abbreviated, today: today, language)
    }

    /// A date with the full month name: `March 18`, spoken “Wednesday, March 18”.
    public static func long(
        _ day: CalendarDay, today: CalendarDay, in language: String
    ) -> DateText {
        date(day, .wide, today: today, language)
    }

    /// The spoken form of a date, as in ``medium(_:today:in:)``: “Wednesday, March 18”.
    public static func spoken(
        _ day: CalendarDay, today: CalendarDay, in language: String
    ) -> String {
        spoken(of: day, today: today, language).withoutDirectionControls
    }

    /// A short date that always has its year: `Mar 18, 2026`.
    public static func full(_ day: CalendarDay, in language: String) -> DateText {
        date(day, .abbreviated, today: nil, language)
    }

    /// The short name of a weekday: `Wed`, spoken “Wednesday”.
    public static func weekday(_ day: CalendarDay, in language: String) -> DateText {
        DateText(
            day, DayStyle(weekday: .abbreviated), spoken: DayStyle(weekday: .wide), language)
    }

    /// The letter of a weekday, for narrow columns: `W`, spoken “Wednesday”.
    public static func weekdayLetter(_ day: CalendarDay, in language: String) -> DateText {
        DateText(day, DayStyle(weekday: .narrow), spoken: DayStyle(weekday: .wide), language)
    }

    /// The day of the month: `18`, spoken with the month, “March 18”.
    public static func dayOfMonth(_ day: CalendarDay, in language: String) -> DateText {
        DateText(
            day, DayStyle(hasDay: true), spoken: DayStyle(hasDay: true, month: .wide), language)
    }

    /// The short name of a month: `Mar`, spoken with the year, “March 2026”.
    public static func month(_ day: CalendarDay, in language: String) -> DateText {
        DateText(day, DayStyle(month: .abbreviated), spoken: wideMonth, language)
    }

    /// A month and year: `March 2026`, or `Mar 2026` for an axis; spoken in full.
    public static func monthAndYear(
        _ day: CalendarDay, isShort: Bool, in language: String
    ) -> DateText {
        let month = DayStyle(month: isShort ? .abbreviated : .wide, hasYear: true)
        return DateText(day, month, spoken: wideMonth, language)
    }

    /// A year, for an axis: `2026`, spoken with the day's month, “March 2026”.
    public static func year(_ day: CalendarDay, in language: String) -> DateText {
        DateText(day, DayStyle(hasYear: true), spoken: wideMonth, language)
    }

    init(text: String, spoken: String) {
        self.text = text
        self.spoken = spoken.withoutDirectionControls
    }

    private init(
        _ day: CalendarDay, _ text: DayStyle, spoken: DayStyle, _ language: String
    ) {
        self.init(
            text: text.text(of: day, in: language), spoken: spoken.text(of: day, in: language))
    }

    private static let wideMonth = DayStyle(month: .wide, hasYear: true)

    private static func date(
        _ day: CalendarDay, _ month: Date.FormatStyle.Symbol.Month, today: CalendarDay?,
        _ language: String
    ) -> DateText {
        let style = DayStyle(
            hasDay: true, month: month, hasYear: day.date.year != today?.date.year)
        return DateText(
            text: style.text(of: day, in: language),
            spoken: spoken(of: day, today: today, language))
    }

    private static func spoken(
        of day: CalendarDay, today: CalendarDay?, _ language: String
    ) -> String {
        let hasYear = day.date.year != today?.date.year
        return DayStyle(weekday: .wide, hasDay: true, month: .wide, hasYear: hasYear)
            .text(of: day, in: language)
    }
}

extension DateText {
    /// The days from one to another: `Mar 16 – 22`, as one day if they are equal.
    ///
    /// The year is omitted if both days are in the current year.
    static func interval(
        from first: CalendarDay, to last: CalendarDay, today: CalendarDay, in language: String
    ) -> String {
        let style = Date.IntervalFormatStyle(
            locale: Locale(identifier: language), calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt
        ).month(.abbreviated).day()
        let hasYear = [first, last].contains { $0.date.year != today.date.year }
        return (hasYear ? style.year() : style).format(first.start..<max(first, last).start)
    }
}

extension Phrases {
    /// A short date: `Mar 18`, spoken “Wednesday, March 18”.
    public func shortDate(_ day: CalendarDay, today: CalendarDay) -> DateText {
        .medium(day, today: today, in: formatLanguage)
    }

    /// A date with the full month name, for sentences: `March 18`.
    public func date(_ day: CalendarDay, today: CalendarDay) -> DateText {
        .long(day, today: today, in: formatLanguage)
    }

    /// The spoken form of a date: “Wednesday, March 18”.
    public func spokenDate(_ day: CalendarDay, today: CalendarDay) -> String {
        DateText.spoken(day, today: today, in: formatLanguage)
    }

    /// A short date that always has its year: `Mar 18, 2026`.
    public func fullDate(_ day: CalendarDay) -> DateText { .full(day, in: formatLanguage) }

    /// The days from one to another: `Mar 16 – 22`, spoken “March 16 to March 22”. A year is
    /// included if one of them is not in the current year.
    public func dates(
        from first: CalendarDay, to last: CalendarDay, today: CalendarDay
    ) -> DateText {
        guard first < last else { return shortDate(first, today: today) }
        let style = DayStyle(
            hasDay: true, month: .wide,
            hasYear: [first, last].contains { $0.date.year != today.date.year })
        let spoken = dateRange(
            start: style.text(of: first, in: formatLanguage),
            end: style.text(of: last, in: formatLanguage))
        return DateText(
            text: DateText.interval(from: first, to: last, today: today, in: formatLanguage),
            spoken: spoken.spokenText)
    }

    /// The short name of a weekday: `Wed`.
    public func weekday(_ day: CalendarDay) -> DateText { .weekday(day, in: formatLanguage) }

    /// The short name of a weekday: `Wed`.
    public func weekday(_ day: Weekday) -> DateText {
        // 1970-01-05 was the first Monday.
        weekday(CalendarDay(daysSince1970: 3 + day.isoNumber))
    }

    /// The letter of a weekday: `W`.
    public func weekdayLetter(_ day: CalendarDay) -> DateText {
        .weekdayLetter(day, in: formatLanguage)
    }

    /// The short name of a month: `Mar`, spoken “March 2026”.
    public func month(_ day: CalendarDay) -> DateText { .month(day, in: formatLanguage) }

    /// The short name of a month and the year: `Mar 2026`.
    public func monthAndYear(_ day: CalendarDay) -> DateText {
        .monthAndYear(day, isShort: true, in: formatLanguage)
    }

    /// A year: `2026`, spoken “March 2026”.
    public func year(_ day: CalendarDay) -> DateText { .year(day, in: formatLanguage) }

    /// A month and year, for headings: `March 2026`.
    public func longMonthAndYear(_ day: CalendarDay) -> DateText {
        .monthAndYear(day, isShort: false, in: formatLanguage)
    }

    /// The day of the month: `18`.
    public func dayOfMonth(_ day: CalendarDay) -> DateText { .dayOfMonth(day, in: formatLanguage) }
}
