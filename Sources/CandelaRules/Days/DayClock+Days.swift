extension DayClock {
    /// The civil day an instant falls on.
    public func day(of instant: Instant) -> CalendarDay {
        let seconds = instant.secondsSince1970
        let local = seconds + zone.table.offset(at: seconds) - dayStart.seconds
        return CalendarDay(daysSince1970: local.flooredQuotient(by: 86_400))
    }

    /// The civil day on which something was recorded, by the clock of the place; this clock's zone
    /// if the place is unknown.
    func day(of zoned: ZonedInstant) -> CalendarDay {
        guard let offset = zoned.offset else { return day(of: zoned.instant) }
        let local = zoned.instant.secondsSince1970 + offset - dayStart.seconds
        return CalendarDay(daysSince1970: local.flooredQuotient(by: 86_400))
    }

    /// The civil days of many instants, in the same order.
    ///
    /// Takes a few nanoseconds per instant, sorted or not, and one allocation in total.
    public func days(of instants: [Instant]) -> [CalendarDay] {
        let dayStart = dayStart.seconds
        return zone.table.withLookup { lookup in
            instants.map { instant in
                let seconds = instant.secondsSince1970
                let local = seconds + lookup.offset(at: seconds) - dayStart
                return CalendarDay(daysSince1970: local.flooredQuotient(by: 86_400))
            }
        }
    }

    /// The earliest instant of a day; for a day that the zone skipped, the start of the next one.
    ///
    /// If a clock change removes the first hour, the day begins at 01:00 on the wall clock.
    public func start(of day: CalendarDay) -> Instant {
        var day = day
        // No zone has ever skipped two days in a row; the bound keeps a broken table from looping.
        for _ in 0..<3 {
            if let start = firstInstant(of: day) { return start }
            day = day.next
        }
        return firstInstant(of: day) ?? Instant(secondsSince1970: .max)
    }

    /// Whether the day existed in this zone: `Pacific/Apia` skipped 2011-12-30.
    public func hasDay(_ day: CalendarDay) -> Bool {
        firstInstant(of: day) != nil
    }

    /// The first later instant that falls on another day.
    ///
    /// Usually the next midnight (or start of the day). It accounts for clock changes, when a day
    /// has 23 or 25 hours.
    public func nextDay(after instant: Instant) -> Instant {
        let today = day(of: instant).daysSince1970
        var index = zone.table.index(at: instant.secondsSince1970)
        var now = instant.secondsSince1970
        while true {
            let stretch = zone.table.stretch(index)
            let shift = stretch.offset - dayStart.seconds
            let reached = (now + shift).flooredQuotient(by: 86_400)
            if reached != today { return Instant(secondsSince1970: now) }
            let midnight = (today + 1) * 86_400 - shift
            if midnight < stretch.end { return Instant(secondsSince1970: midnight) }
            now = stretch.end
            index += 1
        }
    }

    /// The instant at which clocks show a time on a day, as this clock counts days: if days start
    /// at 03:00, 02:00 of 18 March is on 19 March.
    ///
    /// A time that a clock change skips is moved later by the length of the change; for a time that
    /// occurs twice, the first is returned.
    public func instant(of day: CalendarDay, at time: TimeOfDay) -> Instant {
        let date = time < dayStart ? day.daysSince1970 + 1 : day.daysSince1970
        let shown = date * 86_400 + time.seconds
        // Offsets are less than a day, so the instant lies within one day of the time in UTC.
        var index = zone.table.index(at: shown - 86_400)
        var offset = zone.table.stretch(index).offset
        while index < zone.table.count {
            let stretch = zone.table.stretch(index)
            // After the end of one stretch and before the start of the next: the time is skipped.
            guard shown - stretch.offset >= stretch.start else { break }
            offset = stretch.offset
            guard shown - offset >= stretch.end else { break }
            index += 1
        }
        return Instant(secondsSince1970: shown - offset)
    }

    /// An instant with the zone's offset at that time. In UTC the offset is written `+00:00`,
    /// because `Z` means that the local offset is unknown.
    public func zoned(_ instant: Instant) -> ZonedInstant {
        ZonedInstant(instant, offset: offset(at: instant))
    }

    /// The zone's offset from UTC at an instant, in seconds; positive east of Greenwich.
    public func offset(at instant: Instant) -> Int {
        zone.table.offset(at: instant.secondsSince1970)
    }

    private func firstInstant(of day: CalendarDay) -> Instant? {
        let midnight = day.daysSince1970 * 86_400 + dayStart.seconds
        // Offsets are less than a day, so the day lies within one day of the same date in UTC.
        var index = zone.table.index(at: midnight - 86_400)
        while index < zone.table.count {
            let stretch = zone.table.stretch(index)
            if stretch.start > midnight + 2 * 86_400 { return nil }
            let first = Swift.max(stretch.start, midnight - stretch.offset)
            if first < stretch.end, first + stretch.offset < midnight + 86_400 {
                return Instant(secondsSince1970: first)
            }
            index += 1
        }
        return nil
    }
}
