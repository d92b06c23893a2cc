extension DayClock {
    /// The civil day an instant falls on.
    public func day(of instant: Instant) -> CalendarDay {
        let seconds = instant.secondsSince1970
        let local = seconds + zone.table.offset(at: seconds) - dayStart.seconds
        return CalendarDay(daysSince1970: local.flooredQuotient(by: 86_400))
    }

    /// The civil days of many instants, in their order.
    ///
    /// A few nanoseconds an instant, sorted or not, and one allocation in all.
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

    /// The earliest instant of a day; for a day that never was, the start of the next one.
    ///
    /// Where a clock change removes the first hour, the day begins at 01:00 on the wall.
    public func start(of day: CalendarDay) -> Instant {
        var day = day
        // No zone has ever left out two days in a row; the bound keeps a broken table from looping.
        for _ in 0..<3 {
            if let start = firstInstant(of: day) { return start }
            day = day.next
        }
        return firstInstant(of: day) ?? Instant(secondsSince1970: .max)
    }

    /// Whether wall clocks in this zone ever showed the day: 2011-12-30 is missing in `Pacific/Apia`.
    public func hasDay(_ day: CalendarDay) -> Bool {
        firstInstant(of: day) != nil
    }

    /// The first instant after this one that falls on another day.
    ///
    /// Nearly always the next midnight (or start of the day), with the real length of the day: 23
    /// or 25 hours after the last one when the clocks change.
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

    /// The instant at which clocks show a time on a day, as this clock counts days: with a day that
    /// starts at 03:00, 02:00 of 18 March is on 19 March.
    ///
    /// A time that clocks skip is as much later as they were put forward; of one that they show twice
    /// it is the first.
    public func instant(of day: CalendarDay, at time: TimeOfDay) -> Instant {
        let date = time < dayStart ? day.daysSince1970 + 1 : day.daysSince1970
        let shown = date * 86_400 + time.seconds
        // Offsets are less than a day, so the instant lies within one day of the time in UTC.
        var index = zone.table.index(at: shown - 86_400)
        var offset = zone.table.stretch(index).offset
        while index < zone.table.count {
            let stretch = zone.table.stretch(index)
            // Past the end of one stretch and before the begin of the next: the time is skipped.
            guard shown - stretch.offset >= stretch.start else { break }
            offset = stretch.offset
            guard shown - offset >= stretch.end else { break }
            index += 1
        }
        return Instant(secondsSince1970: shown - offset)
    }

    /// An instant with the offset that clocks in this zone show then, `+00:00` in UTC: `Z` would say
    /// that it is not known where the instant was noted.
    public func zoned(_ instant: Instant) -> ZonedInstant {
        ZonedInstant(instant, offset: offset(at: instant))
    }

    /// Seconds that clocks in this zone are ahead of UTC at an instant.
    public func offset(at instant: Instant) -> Int {
        zone.table.offset(at: instant.secondsSince1970)
    }

    private func firstInstant(of day: CalendarDay) -> Instant? {
        let midnight = day.daysSince1970 * 86_400 + dayStart.seconds
        // Offsets are less than a day, so the day lies within one day of its UTC namesake.
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
