import CandelaElements
import CandelaRules

/// The day of the samples, Wednesday 18 March 2026, in Berlin.
enum SampleTime {
    /// 2026-03-18, as days since 1970-01-01.
    static let today = CalendarDay(daysSince1970: 20_530)

    /// Europe/Berlin, one hour ahead of UTC on that day; UTC on systems without time zone data.
    static let zone = (try? Zone("Europe/Berlin")) ?? .utc

    /// New York, five hours behind Berlin on that day; UTC on systems without time zone data.
    static let newYork = (try? Zone("America/New_York")) ?? .utc

    /// Tokyo, eight hours ahead of Berlin on that day; UTC on systems without time zone data.
    static let tokyo = (try? Zone("Asia/Tokyo")) ?? .utc

    /// A time in Berlin on that day or `daysAgo` days before it; negative values are later days.
    static func clock(_ hour: Int, _ minute: Int, _ second: Int = 0, daysAgo: Int = 0) -> Instant {
        DayClock(zone).start(of: today.adding(days: -daysAgo))
            .adding(seconds: (hour * 60 + minute) * 60 + second)
    }

    /// A time in Berlin with its UTC offset, as a record stores it.
    static func noted(_ hour: Int, _ minute: Int, daysAgo: Int) -> ZonedInstant {
        DayClock(zone).zoned(clock(hour, minute, daysAgo: daysAgo))
    }

    /// The default context at 17:20 on that day, modified by `change`.
    static func context(_ change: (inout Context) -> Void = { _ in }) -> Context {
        var context = Context(now: clock(17, 20), zone: zone)
        change(&context)
        return context
    }
}
