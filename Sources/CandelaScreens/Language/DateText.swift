public import CandelaRules
import Foundation

/// A civil day as it is read and as it is said, in one language and the Gregorian calendar.
///
/// The year is told unless it is today's. Days before 15 October 1582 have their Julian dates, as
/// Foundation's calendar does.
public struct DateText: Sendable, Hashable {
    /// What is drawn.
    public let text: String

    /// What is said: with the weekday, which tells days apart best.
    public let spoken: String

    /// A short date: `Mar 18`, said “Wednesday, March 18”.
    public static func medium(
        _ day: CalendarDay, today: CalendarDay, in language: String
    ) -> DateText {
        DateText(day, today: today, language: language, isLong: false)
    }

    /// A date in full words: `March 18`, said “Wednesday, March 18”.
    public static func long(
        _ day: CalendarDay, today: CalendarDay, in language: String
    ) -> DateText {
        DateText(day, today: today, language: language, isLong: true)
    }

    private init(_ day: CalendarDay, today: CalendarDay, language: String, isLong: Bool) {
        // The first instant of the day in UTC, read back in UTC: no zone can move it.
        let date = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
        var style = Date.FormatStyle(
            locale: Locale(identifier: language), calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt
        ).day()
        if day.date.year != today.date.year { style = style.year() }
        text = date.formatted(style.month(isLong ? .wide : .abbreviated))
        spoken = date.formatted(style.month(.wide).weekday(.wide)).withoutDirectionControls
    }
}

extension Phrases {
    /// A short date: `Mar 18`, said “Wednesday, March 18”. See ``DateText``.
    public func shortDate(_ day: CalendarDay, today: CalendarDay) -> DateText {
        .medium(day, today: today, in: language)
    }

    /// A date in full words, for a sentence: `March 18`. See ``DateText``.
    public func date(_ day: CalendarDay, today: CalendarDay) -> DateText {
        .long(day, today: today, in: language)
    }
}
