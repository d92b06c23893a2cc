import CandelaRules
import Testing

struct ReminderTests {
    private func time(_ hour: Int, _ minute: Int = 0) throws -> TimeOfDay {
        try #require(TimeOfDay(hour: hour, minute: minute))
    }

    private func instant(_ text: String) throws -> Instant { try #require(Instant(text)) }

    /// In Berlin clocks go from 02:00 to 03:00 on 29 March 2026, and back from 03:00 to 02:00 on 25
    /// October.
    @Test(arguments: [
        ("2026-03-18T12:00:00Z", 8, 0, "2026-03-19T07:00:00Z"),
        ("2026-03-18T06:59:59Z", 8, 0, "2026-03-18T07:00:00Z"),
        ("2026-03-18T07:00:00Z", 8, 0, "2026-03-19T07:00:00Z"),
        // 02:30 does not exist: the reminder is due at 03:00, which is 01:00 UTC.
        ("2026-03-28T22:00:00Z", 2, 30, "2026-03-29T01:00:00Z"),
        // 02:30 occurs twice, at 00:30 and 01:30 UTC. The first counts.
        ("2026-10-24T21:00:00Z", 2, 30, "2026-10-25T00:30:00Z"),
        ("2026-10-25T00:30:00Z", 2, 30, "2026-10-26T01:30:00Z"),
    ])
    func `is due once a day when the clocks change`(
        now: String, hour: Int, minute: Int, next: String
    ) throws {
        let zone = try Zone("Europe/Berlin")
        let reminder = DailyReminder(at: try time(hour, minute))
        #expect(try reminder.next(after: instant(now), in: zone) == instant(next))
    }

    /// Apia had no 30 December 2011: the next 08:00 after 21:00 on 29 December is on the 31st.
    @Test func `skips a missing day`() throws {
        let zone = try Zone("Pacific/Apia")
        let reminder = DailyReminder(at: try time(8))
        // 29 December 21:00 at −10:00 is 07:00 UTC on the 30th; 31 December 08:00 at +14:00 is
        // 18:00 UTC on the 30th.
        #expect(
            try reminder.next(after: instant("2011-12-30T07:00:00Z"), in: zone)
                == instant("2011-12-30T18:00:00Z"))
    }

    /// 29 March has 23 hours: it ends at 22:00 UTC, and eight hours earlier is 14:00 UTC.
    @Test func `reminds of a streak at risk by elapsed hours`() throws {
        let clock = DayClock(try Zone("Europe/Berlin"))
        let now = try instant("2026-03-29T06:00:00Z")
        let today = clock.day(of: now)
        let streak = Streak.daily(
            days: (1...9).map { today.adding(days: -$0) }, now: now, clock: clock)
        let moments = StreakReminder.standard.moments(of: streak, now: now, clock: clock)
        #expect(
            moments.map(\.instant)
                == (try [
                    instant("2026-03-29T14:00:00Z"), instant("2026-03-29T21:00:00Z"),
                ]))
        #expect(moments.map(\.hoursLeft) == [8, 1])
        let late = try instant("2026-03-29T15:00:00Z")
        #expect(
            StreakReminder.standard.moments(of: streak, now: late, clock: clock).count == 1)
        #expect(StreakReminder.weight.moments(of: streak, now: now, clock: clock).count == 1)
        // A reminder due now is no longer in the future.
        let due = try instant("2026-03-29T14:00:00Z")
        #expect(
            StreakReminder.standard.moments(of: streak, now: due, clock: clock).map(\.hoursLeft)
                == [1])
    }

    /// The weight app reminds of streaks of three days, not of two.
    @Test(arguments: [(2, 0), (3, 1), (4, 1)])
    func `reminds from the minimum streak on`(days: Int, reminders: Int) throws {
        let clock = DayClock(.utc)
        let now = try instant("2026-03-18T06:00:00Z")
        let streak = Streak.daily(
            days: (1...days).map { clock.day(of: now).adding(days: -$0) }, now: now, clock: clock)
        #expect(
            StreakReminder.weight.moments(of: streak, now: now, clock: clock).count == reminders)
    }

    @Test func `is empty if today is done or the streak is too short`() throws {
        let clock = DayClock(.utc)
        let now = try instant("2026-03-18T06:00:00Z")
        let today = clock.day(of: now)
        let done = Streak.daily(days: [today, today.previous], now: now, clock: clock)
        #expect(StreakReminder.standard.moments(of: done, now: now, clock: clock).isEmpty)
        let short = Streak.daily(days: [today.previous], now: now, clock: clock)
        #expect(StreakReminder.weight.moments(of: short, now: now, clock: clock).isEmpty)
    }

    /// The median of seven times from 06:40 to 07:40 is 07:10, which is in the quarter from 07:00.
    /// Local times count: all have the offset UTC+2.
    @Test func `suggests the usual time of weighing`() {
        let times = ["06:40", "06:50", "06:55", "07:10", "07:20", "07:30", "07:40"]
        let weighIns = times.enumerated().map { place, time in
            var weighIn = WeighIn(
                day: CalendarDay(daysSince1970: 20_530 + place),
                weight: Weight(unchecked: 80, .kilograms))
            weighIn.at = ZonedInstant("2026-06-1\(place)T\(time):00+02:00")
            return weighIn
        }
        #expect(DailyReminder.suggested(from: weighIns) == TimeOfDay(hour: 7))
        #expect(DailyReminder.suggested(from: weighIns.dropLast()) == nil)
    }
}
