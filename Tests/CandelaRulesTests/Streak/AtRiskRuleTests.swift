import CandelaRules
import Testing

struct AtRiskRuleTests {
    private func risk(
        at now: String, doneUpTo last: Int, days: Int, in zone: String = "Europe/Berlin"
    ) throws -> StreakRisk {
        let clock = DayClock(try Zone(zone))
        let now = try instant(now)
        let done = (0..<days).map { march(last - $0) }
        let streak = Streak.daily(days: done, now: now, clock: clock)
        return AtRiskRule.standard.risk(of: streak, now: now, clock: clock)
    }

    // Eight hours left at 16:00, to the second.
    @Test(arguments: [
        ("14:59:00", 17, 9, false, 9 * 3600 + 60), ("15:59:59", 17, 9, false, 8 * 3600 + 1),
        ("16:00:00", 17, 9, true, 8 * 3600), ("17:20:00", 17, 9, true, 6 * 3600 + 40 * 60),
        ("23:18:00", 17, 31, true, 42 * 60), ("23:59:59", 17, 1, true, 1),
        ("00:00:00", 17, 1, false, 24 * 3600),
    ])
    func `begins eight hours before the end of the day`(
        time: String, last: Int, days: Int, isAtRisk: Bool, left: Int
    ) throws {
        let risk = try risk(at: "2026-03-18T\(time)+01:00", doneUpTo: last, days: days)
        #expect(risk.isAtRisk == isAtRisk)
        #expect(risk.secondsLeft == left)
        #expect(try risk.begins == instant("2026-03-18T16:00:00+01:00"))
        #expect(try risk.ends == instant("2026-03-19T00:00:00+01:00"))
        #expect(risk.changes == (isAtRisk ? risk.ends : risk.begins))
    }

    @Test(arguments: [(18, 10), (15, 4), (18, 0)])
    func `ignores streaks that are done today, broken or empty`(last: Int, days: Int) throws {
        let risk = try risk(at: "2026-03-18T17:20:00+01:00", doneUpTo: last, days: days)
        #expect(!risk.isAtRisk)
        #expect(risk.begins == nil)
        #expect(risk.secondsLeft == nil)
        #expect(risk.countdown == nil)
        #expect(risk.changes == nil)
    }

    @Test func `ignores a streak that a rest day holds`() throws {
        let clock = DayClock(.utc)
        let now = try instant("2026-03-18T20:00:00Z")
        let records = [
            StreakRecord(day: march(17)), StreakRecord(day: march(18), effect: .holds),
        ]
        let streak = Streak.daily(records, now: now, clock: clock)
        #expect(streak.current == 1)
        #expect(!AtRiskRule.standard.risk(of: streak, now: now, clock: clock).isAtRisk)
    }

    // Cairo, 29 October 2026: at midnight clocks go back to 23:00, so the day has 25 hours, and
    // eight of them are left at 17:00, not at 16:00.
    @Test func `counts elapsed hours when the clocks change`() throws {
        let cairo = DayClock(try Zone("Africa/Cairo"))
        let yesterday = try day("2026-10-28")
        let now = try instant("2026-10-29T16:30:00+03:00")
        let streak = Streak.daily(days: [yesterday], now: now, clock: cairo)
        let risk = AtRiskRule.standard.risk(of: streak, now: now, clock: cairo)
        #expect(!risk.isAtRisk)
        #expect(risk.secondsLeft == 8 * 3600 + 1800)
        #expect(try risk.begins == instant("2026-10-29T17:00:00+03:00"))
    }

    @Test func `accepts another limit`() throws {
        let streak = Streak.daily(
            days: [march(17)], now: try instant("2026-03-18T20:30:00Z"), clock: utc)
        for (hours, isAtRisk) in [(3, false), (4, true)] {
            let rule = AtRiskRule(secondsLeft: hours * 3600)
            let now = try instant("2026-03-18T20:30:00Z")
            #expect(rule.risk(of: streak, now: now, clock: utc).isAtRisk == isAtRisk)
        }
    }

    @Test(arguments: [
        (24_000, 6, 40, false, 1), (2520, 0, 42, false, 1), (28_800, 8, 0, false, 1),
        (3600, 1, 0, false, 1), (3599, 0, 59, false, 60), (60, 0, 1, false, 1),
        (59, 0, 0, true, 59), (1, 0, 0, true, 1), (0, 0, 0, true, 0), (-5, 0, 0, true, 0),
    ])
    func `counts down in hours and minutes`(
        seconds: Int, hours: Int, minutes: Int, isUnder: Bool, change: Int
    ) {
        let countdown = Countdown(secondsLeft: seconds)
        #expect(countdown.hours == hours)
        #expect(countdown.minutes == minutes)
        #expect(countdown.isUnderOneMinute == isUnder)
        #expect(countdown.secondsUntilChange == change)
    }

    @Test func `a countdown reads the same until its next change`() {
        for seconds in 60...8000 {
            let now = Countdown(secondsLeft: seconds)
            let last = Countdown(secondsLeft: seconds - now.secondsUntilChange + 1)
            let next = Countdown(secondsLeft: seconds - now.secondsUntilChange)
            #expect((last.hours, last.minutes) == (now.hours, now.minutes))
            #expect((next.hours, next.minutes) != (now.hours, now.minutes))
        }
    }
}
