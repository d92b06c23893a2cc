/// The moments of a reminder that comes every day at one time.
///
/// On a day whose clocks jump over the time it comes when they have jumped; on a day that has the
/// time twice it comes the first time.
///
/// Source: product-facts 2.5 and 3.10.
public struct DailyReminder: Sendable, Hashable {
    /// When it comes, by the wall clock.
    public var time: TimeOfDay

    /// A reminder at a time of day.
    public init(at time: TimeOfDay) {
        self.time = time
    }

    /// The first moment after an instant.
    public func next(after instant: Instant, in zone: Zone) -> Instant {
        let clock = DayClock(zone)
        let today = clock.day(of: instant)
        // A day that never was has no time of its own.
        for ahead in 0...2 where clock.hasDay(today.adding(ahead)) {
            let moment = moment(on: today.adding(ahead), clock)
            if moment > instant { return moment }
        }
        return moment(on: today.adding(3), clock)
    }

    /// The moment of a day: the first instant whose wall clock shows the time or, when it never does,
    /// the first after the gap.
    public func moment(on day: CalendarDay, in zone: Zone) -> Instant {
        moment(on: day, DayClock(zone))
    }

    private func moment(on day: CalendarDay, _ clock: DayClock) -> Instant {
        // A day that begins at the time is the stretch whose first instant shows it.
        DayClock(clock.zone, dayStart: time).start(of: day)
    }
}
