import CandelaRules
import Testing

struct DayClockTests {
    private func clock(_ zone: String, from start: String = "00:00") throws -> DayClock {
        DayClock(try Zone(zone), dayStart: try #require(TimeOfDay(start)))
    }

    /// Days without a midnight, from the zones' history, and ordinary ones.
    @Test(arguments: [
        // Egypt and Lebanon move the clocks forward at 00:00: the day begins at 01:00.
        ("Africa/Cairo", "2026-04-24", "2026-04-24T01:00:00+03:00", 23),
        ("Asia/Beirut", "2026-03-29", "2026-03-29T01:00:00+03:00", 23),
        // Brazil did so until 2018, and moved them back at 00:00 too: that day has 25 hours.
        ("America/Sao_Paulo", "2018-11-04", "2018-11-04T01:00:00-02:00", 23),
        ("America/Sao_Paulo", "2018-02-17", "2018-02-17T00:00:00-02:00", 25),
        ("America/Sao_Paulo", "2018-02-18", "2018-02-18T00:00:00-03:00", 24),
        ("America/Sao_Paulo", "2026-11-01", "2026-11-01T00:00:00-03:00", 24),
        ("Europe/Berlin", "2026-03-29", "2026-03-29T00:00:00+01:00", 23),
        ("Europe/Berlin", "2026-10-25", "2026-10-25T00:00:00+02:00", 25),
        ("Europe/Berlin", "2026-03-18", "2026-03-18T00:00:00+01:00", 24),
        ("Asia/Kolkata", "2026-03-18", "2026-03-18T00:00:00+05:30", 24),
    ])
    func `computes the start and length of a day`(
        zone: String, text: String, begins: String, hours: Int
    ) throws {
        let clock = try clock(zone)
        let day = try day(text)
        let start = clock.start(of: day)
        #expect(clock.zoned(start).description == begins)
        #expect(start.seconds(to: clock.start(of: day.next)) == hours * 3600)
        #expect(start.seconds(to: clock.nextDay(after: start)) == hours * 3600)
        #expect(clock.day(of: start) == day)
        #expect(clock.day(of: start.adding(seconds: -1)) == day.previous)
    }

    @Test func `Lord Howe shifts by half an hour`() throws {
        let howe = try clock("Australia/Lord_Howe")
        // 5 April 2026: back from +11:00 to +10:30. 4 October 2026: forward again.
        let autumn = try day("2026-04-05")
        let spring = try day("2026-10-04")
        #expect(howe.start(of: autumn).seconds(to: howe.start(of: autumn.next)) == 24 * 3600 + 1800)
        #expect(howe.start(of: spring).seconds(to: howe.start(of: spring.next)) == 24 * 3600 - 1800)
    }

    @Test func `a skipped day starts with the next one`() throws {
        let apia = try clock("Pacific/Apia")
        let missing = try day("2011-12-30")
        #expect(!apia.hasDay(missing))
        #expect(apia.hasDay(missing.previous))
        #expect(apia.hasDay(missing.next))
        #expect(apia.start(of: missing) == apia.start(of: missing.next))
        let lastEvening = try instant("2011-12-29T23:30:00-10:00")
        #expect(
            apia.zoned(apia.nextDay(after: lastEvening)).description == "2011-12-31T00:00:00+14:00")
        #expect(apia.day(of: apia.nextDay(after: lastEvening)) == missing.next)
    }

    @Test func `a day may begin at three`() throws {
        let berlin = try clock("Europe/Berlin", from: "03:00")
        #expect(try berlin.day(of: instant("2026-03-18T02:59:59+01:00")) == march(17))
        #expect(try berlin.day(of: instant("2026-03-18T03:00:00+01:00")) == march(18))
        #expect(
            berlin.zoned(berlin.start(of: march(18))).description == "2026-03-18T03:00:00+01:00")
        // 28 March 2026 from 03:00 to 03:00 is an hour shorter, because 29 March skips 02:00.
        #expect(berlin.start(of: march(28)).seconds(to: berlin.start(of: march(29))) == 23 * 3600)
    }

    @Test func `days may run backwards when clocks are set back across midnight`() throws {
        // Newfoundland moved 00:01 back to 23:01 until 2011.
        let johns = try clock("America/St_Johns")
        let first = try instant("2010-11-07T00:00:30-02:30")
        let second = first.adding(seconds: 60)
        #expect(try johns.day(of: first) == day("2010-11-07"))
        #expect(try johns.day(of: second) == day("2010-11-06"))
        #expect(try johns.start(of: day("2010-11-07")) == first.adding(seconds: -30))
        #expect(johns.nextDay(after: first) == first.adding(seconds: 30))
        #expect(
            johns.zoned(johns.nextDay(after: second)).description == "2010-11-07T00:00:00-03:30")
    }

    @Test(arguments: [
        ("Z", "Z", "2026-03-18T16:20:00+00:00"), ("+03:00", "+03:00", "2026-03-18T19:20:00+03:00"),
        ("-0330", "-03:30", "2026-03-18T12:50:00-03:30"),
        ("+14", "+14:00", "2026-03-19T06:20:00+14:00"),
        ("UTC", "UTC", "2026-03-18T16:20:00+00:00"),
    ])
    func `a fixed offset is a zone`(text: String, identifier: String, printed: String) throws {
        let clock = DayClock(try Zone(text))
        #expect(clock.zone.identifier == identifier)
        #expect(clock.zoned(try instant("2026-03-18T16:20:00Z")).description == printed)
    }

    @Test(arguments: [
        ("Europe/Berln", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"),
        ("Berlin", "Europe/Berlin"), ("New_York", "America/New_York"), ("utc", "UTC"),
        ("Asia/Tokio", "Asia/Tokyo"),
    ])
    func `an unknown zone lists the closest matches`(text: String, closest: String) throws {
        let error = try #require(throws: ZoneError.self) { try Zone(text) }
        guard case .unknown(let identifier, let names) = error else { return }
        #expect(identifier == text)
        #expect(names.first == closest)
        #expect(
            error.description.hasPrefix("unknown time zone '\(text)': try '\(closest)'"))
    }

    @Test(arguments: ["", "+25:00", "+03:60", "Nowhere/At_All_Really", "../UTC", "+3", "Z "])
    func `rejects texts that are not zones`(text: String) {
        #expect(throws: ZoneError.self) { try Zone(text) }
    }

    @Test func `instants at the ends of the range do not trap`() throws {
        for zone in ["Z", "Europe/Berlin", "Pacific/Apia", "-12:00", "+14:00"] {
            for clock in [try clock(zone), try clock(zone, from: "23:59")] {
                for seconds in [Int.min, Int.max, -3_786_825_601, 7_258_118_400] {
                    let instant = Instant(secondsSince1970: seconds)
                    let day = clock.day(of: instant)
                    #expect(clock.days(of: [instant]) == [day])
                    _ = clock.nextDay(after: instant)
                    _ = clock.zoned(instant).description
                }
                _ = clock.start(of: .first)
                _ = clock.start(of: .last)
            }
        }
    }
}
