import CandelaJSON

/// A reminder that is due every day at the same time.
///
/// If a clock change skips the time, the reminder is due right after the change; if the time occurs
/// twice, it is due the first time.
public struct DailyReminder: Sendable, Equatable {
    /// The wall-clock time.
    public var time: TimeOfDay

    /// The default time: 08:00.
    public static let usual: TimeOfDay = "08:00"

    /// Creates a reminder at a time of day.
    public init(at time: TimeOfDay) {
        self.time = time
    }

    /// The first time it is due after an instant.
    public func next(after instant: Instant, in zone: Zone) -> Instant {
        let clock = DayClock(zone)
        let today = clock.day(of: instant)
        // A day skipped by the zone has no reminder.
        for ahead in 0...2 where clock.hasDay(today.adding(days: ahead)) {
            let moment = moment(on: today.adding(days: ahead), clock)
            if moment > instant { return moment }
        }
        return moment(on: today.adding(days: 3), clock)
    }

    /// The next seven times it is due after an instant.
    package func week(after instant: Instant, in zone: Zone) -> [Instant] {
        Array(
            sequence(first: next(after: instant, in: zone)) { next(after: $0, in: zone) }
                .prefix(7))
    }

    /// The instant at which it is due on a day: the first at which the wall clock shows the time
    /// or, if a clock change skips it, the first after the change.
    public func moment(on day: CalendarDay, in zone: Zone) -> Instant {
        moment(on: day, DayClock(zone))
    }

    private func moment(on day: CalendarDay, _ clock: DayClock) -> Instant {
        // A day that begins at this time starts with the instant at which the reminder is due.
        DayClock(clock.zone, dayStart: time).start(of: day)
    }

    /// The person's usual time for weighing: the median of recent weigh-in times, rounded down to a
    /// quarter of an hour; `nil` if fewer than seven have a known local time.
    ///
    /// - Parameter most: The number of recent weigh-ins considered; 0 or more.
    public static func suggested(from weighIns: [WeighIn], most: Int = 28) -> TimeOfDay? {
        let times = weighIns.compactMap(\.at).filter { $0.offset != nil }
            .ordered { $0.instant < $1.instant }.suffix(most)
        let minutes = times.map { at in
            let local = at.instant.secondsSince1970 + (at.offset ?? 0)
            return ((local % 86_400) + 86_400) % 86_400 / 60
        }.sorted()
        guard minutes.count >= 7 else { return nil }
        let middle = minutes[minutes.count / 2] / 15 * 15
        return TimeOfDay(hour: middle / 60, minute: middle % 60)
    }
}
