import CandelaRules
import CandelaTestSupport
import Testing

/// Streaks compared with a second, slow implementation, and laws that hold for every history.
struct StreakLawTests {
    /// Streaks computed with sets and sorting; rest days hold.
    private func slowly(_ records: [StreakRecord], today: CalendarDay) -> (Int, Int) {
        let past = records.filter { $0.day <= today }
        let done = Set(past.filter { $0.effect == .adds }.map(\.day))
        let rest = Set(past.filter { $0.effect == .holds }.map(\.day)).subtracting(done)
        var longest = 0
        for first in done {
            var (length, day) = (0, first)
            while done.contains(day) || rest.contains(day) {
                length += done.contains(day) ? 1 : 0
                day = day.next
            }
            longest = max(longest, length)
        }
        var (current, day) = (0, today)
        if !done.contains(today) && !rest.contains(today) { day = today.previous }
        while done.contains(day) || rest.contains(day) {
            current += done.contains(day) ? 1 : 0
            day = day.previous
        }
        return (current, longest)
    }

    private func randomRecords(_ generator: inout SplitMix) -> [StreakRecord] {
        let span = Int.random(in: 1...60, using: &generator)
        let count = Int.random(in: 0...90, using: &generator)
        return (0..<count).map { _ in
            StreakRecord(
                day: exampleDay.adding(days: Int.random(in: -span...3, using: &generator)),
                effect: Int.random(in: 0...5, using: &generator) == 0 ? .holds : .adds)
        }
    }

    private let noon = Instant(secondsSince1970: exampleDay.daysSince1970 * 86_400 + 43_200)

    @Test func `agrees with a slow reference on random histories`() {
        var generator = SplitMix(seed: 4)
        for _ in 0..<2000 {
            let records = randomRecords(&generator)
            let streak = Streak.daily(records, now: noon, clock: utc)
            let (current, longest) = slowly(records, today: exampleDay)
            #expect((streak.current, streak.longest) == (current, longest), "\(records)")
            #expect(streak.current <= streak.longest)
        }
    }

    @Test func `does not depend on order or duplicates`() {
        var generator = SplitMix(seed: 5)
        for _ in 0..<500 {
            let records = randomRecords(&generator)
            let streak = Streak.daily(records, now: noon, clock: utc)
            let again = records + records.prefix(records.count / 2)
            #expect(
                Streak.daily(again.shuffled(using: &generator), now: noon, clock: utc) == streak)
        }
    }

    @Test func `an older record never shortens a streak, and neither does one more day`() {
        var generator = SplitMix(seed: 6)
        for _ in 0..<500 {
            let records = randomRecords(&generator)
            let streak = Streak.daily(records, now: noon, clock: utc)
            let older = StreakRecord(
                day: exampleDay.adding(days: Int.random(in: -90 ... -1, using: &generator)))
            let more = Streak.daily(records + [older], now: noon, clock: utc)
            #expect(more.current >= streak.current)
            #expect(more.longest >= streak.longest)
        }
    }

    @Test func `does not change before validUntil, and every day of a run can be computed`() {
        var generator = SplitMix(seed: 7)
        for _ in 0..<500 {
            let records = randomRecords(&generator)
            let streak = Streak.daily(records, now: noon, clock: utc)
            let last = streak.validUntil.adding(seconds: -1)
            #expect(Streak.daily(records, now: last, clock: utc) == streak)
            if streak.current > 0 {
                let days = (1...streak.current).compactMap(streak.day(reaching:))
                #expect(days.count == streak.current)
                #expect(days == Set(days).sorted())
                #expect(days.first == streak.start && days.last == streak.lastDay)
                let done = Set(records.filter { $0.effect == .adds }.map(\.day))
                #expect(done.isSuperset(of: days))
            }
        }
    }

    @Test func `instants and their days give the same streak`() throws {
        let berlin = DayClock(try Zone("Europe/Berlin"))
        var generator = SplitMix(seed: 8)
        for _ in 0..<200 {
            let now = Instant(
                secondsSince1970: Int.random(in: 1_700_000_000...1_800_000_000, using: &generator))
            let instants = (0..<Int.random(in: 0...120, using: &generator)).map { _ in
                now.adding(seconds: -Int.random(in: -50_000...5_000_000, using: &generator))
            }
            let records = instants.map {
                StreakRecord(day: berlin.day(of: $0), at: berlin.zoned($0))
            }
            #expect(
                Streak.daily(instants: instants, now: now, clock: berlin)
                    == Streak.daily(records, now: now, clock: berlin))
        }
    }
}
