import CandelaRules

/// A parser for the date and time of a weigh-in: an instant with `Z` or an offset, a local time, or
/// a date alone.
struct LocalDateParser {
    /// The date and time of a weigh-in.
    struct Moment {
        /// The civil day it counts for.
        let day: CalendarDay

        /// The instant; `nil` if the file has only a date.
        let at: ZonedInstant?

        /// Whether the day has no time or the local time is 00:00:00, which Libra writes for a day
        /// without a time.
        let isMidnight: Bool

        /// The local time skipped by a clock change, and the one used instead; `nil` if none was
        /// skipped.
        var skipped: Skipped?

        /// The date and time as in the file, in a normalised form that does not depend on the zone.
        let key: String
    }

    /// A local time that never occurred, because the clocks were moved forward over it.
    struct Skipped: CustomStringConvertible {
        fileprivate let shown, taken: Instant
        fileprivate let zone: Zone

        /// The reason, for a finding.
        var description: String {
            let (day, time) = Self.parts(shown)
            let (other, later) = Self.parts(taken)
            return "\(day) \(time) did not exist in \(zone.identifier): taken as"
                + " \(other == day ? "" : "\(other) ")\(later)"
        }

        /// The day and the time of a local time that is stored as if it were UTC.
        private static func parts(_ instant: Instant) -> (Substring, Substring) {
            let parts = "\(instant)".dropLast().split(separator: "T")
            return (parts[0], parts.last ?? "")
        }
    }

    private let chosen: DayClock?
    private let machine: DayClock
    private var clocks: [String: DayClock] = [:]

    /// - Parameters:
    ///   - chosen: The zone chosen by the person; it takes precedence over offsets in the file.
    ///   - machine: The zone used if nothing else is specified.
    init(chosen: Zone?, machine: Zone, dayStart: TimeOfDay) {
        self.chosen = chosen.map { DayClock($0, dayStart: dayStart) }
        self.machine = DayClock(machine, dayStart: dayStart)
    }

    /// - Parameter zone: The zone that the file specifies for this date and time.
    /// - Returns: `nil` if the text is neither a date nor a date and time.
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
        // Parsed as if it were UTC, a local time gives the seconds of the local clock.
        guard let shown = ZonedInstant(text + "Z")?.instant else { return nil }
        let clock = chosen ?? machine
        // One of the two offsets around a clock change is correct, unless the local time was
        // skipped: then the later instant is used, which is as far after the change as the time is
        // after the start of the gap.
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

    /// The clock of a zone, cached because a million rows use only a few zones.
    private mutating func clock(_ zone: String) -> DayClock? {
        if let known = clocks[zone] { return known }
        guard clocks.count < 10_000, let zone = try? Zone(zone) else { return nil }
        let clock = DayClock(zone, dayStart: machine.dayStart)
        clocks[zone.identifier] = clock
        return clock
    }

    private func moment(_ instant: Instant, clock: DayClock, key: String) -> Moment {
        // A date without a time, or at midnight, counts for that date, whenever the person's day
        // starts.
        let wall = DayClock(clock.zone)
        let day = wall.day(of: instant)
        let isMidnight = wall.start(of: day) == instant
        return Moment(
            day: isMidnight ? day : clock.day(of: instant), at: clock.zoned(instant),
            isMidnight: isMidnight, key: key)
    }
}
