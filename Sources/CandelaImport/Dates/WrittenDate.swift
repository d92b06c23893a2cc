import CandelaRules

/// A date as apps write it: three numbers, or two and the English name of a month.
struct WrittenDate: Equatable {
    private let numbers: [Int]

    /// The order, if the text shows it: the year has four digits and comes first, or the month is a
    /// name.
    private let shown: DateOrder?

    /// Whether the numbers are separated by full stops, which no country uses with the month first.
    private let isDotted: Bool

    /// Whether the year has two digits.
    private let isShort: Bool

    init(
        _ first: Int, _ second: Int, _ third: Int, shown: DateOrder? = nil, isDotted: Bool = false,
        isShort: Bool = false
    ) {
        numbers = [first, second, third]
        self.shown = shown
        self.isDotted = isDotted
        self.isShort = isShort
    }

    /// The orders in which the numbers are a date; a year of two digits may come first too.
    var orders: [DateOrder] {
        if let order = shown ?? (isDotted ? .dayFirst : nil) {
            return day(in: order) == nil ? [] : [order]
        }
        return (isShort ? DateOrder.allCases : [.dayFirst, .monthFirst])
            .filter { day(in: $0) != nil }
    }

    /// The orders of all dates of the file that fit this one; empty if its text shows its own.
    var fileOrders: [DateOrder] { shown == nil && !isDotted ? orders : [] }

    /// Whether the numbers are different days in their orders.
    var isOpen: Bool {
        let days = fileOrders.map(day(in:))
        return days.contains { $0 != days.first }
    }

    /// The day in an order, unless the text shows another one; `nil` if that is not a date.
    ///
    /// A year of two digits is one from 1970 to 2069.
    func day(in order: DateOrder) -> CalendarDay? {
        let (year, month, day) =
            switch shown ?? order {
            case .dayFirst: (numbers[2], numbers[1], numbers[0])
            case .monthFirst: (numbers[2], numbers[0], numbers[1])
            case .yearFirst: (numbers[0], numbers[1], numbers[2])
            }
        let full = isShort && year < 100 ? year + (year < 70 ? 2000 : 1900) : year
        return CalendarDay(year: full, month: month, day: day)
    }
}

/// A time of day as apps write it, with the offset from UTC if that is written too.
struct WrittenTime: Equatable {
    /// An offset from UTC.
    enum Zone: Equatable {
        /// `Z`: the local offset is unknown.
        case utc
        /// Seconds east of Greenwich.
        case offset(Int)
    }

    /// Seconds since midnight, 0…86,399; a leap second counts as the one before it.
    let seconds: Int

    var zone: Zone?

    /// Parses a time such as `06:29`, `8:30:05 PM` or `06:29:00.5+01:00`; `nil` for other texts.
    init?(_ text: String) {
        var scanner = DateScanner(text)
        guard let time = scanner.time(), scanner.isAtEnd else { return nil }
        self = time
    }

    init(seconds: Int, zone: Zone?) {
        self.seconds = seconds
        self.zone = zone
    }
}

/// A date with or without a time, or an instant, as apps write them.
enum WrittenMoment: Equatable {
    case date(WrittenDate, WrittenTime?)

    /// Seconds or milliseconds since 1970 in UTC.
    case instant(Instant)

    /// Parses a text such as `13.10.2025 06:29`, `2/13/2026, 8:30:05 PM`, `Jul 15, 2026`,
    /// `2026-03-18T06:29:00Z`, `20260318` or `1773815340`; `nil` for other texts.
    init?(_ text: String) {
        var scanner = DateScanner(text)
        if let instant = scanner.instant() {
            self = .instant(instant)
            return
        }
        guard let date = scanner.date() else { return nil }
        guard !scanner.isAtEnd else {
            self = .date(date, nil)
            return
        }
        guard scanner.timeFollows(), let time = scanner.time(), scanner.isAtEnd else { return nil }
        self = .date(date, time)
    }
}
