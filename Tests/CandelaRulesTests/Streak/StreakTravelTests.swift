import CandelaRules
import Testing

/// Days lost through travel or a zone's history.
struct StreakTravelTests {
    private func record(_ text: String) throws -> StreakRecord {
        let at = try #require(ZonedInstant(text))
        return StreakRecord(day: try day(String(text.prefix(10))), at: at)
    }

    private func streak(_ texts: [String], now: String, in zone: String) throws -> Streak {
        Streak.daily(
            try texts.map { try record($0) }, now: try instant(now),
            clock: DayClock(try Zone(zone)))
    }

    @Test func `a flight west across the date line does not break a streak`() throws {
        // Los Angeles to Tokyo: landing a calendar day and a half later, 17 March was largely
        // skipped.
        // End of the 16th in Los Angeles: 07:00Z on the 17th; the 18th in Tokyo begins 15:00Z: 8 h.
        let streak = try streak(
            [
                "2026-03-15T20:00:00-07:00", "2026-03-16T09:00:00-07:00",
                "2026-03-18T07:00:00+09:00",
            ], now: "2026-03-18T12:00:00+09:00", in: "Asia/Tokyo")
        #expect(streak.current == 3)
        #expect(streak.longest == 3)
        #expect(streak.heldDays == [march(17)])
        #expect(streak.day(reaching: 3) == march(18))
    }

