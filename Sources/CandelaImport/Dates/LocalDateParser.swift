import CandelaRules

/// A converter of dates and times in a file to days and instants.
struct LocalDateParser {
    /// The date and time of a record.
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

        /// The instant, recorded for a given day.
        func on(_ day: CalendarDay) -> Moment {
            Moment(day: day, at: at, isMidnight: false, key: key)
        }
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
    /// - Returns: `nil` if the text is neither a date nor a date and time, or if the order of its
    ///   day and month is open.
    mutating func moment(_ text: String, zone: String? = nil) -> Moment? {
        switch WrittenMoment(text) {
        case .instant(let instant): return moment(at: instant)
        case .date(let date, let time):
            guard !date.isOpen, let order = date.orders.first, let day = date.day(in: order)
            else { return nil }
            return moment(of: day, at: time, zone: zone)
        case nil: return nil
        }
    }

    /// The moment of a day and a time. A local time that a clock change skips is moved later by the
    /// length of the change; one that occurs twice is the first.
    mutating func moment(
        of day: CalendarDay, at time: WrittenTime?, zone: String? = nil
    ) -> Moment {
        guard let time else { return Moment(day: day, at: nil, isMidnight: true, key: "\(day)") }
        // The local time as if it were UTC.
        let shown = Instant(secondsSince1970: day.daysSince1970 * 86_400 + time.seconds)
        let named = zone.flatMap { clock($0) }
        switch time.zone {
        case .utc: return moment(at: shown, clock: chosen ?? named ?? machine)
        case .offset(let offset):
            return moment(
                at: shown.adding(seconds: -offset),
                clock: chosen ?? named ?? clock(offset: offset) ?? machine)
        case nil: break
        }
        let local = chosen ?? named ?? machine
        let minute =
            TimeOfDay(hour: time.seconds / 3600, minute: time.seconds / 60 % 60) ?? .midnight
        let instant = DayClock(local.zone).instant(of: day, at: minute)
            .adding(seconds: time.seconds % 60)
        var moment = moment(instant, clock: local, key: String("\(shown)".dropLast()))
        let taken = instant.adding(seconds: local.offset(at: instant))
        if taken != shown { moment.skipped = Skipped(shown: shown, taken: taken, zone: local.zone) }
        return moment
    }

    /// The moment of an instant, in the chosen zone or on the machine.
    func moment(at instant: Instant) -> Moment { moment(at: instant, clock: chosen ?? machine) }

    private func moment(at instant: Instant, clock: DayClock) -> Moment {
        moment(instant, clock: clock, key: "\(instant)")
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
