import CandelaRules
import Testing

struct StreakTests {
    let noon = Instant(secondsSince1970: exampleDay.daysSince1970 * 86_400 + 43_200)

    struct Example: Sendable {
        let done: [Int]
        let current: Int
        let longest: Int
        init(_ done: [Int], _ current: Int, _ longest: Int) {
            self.done = done
            self.current = current
            self.longest = longest
        }
    }

    // Today is 18 March 2026.
    @Test(arguments: [
        Example([], 0, 0),
        Example([14, 15, 16, 17] + Array(5...10), 4, 6),
        Example(Array(6...16), 0, 11),
        Example([18, 16, 15], 1, 2),
        Example([18, 18, 17], 2, 2),
        Example([18, 16], 1, 1),
        Example([18], 1, 1),
        Example([17], 1, 1),
        Example([16], 0, 1),
        Example([19, 18], 1, 1),
        Example([19], 0, 0),
    ])
    func `counts consecutive days up to today or yesterday`(example: Example) {
        let streak = Streak.daily(days: example.done.map(march), now: noon, clock: utc)
        #expect(streak.current == example.current)
        #expect(streak.longest == example.longest)
        #expect(streak.isDoneToday == example.done.contains(18))
        #expect(streak.today == exampleDay)
    }

    @Test func `gives the start of the run, its last day, and whether today is needed`() {
        let streak = Streak.daily(days: [14, 15, 16, 17].map(march), now: noon, clock: utc)
        #expect(streak.start == march(14))
        #expect(streak.lastDay == march(17))
        #expect(!streak.isDoneToday)
        #expect(streak.needsToday)
        #expect(streak.validUntil == utc.start(of: march(19)))

        let broken = Streak.daily(days: [march(10)], now: noon, clock: utc)
        #expect(broken.start == nil)
        #expect(broken.lastDay == march(10))
        #expect(!broken.needsToday)
        #expect(broken.validUntil == utc.start(of: march(19)))
    }

