import CandelaRules

/// Reads when a weigh-in was made: an instant with `Z` or an offset, what the clock on the wall
/// showed, or a date alone.
struct WallClock {
    /// When a weigh-in was made.
    struct Moment {
        /// The civil day it counts for.
        let day: CalendarDay

        /// Nil when the file gives a date alone.
        let at: ZonedInstant?

        /// Whether the clock showed 00:00:00, which Libra writes for a day without a time.
        let isMidnight: Bool

        /// The file's time where the clock's hands were moved over it, and the one taken for it.
        var skipped: Skipped?

        /// The moment as the file has it, in one spelling: the same wherever it is read.
        let key: String
    }

    /// A time that no clock showed, since it was moved forward over it.
    struct Skipped: CustomStringConvertible {
        fileprivate let shown, taken: Instant
        fileprivate let zone: Zone

        /// The reason for a finding.
        var description: String {
            let (day, time) = Self.parts(shown)
            let (other, later) = Self.parts(taken)
            return "\(day) \(time) did not exist in \(zone.identifier): taken as"
                + " \(other == day ? "" : "\(other) ")\(later)"
        }

        /// The day and the time of what a clock shows, held as if it were UTC.
        private static func parts(_ instant: Instant) -> (Substring, Substring) {
            let parts = "\(instant)".dropLast().split(separator: "T")
            return (parts[0], parts.last ?? "")
        }
    }

    private let chosen: DayClock?
    private let machine: DayClock
    private var clocks: [String: DayClock] = [:]

    /// - Parameters:
    ///   - chosen: The zone the person asked for; it outweighs an offset in the file.
    ///   - machine: The zone where nothing is said.
    init(chosen: Zone?, machine: Zone, dayStart: TimeOfDay) {
        self.chosen = chosen.map { DayClock($0, dayStart: dayStart) }
        self.machine = DayClock(machine, dayStart: dayStart)
    }

    /// - Parameter zone: The zone that the file names for this moment alone.
    /// - Returns: Nil when the text is no point in time.
    mutating func moment(_ text: String, zone: String? = nil) -> Moment? {
        if let day = CalendarDay(text) {
            return Moment(day: day, at: nil, isMidnight: true, key: "\(day)")
        }
        if let zoned = ZonedInstant(text) {
            let named =
                zone.flatMap { self.clock($0) } ?? zoned.offset.flatMap { self.clock(offset: $0) }
            return moment(
                zoned.instant, clock: chosen ?? named ?? machine, key: "\(zoned.instant)")
        }
        // Read as if it were UTC, a local time gives its seconds on the local clock.
        guard let shown = ZonedInstant(text + "Z")?.instant else { return nil }
        let clock = chosen ?? machine
        // One of the two offsets around a change is right. Neither is for a time that the clock was
        // moved over: then the later instant is as far behind the change as the time is.
        let guess = shown.adding(seconds: -clock.offset(at: shown))
        var instant = shown.adding(seconds: -clock.offset(at: guess))
        var skipped: Skipped?
        if instant.adding(seconds: clock.offset(at: instant)) != shown {
            instant = max(instant, guess)
            skipped = Skipped(
                shown: shown, taken: instant.adding(seconds: clock.offset(at: instant)),
                zone: clock.zone)
        }
        var moment = moment(instant, clock: clock, key: String("\(shown)".dropLast()))
        moment.skipped = skipped
        return moment
    }

    private mutating func clock(offset: Int) -> DayClock? {
        let sign = offset < 0 ? "-" : "+"
        let minutes = abs(offset) / 60
        let digits = [minutes / 60, minutes % 60].map { ($0 < 10 ? "0" : "") + String($0) }
        return clock(sign + digits.joined(separator: ":"))
    }

    /// The clock of a zone, made once: a million rows name a handful of them.
    private mutating func clock(_ zone: String) -> DayClock? {
        if let known = clocks[zone] { return known }
        guard clocks.count < 10_000, let zone = try? Zone(zone) else { return nil }
        let clock = DayClock(zone, dayStart: machine.dayStart)
        clocks[zone.identifier] = clock
        return clock
    }

    private func moment(_ instant: Instant, clock: DayClock, key: String) -> Moment {
        // A day without a time is that day, whenever days begin.
        let wall = DayClock(clock.zone)
        let day = wall.day(of: instant)
        let isMidnight = wall.start(of: day) == instant
        return Moment(
            day: isMidnight ? day : clock.day(of: instant), at: clock.zoned(instant),
            isMidnight: isMidnight, key: key)
    }
}
