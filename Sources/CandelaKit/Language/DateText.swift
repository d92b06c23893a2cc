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
        DateText(day, today: today, language: language, isLong: false)
    }

    /// A date with the full month name: `March 18`, spoken “Wednesday, March 18”.
    public static func long(
        _ day: CalendarDay, today: CalendarDay, in language: String
    ) -> DateText {
        DateText(day, today: today, language: language, isLong: true)
    }

    /// The spoken form of a date, as in ``medium(_:today:in:)``: “Wednesday, March 18”.
    public static func spoken(
        _ day: CalendarDay, today: CalendarDay, in language: String
    ) -> String {
        spoken(day, style(of: day, today: today, language))
    }

    /// A short date that always has its year: `Mar 18, 2026`.
    public static func full(_ day: CalendarDay, in language: String) -> DateText {
        DateText(day, today: nil, language: language, isLong: false)
    }

    /// The short name of a weekday: `Wed`, spoken “Wednesday”.
    public static func weekday(_ day: CalendarDay, in language: String) -> DateText {
        let style = style(language)
        return DateText(
            text: day.date(style.weekday(.abbreviated)), spoken: day.date(style.weekday(.wide)))
    }

    /// The letter of a weekday, for narrow columns: `W`, spoken “Wednesday”.
    public static func weekdayLetter(_ day: CalendarDay, in language: String) -> DateText {
        let style = style(language)
        return DateText(
            text: day.date(style.weekday(.narrow)), spoken: day.date(style.weekday(.wide)))
    }

    /// The day of the month: `18`, spoken with the month, “March 18”.
    public static func dayOfMonth(_ day: CalendarDay, in language: String) -> DateText {
        let style = style(language)
        return DateText(text: day.date(style.day()), spoken: day.date(style.month(.wide).day()))
    }

    /// The short name of a month: `Mar`, spoken with the year, “March 2026”.
    public static func month(_ day: CalendarDay, in language: String) -> DateText {
        let style = style(language)
        return DateText(
            text: day.date(style.month(.abbreviated)), spoken: day.date(style.month(.wide).year()))
    }

    /// A month and year: `March 2026`, or `Mar 2026` for an axis; spoken in full.
    public static func monthAndYear(
        _ day: CalendarDay, isShort: Bool, in language: String
    ) -> DateText {
        let style = style(language).year()
        let spoken = day.date(style.month(.wide))
        return DateText(
            text: isShort ? day.date(style.month(.abbreviated)) : spoken, spoken: spoken)
    }

    /// A year, for an axis: `2026`, spoken with the day's month, “March 2026”.
    public static func year(_ day: CalendarDay, in language: String) -> DateText {
        let style = style(language).year()
        return DateText(text: day.date(style), spoken: day.date(style.month(.wide)))
    }

    init(text: String, spoken: String) {
        self.text = text
        self.spoken = spoken.withoutDirectionControls
    }

    static func style(_ language: String) -> Date.FormatStyle {
        Date.FormatStyle(
            locale: Locale(identifier: language), calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt)
    }

    private init(_ day: CalendarDay, today: CalendarDay?, language: String, isLong: Bool) {
        let style = Self.style(of: day, today: today, language)
        text = day.date(style.month(isLong ? .wide : .abbreviated))
        spoken = Self.spoken(day, style)
    }

    private static func style(
        of day: CalendarDay, today: CalendarDay?, _ language: String
    ) -> Date.FormatStyle {
        let style = style(language).day()
        return day.date.year == today?.date.year ? style : style.year()
    }

    private static func spoken(_ day: CalendarDay, _ style: Date.FormatStyle) -> String {
        day.date(style.month(.wide).weekday(.wide)).withoutDirectionControls
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

extension CalendarDay {
    /// The formatted day. Its first instant in UTC is formatted in UTC, so the time zone cannot
    /// change the date.
    func date(_ style: Date.FormatStyle) -> String { start.formatted(style) }

    /// The day's first instant in UTC.
    var start: Date { Date(timeIntervalSince1970: Double(daysSince1970) * 86_400) }
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
        let style = DateText.style(formatLanguage).day().month(.wide)
        let hasYear = [first, last].contains { $0.date.year != today.date.year }
        let (start, end) = (
            first.date(hasYear ? style.year() : style), last.date(hasYear ? style.year() : style)
        )
        return DateText(
            text: DateText.interval(from: first, to: last, today: today, in: formatLanguage),
            spoken: dateRange(start: start, end: end).spokenText)
    }

    /// The short name of a weekday: `Wed`.
    public func weekday(_ day: CalendarDay) -> DateText { .weekday(day, in: formatLanguage) }

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
