import CandelaRules
import Testing

/// Conversion of a day and a time of day to an instant, and the names of UTC.
struct TimeOnDayTests {
    @Test(arguments: [
        ("Europe/Berlin", "2026-03-18", "08:30", "2026-03-18T08:30:00+01:00"),
        // Clocks go from 02:00 to 03:00: 02:30 is moved later by an hour; times around it are
        // unchanged.
        ("Europe/Berlin", "2026-03-29", "01:59", "2026-03-29T01:59:00+01:00"),
        ("Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T03:30:00+02:00"),
        ("Europe/Berlin", "2026-03-29", "03:00", "2026-03-29T03:00:00+02:00"),
        // Clocks go from 03:00 back to 02:00: the first 02:30.
        ("Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T02:30:00+02:00"),
        ("Europe/Berlin", "2026-10-25", "03:00", "2026-10-25T03:00:00+01:00"),
        // A skipped day: moved later by the 24 hours that the zone skipped.
        ("Pacific/Apia", "2011-12-30", "12:00", "2011-12-31T12:00:00+14:00"),
        ("Z", "2026-03-18", "00:00", "2026-03-18T00:00:00+00:00"),
        // Times beyond the first and the last supported instant are clamped.
        ("+14:00", "0001-01-01", "00:00", "0001-01-01T14:00:00+14:00"),
        ("-12:00", "9999-12-31", "23:59", "9999-12-31T11:59:59-12:00"),
    ])
    func `gives the instant at which clocks show the time`(
        zone: String, date: String, time: String, expected: String
    ) throws {
        let clock = DayClock(try Zone(zone))
        let found = clock.instant(of: try day(date), at: try #require(TimeOfDay(time)))
        #expect(clock.zoned(found).description == expected)
    }

    @Test func `counts days like the clock`() throws {
        let start: TimeOfDay = "03:00"
        for zone in ["Europe/Berlin", "America/New_York", "Asia/Kathmandu"] {
            let clock = DayClock(try Zone(zone), dayStart: start)
            for text in ["03:00", "12:00", "23:59", "00:00", "02:59"] {
                let time = try #require(TimeOfDay(text))
                let found = clock.instant(of: march(18), at: time)
                #expect(clock.day(of: found) == march(18))
                #expect(clock.time(of: found) == time)
            }
        }
    }

    @Test func `Z, UTC and zero offset are one zone, and instants have that offset`() throws {
        let names = ["Z", "UTC", "Etc/UTC", "+00:00", "GMT"]
        let zones = try Set(names.map { try Zone($0) })
        #expect(zones.count == 1)
        #expect(try Zone("+01:00") != .utc)
        #expect(try Zone("Europe/London") != .utc)
        for name in names {
            let zone = try Zone(name)
            #expect(zone.identifier == name)
            let noted = DayClock(zone).zoned(try instant("2026-03-18T16:20:00Z"))
            #expect(noted.description == "2026-03-18T16:20:00+00:00")
            #expect(ZonedInstant(noted.description) == noted)
        }
        // An instant recorded without a place stays without one.
        #expect(ZonedInstant("2026-03-18T16:20:00Z")?.description == "2026-03-18T16:20:00Z")
    }
}
