/// The moments of a reminder that comes every day at one time.
///
/// On a day whose clocks jump over the time it comes when they have jumped; on a day that has the
/// time twice it comes the first time.
public struct DailyReminder: Sendable, Hashable {
    /// When it comes, by the wall clock.
    public var time: TimeOfDay

    /// The time of a reminder whose time was not chosen yet: 08:00.
    public static let usual: TimeOfDay = "08:00"

    /// A reminder at a time of day.
    public init(at time: TimeOfDay) {
        self.time = time
    }

    /// The first moment after an instant.
    public func next(after instant: Instant, in zone: Zone) -> Instant {
        let clock = DayClock(zone)
        let today = clock.day(of: instant)
        // A day that never was has no time of its own.
        for ahead in 0...2 where clock.hasDay(today.adding(days: ahead)) {
            let moment = moment(on: today.adding(days: ahead), clock)
            if moment > instant { return moment }
        }
        return moment(on: today.adding(days: 3), clock)
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

    /// The time a person usually weighs at: the middle one of the latest weigh-ins that have a time,
    /// to the quarter of an hour before it; nil below seven of them.
    ///
    /// - Parameter most: How many of the latest count.
    public static func suggested(from weighIns: [WeighIn], most: Int = 28) -> TimeOfDay? {
        let times = weighIns.compactMap(\.at).filter { $0.offset != nil }
            .sorted { $0.instant < $1.instant }.suffix(most)
        let minutes = times.map { at in
            let local = at.instant.secondsSince1970 + (at.offset ?? 0)
            return ((local % 86_400) + 86_400) % 86_400 / 60
        }.sorted()
        guard minutes.count >= 7 else { return nil }
        let middle = minutes[minutes.count / 2] / 15 * 15
        return TimeOfDay(hour: middle / 60, minute: middle % 60)
    }
}