    @Test func `counts each done day once, and ignores other records`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "Read"), Habit(id: "other", name: "Run")]
        journal.completions = [
            Completion(habit: "h", day: march(18)),
            Completion(habit: "h", day: march(17), status: .skipped),
            Completion(habit: "other", day: march(17)),
            Completion(habit: "h", day: march(16)),
        ]
        #expect(Streak.daily(habit: "h", in: journal, now: noon, clock: utc).current == 1)
        #expect(Streak.daily(habit: nil, in: journal, now: noon, clock: utc).current == 3)
        journal.completions[1].status = .missed
        #expect(Streak.daily(habit: "h", in: journal, now: noon, clock: utc).current == 1)
        journal.completions.append(Completion(habit: "h", day: march(17)))
        #expect(Streak.daily(habit: "h", in: journal, now: noon, clock: utc).current == 3)
    }

    @Test func `a practice counts from one minute on`() {
        var journal = Journal()
        journal.practices = [
            Practice(day: march(18), minutes: 1), Practice(day: march(17), minutes: 0),
            Practice(day: march(16), minutes: 30),
        ]
        #expect(Streak.daily(in: journal, now: noon, clock: utc).current == 1)
        journal.practices[1].minutes = 1
        #expect(Streak.daily(in: journal, now: noon, clock: utc).current == 3)
    }

    @Test func `rest days hold a streak but do not extend it`() {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "Read")]
        journal.completions = [13, 14, 17].map { Completion(habit: "h", day: march($0)) }
        journal.completions += [
            Completion(habit: "h", day: march(15), status: .rest),
            Completion(habit: "h", day: march(18), status: .rest),
        ]
        journal.restDays = [march(16)]
        let streak = Streak.daily(habit: "h", in: journal, now: noon, clock: utc)
        #expect(streak.current == 3)
        #expect(streak.longest == 3)
        #expect(streak.heldDays == [march(15), march(16)])
        #expect(streak.isRestToday)
        #expect(!streak.isDoneToday)
        #expect(!streak.needsToday)
        #expect(streak.day(reaching: 1) == march(13))
        #expect(streak.day(reaching: 2) == march(14))
        #expect(streak.day(reaching: 3) == march(17))
        #expect(streak.day(reaching: 4) == nil)
        #expect(streak.day(reaching: 0) == nil)
    }

    @Test func `rest days alone are not a streak`() {
        let rest = [16, 17, 18].map { StreakRecord(day: march($0), effect: .holds) }
        let streak = Streak.daily(rest, now: noon, clock: utc)
        #expect(streak.current == 0)
        #expect(streak.longest == 0)
        #expect(streak.lastDay == nil)
        #expect(streak.start == nil)
    }

    @Test func `ignores future records until their time has come`() throws {
        let later = ZonedInstant(noon.adding(seconds: 3600), offset: 0)
        let records = [
            StreakRecord(day: march(17)), StreakRecord(day: march(18), at: later),
            StreakRecord(day: march(20)),
        ]
        let streak = Streak.daily(records, now: noon, clock: utc)
        #expect(streak.current == 1)
        #expect(!streak.isDoneToday)
        #expect(streak.validUntil == later.instant)
        let soon = Streak.daily(records, now: later.instant, clock: utc)
        #expect(soon.current == 2)
        #expect(soon.validUntil == utc.start(of: march(19)))
    }

    @Test func `two instants around midnight are two days`() throws {
        let berlin = DayClock(try Zone("Europe/Berlin"))
        let moments = [
            try instant("2026-03-17T23:59:00+01:00"), try instant("2026-03-18T00:01:00+01:00"),
        ]
        let streak = Streak.daily(
            instants: moments, now: try instant("2026-03-18T08:00:00+01:00"), clock: berlin)
        #expect(streak.current == 2)
        let late = DayClock(berlin.zone, dayStart: try #require(TimeOfDay(hour: 3)))
        #expect(
            Streak.daily(
                instants: moments, now: try instant("2026-03-18T08:00:00+01:00"), clock: late
            ).current == 1)
    }

    @Test func `accepts the first and last supported days`() {
        let days = [CalendarDay.first, .last, exampleDay]
        let now = Instant(secondsSince1970: .max)
        let streak = Streak.daily(days: days, now: now, clock: utc)
        #expect(streak.current == 1)
        #expect(streak.longest == 1)
        let early = Streak.daily(days: days, now: Instant(secondsSince1970: .min), clock: utc)
        #expect(early.current == 1)
    }

    /// Done on the 14th, 15th and 18th, with rest days on the 16th and 17th: three days from the
    /// 14th, also in an index of the same records.
    @Test func `rest days also hold in an index`() {
        var journal = Journal()
        journal.practices = [14, 15, 18].map { Practice(day: march($0), minutes: 10) }
        journal.restDays = [march(16), march(17)]
        let now = utc.start(of: exampleDay).adding(seconds: 43_200)
        let index = ActivityIndex(journal, now: now, clock: utc)
        let streak = Streak.daily(index, now: now, clock: utc)
        #expect((streak.current, streak.longest, streak.start) == (3, 3, march(14)))
        #expect(streak.heldDays == [march(16), march(17)])
        #expect(streak == Streak.daily(in: journal, now: now, clock: utc))
        journal.restDays = [march(17)]
        let broken = Streak.daily(
            ActivityIndex(journal, now: now, clock: utc), now: now, clock: utc)
        #expect((broken.current, broken.longest) == (1, 2))
    }

    /// A record of 20:00 does not count at noon; one without an instant counts for its whole day.
    @Test func `identifies records that do not count yet`() {
        let noon = utc.start(of: exampleDay).adding(seconds: 43_200)
        func isFuture(_ day: Int, _ hour: Int?) -> Bool {
            let at = hour.map {
                ZonedInstant(utc.start(of: exampleDay).adding(seconds: $0 * 3600), offset: 0)
            }
            return StreakRecord(day: march(day), at: at).isFuture(now: noon, today: exampleDay)
        }
        #expect(!isFuture(18, nil) && isFuture(19, nil))
        #expect(!isFuture(18, 12) && isFuture(18, 13))
        #expect(!isFuture(20, 12) && isFuture(21, 12))
    }

    /// A completion with the status rest holds like a rest day.
    @Test func `a completion with the status rest holds in an index`() {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "H")]
        journal.completions = [15, 17].map { Completion(habit: "h", day: march($0)) }
        var rest = Completion(habit: "h", day: march(16))
        rest.status = .rest
        journal.completions.append(rest)
        let now = utc.start(of: exampleDay).adding(seconds: 43_200)
        let index = ActivityIndex(journal, now: now, clock: utc)
        #expect(Streak.daily(index, now: now, clock: utc).current == 2)
        #expect(index[march(16)].status == .rest)
    }

    @Test func `a single day is not a personal best`() {
        let now = utc.start(of: exampleDay).adding(seconds: 43_200)
        #expect(!Streak.daily(days: [exampleDay], now: now, clock: utc).isPersonalBest)
        #expect(
            Streak.daily(days: [exampleDay, march(17)], now: now, clock: utc).isPersonalBest)
    }
}
