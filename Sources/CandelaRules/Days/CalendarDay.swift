/// A civil day, such as 18 March 2026, without a time or a zone.
///
/// All rules compute with these. The calendar is the proleptic Gregorian one, from 0001-01-01 to
/// 9999-12-31. Arithmetic stops at either end instead of overflowing, so no number read from a file
/// can trap.
public struct CalendarDay: Sendable, Hashable, Comparable {
    private let number: Int32

    /// Whole days since 1970-01-01, negative before it: −719,162 … 2,932,896.
    public var daysSince1970: Int { Int(number) }

    /// The day `days` after 1970-01-01; a number outside the years 0001…9999 gives the nearest day
    /// inside.
    public init(daysSince1970 days: Int) {
        number = Int32(truncatingIfNeeded: Swift.min(Swift.max(days, -719_162), 2_932_896))
    }

    /// The day with this date, or `nil` if the date does not exist.
    ///
    /// - Parameters:
    ///   - year: 1…9999.
    ///   - month: 1…12.
    ///   - day: 1 to the length of that month; 29 February only in leap years.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= CalendarDay.length(ofMonth: month, year: year)
        else { return nil }
        // Days from the civil date, counting years from March so that 29 February comes last.
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(daysSince1970: era * 146_097 + dayOfEra - 719_468)
    }

    /// 0001-01-01, the earliest supported day.
    public static let first = CalendarDay(daysSince1970: .min)

    /// 9999-12-31, the latest supported day.
    public static let last = CalendarDay(daysSince1970: .max)

    /// The following day, or ``last`` if this is ``last``.
    public var next: CalendarDay { adding(days: 1) }

    /// The preceding day, or ``first`` if this is ``first``.
    public var previous: CalendarDay { adding(days: -1) }

    /// The day this many days later, or earlier if negative; stops at ``first`` and ``last``.
    public func adding(days: Int) -> CalendarDay {
        let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
        return CalendarDay(daysSince1970: overflow ? (days < 0 ? .min : .max) : sum)
    }

    /// The number of days from this day to `other`; negative if `other` is earlier.
    public func days(to other: CalendarDay) -> Int {
        other.daysSince1970 - daysSince1970
    }

    /// Orders days by time.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        left.number < right.number
    }
}

extension CalendarDay {
    /// The date's components: year 1…9999, month 1…12, day 1…31.
    public var date: (year: Int, month: Int, day: Int) {
        let shifted = daysSince1970 + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        )
    }

    /// The year, 1…9999.
    public var year: Int { date.year }

    /// The month, 1 for January to 12 for December.
    public var month: Int { date.month }

    /// The day of the month, 1…31.
    public var day: Int { date.day }

    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday; 719,166 is a multiple of seven and makes the sum positive.
        Weekday.allCases[(daysSince1970 + 3 + 719_166) % 7]
    }

    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