    @Test func `a day that a flight took is not missed`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "H")]
        journal.completions = try [
            "2026-03-15T20:00:00-07:00", "2026-03-16T09:00:00-07:00", "2026-03-18T07:00:00+09:00",
        ].map { text in
            let record = try record(text)
            var completion = Completion(habit: "h", day: record.day)
            completion.at = record.at
            return completion
        }
        let history = journal.history(
            of: "h", now: try instant("2026-03-18T12:00:00+09:00"),
            clock: DayClock(try Zone("Asia/Tokyo")))
        #expect(history.streak.current == 3 && history.days[march(17)].status == .skipped)
        let rate = CompletionRate(.weeks(1, history.days))
        #expect(rate.doneDays == 3 && rate.days == 3)
    }

    @Test func `a day that was not skipped breaks the run in spite of travel`() throws {
        // Berlin (+1) to Tokyo (+9): there are 16 hours between the two days.
        let streak = try streak(
            ["2026-03-16T09:00:00+01:00", "2026-03-18T07:00:00+09:00"],
            now: "2026-03-18T12:00:00+09:00", in: "Asia/Tokyo")
        #expect(streak.current == 1)
    }

    @Test(arguments: [("-03:00", 1), ("-03:01", 2)])
    func `less than twelve hours must be between the days`(offset: String, current: Int) throws {
        // 24 h − 9 h − 3 h are exactly 12 hours; with a minute less the day holds.
        let streak = try streak(
            ["2026-03-16T09:00:00\(offset)", "2026-03-18T07:00:00+09:00"],
            now: "2026-03-18T12:00:00+09:00", in: "Asia/Tokyo")
        #expect(streak.current == current)
    }

    @Test func `the last record of the day before and the first of the day after count`() throws {
        let early = ["2026-03-16T01:00:00+09:00", "2026-03-16T20:00:00-07:00"]
        let late = ["2026-03-18T07:00:00+09:00", "2026-03-18T20:00:00-07:00"]
        for order in [early + late, (early + late).reversed()] {
            let streak = try streak(order, now: "2026-03-19T01:00:00-07:00", in: "Asia/Tokyo")
            #expect(streak.current == 2)
        }
    }

    @Test func `a flight east repeats a day and does not extend the streak`() throws {
        // Tokyo in the evening of the 18th, then Los Angeles in the afternoon of the same date.
        let streak = try streak(
            [
                "2026-03-17T20:00:00+09:00", "2026-03-18T16:00:00+09:00",
                "2026-03-18T12:00:00-07:00",
            ], now: "2026-03-18T13:00:00-07:00", in: "America/Los_Angeles")
        #expect(streak.current == 2)
        #expect(streak.isDoneToday)
    }

    @Test func `a record made on tomorrow's date counts today`() throws {
        // Done on the 19th in Tokyo; in Los Angeles it is still the 18th.
        let streak = try streak(
            [
                "2026-03-17T20:00:00+09:00", "2026-03-18T20:00:00+09:00",
                "2026-03-19T08:00:00+09:00",
            ], now: "2026-03-18T18:00:00-07:00", in: "America/Los_Angeles")
        #expect(streak.current == 3)
        #expect(streak.lastDay == march(19))
        #expect(!streak.needsToday)
    }

    /// Done on 16 and 17 March, and on the 19th at 00:20 in New York, which is 21:20 of the 18th in Los
    /// Angeles.
    @Test func `tomorrow's record keeps a streak whose today is open`() throws {
        let done = [
            "2026-03-16T20:00:00-04:00", "2026-03-17T20:00:00-04:00", "2026-03-19T00:20:00-04:00",
        ]
        let zone = "America/Los_Angeles"
        let open = try streak(done, now: "2026-03-18T22:00:00-07:00", in: zone)
        #expect(open.current == 2 && open.longest == 2 && open.needsToday && !open.isDoneToday)
        #expect(open.start == march(16) && open.day(reaching: 2) == march(17))
        let clock = DayClock(try Zone(zone))
        let risk = AtRiskRule.standard.risk(
            of: open, now: try instant("2026-03-18T22:00:00-07:00"), clock: clock)
        #expect(try risk.isAtRisk && risk.ends == instant("2026-03-19T00:00:00-07:00"))
        let saved = try streak(
            done + ["2026-03-18T22:30:00-07:00"], now: "2026-03-18T23:00:00-07:00", in: zone)
        #expect(saved.current == 4 && !saved.needsToday)
        let lost = try streak(done, now: "2026-03-19T06:00:00-07:00", in: zone)
        #expect(lost.current == 1 && lost.longest == 2)
    }

    @Test func `the day after a flight is not lost before it begins`() throws {
        // Landed in Tokyo, nothing recorded there yet: the 17th was largely skipped, and the streak
        // can continue today.
        let streak = try streak(
            ["2026-03-15T20:00:00-07:00", "2026-03-16T09:00:00-07:00"],
            now: "2026-03-18T07:00:00+09:00", in: "Asia/Tokyo")
        #expect(streak.current == 2)
        #expect(streak.needsToday)
        let stayed = try self.streak(
            ["2026-03-15T20:00:00-07:00", "2026-03-16T09:00:00-07:00"],
            now: "2026-03-18T07:00:00-07:00", in: "America/Los_Angeles")
        #expect(stayed.current == 0)
    }

    @Test func `the day that Apia skipped holds`() throws {
        // Samoa skipped 30 December 2011.
        let apia = DayClock(try Zone("Pacific/Apia"))
        let days = try ["2011-12-28", "2011-12-29", "2011-12-31"].map(day)
        let now = try instant("2011-12-31T12:00:00+14:00")
        let streak = Streak.daily(days: days, now: now, clock: apia)
        #expect(streak.current == 3)
        #expect(try streak.heldDays == [day("2011-12-30")])
        // Not done yet on the 31st: the streak still holds.
        let waiting = Streak.daily(days: Array(days.prefix(2)), now: now, clock: apia)
        #expect(waiting.current == 2)
        #expect(waiting.needsToday)
        // The same days in another zone have a gap.
        let berlin = DayClock(try Zone("Europe/Berlin"))
        let there = try instant("2011-12-31T12:00:00+01:00")
        #expect(Streak.daily(days: days, now: there, clock: berlin).current == 1)
        // Records made in Berlin had that day, regardless of the person's current zone.
        let made = try self.streak(
            ["2011-12-29T12:00:00+01:00", "2011-12-31T12:00:00+01:00"],
            now: "2011-12-31T13:00:00+01:00", in: "Pacific/Apia")
        #expect(made.current == 1)
    }

    @Test func `days of 23 and 25 hours count as days`() throws {
        let berlin = DayClock(try Zone("Europe/Berlin"))
        // 29 March 2026 has 23 hours, 25 October 2026 has 25.
        for around in ["2026-03-29", "2026-10-25"] {
            let middle = try day(around)
            let instants = [middle.previous, middle, middle.next].map {
                berlin.start(of: $0).adding(seconds: 60)
            }
            let now = berlin.start(of: middle.next).adding(seconds: 3600)
            #expect(Streak.daily(instants: instants, now: now, clock: berlin).current == 3)
        }
    }
}
