import CandelaElements
import CandelaRules

/// The day of all specimens, Wednesday 18 March 2026, in Berlin.
///
/// Source: the worked examples of streaks and of the time they have left.
enum SampleTime {
    /// 2026-03-18, as days since 1970-01-01.
    static let today = CalendarDay(daysSince1970: 20_530)

    /// Europe/Berlin, one hour ahead of UTC on that day; UTC where the system knows no zones.
    static let zone = (try? Zone("Europe/Berlin")) ?? .utc

    /// New York, five hours behind Berlin on that day.
    static let newYork = (try? Zone("America/New_York")) ?? .utc

    /// Tokyo, eight hours ahead of Berlin.
    static let tokyo = (try? Zone("Asia/Tokyo")) ?? .utc

    /// A moment of that day, or of one some days before, by Berlin's clocks.
    static func clock(_ hour: Int, _ minute: Int, _ second: Int = 0, daysAgo: Int = 0) -> Instant {
        DayClock(zone).start(of: today.adding(days: -daysAgo))
            .adding(seconds: (hour * 60 + minute) * 60 + second)
    }

    /// The same moment with the offset of Berlin's clocks, as evidence on a record.
    static func noted(_ hour: Int, _ minute: Int, daysAgo: Int) -> ZonedInstant {
        DayClock(zone).zoned(clock(hour, minute, daysAgo: daysAgo))
    }

    /// A new device at 17:20 that day, set to something by `change`.
    static func context(_ change: (inout Context) -> Void = { _ in }) -> Context {
        var context = Context(now: clock(17, 20), zone: zone)
        change(&context)
        return context
    }
}
