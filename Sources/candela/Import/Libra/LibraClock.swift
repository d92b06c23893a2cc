import CandelaRules

/// Reads when a weigh-in was made.
///
/// Version 6 writes instants, with `Z` or an offset; version 5 writes what the clock on the wall
/// showed; both accept a date alone.
struct LibraClock {
    /// When a weigh-in was made.
    struct Moment {
        /// The civil day it counts for.
        let day: CalendarDay

        /// Nil when the file gives a date alone.
        let at: ZonedInstant?

        /// Whether the clock showed 00:00:00, which Libra writes for a day without a time.
        let isMidnight: Bool
    }

    private let chosen: DayClock?
    private let machine: DayClock

    /// - Parameters:
    ///   - chosen: The zone the person asked for; it outweighs an offset in the file.
    ///   - machine: The zone where nothing is said.
    init(chosen: Zone?, machine: Zone, dayStart: TimeOfDay) {
        self.chosen = chosen.map { DayClock($0, dayStart: dayStart) }
        self.machine = DayClock(machine, dayStart: dayStart)
    }

    /// - Returns: Nil when the text is no point in time.
    func moment(_ text: String) -> Moment? {
        if let day = CalendarDay(text) { return Moment(day: day, at: nil, isMidnight: true) }
        if let zoned = ZonedInstant(text) {
            return moment(zoned.instant, clock: chosen ?? clock(offset: zoned.offset) ?? machine)
        }
        // Read as if it were UTC, a local time gives its seconds on the local clock.
        guard let local = ZonedInstant(text + "Z")?.instant.secondsSince1970 else { return nil }
        let clock = chosen ?? machine
        let near = Instant(secondsSince1970: local)
        let guess = near.adding(seconds: -clock.offset(at: near))
        return moment(near.adding(seconds: -clock.offset(at: guess)), clock: clock)
    }

    private func clock(offset: Int?) -> DayClock? {
        guard let offset else { return nil }
        let sign = offset < 0 ? "-" : "+"
        let minutes = abs(offset) / 60
        let digits = [minutes / 60, minutes % 60].map { ($0 < 10 ? "0" : "") + String($0) }
        guard let zone = try? Zone(sign + digits.joined(separator: ":")) else { return nil }
        return DayClock(zone, dayStart: machine.dayStart)
    }

    private func moment(_ instant: Instant, clock: DayClock) -> Moment {
        // A day without a time is that day, whenever days begin.
        let wall = DayClock(clock.zone)
        let day = wall.day(of: instant)
        let isMidnight = wall.start(of: day) == instant
        return Moment(
            day: isMidnight ? day : clock.day(of: instant), at: clock.zoned(instant),
            isMidnight: isMidnight)
    }
}
