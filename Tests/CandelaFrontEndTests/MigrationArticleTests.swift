import CandelaRules
import Foundation
import Testing

/// The code of the article on migrating a model, run.
struct MigrationArticleTests {
    struct OldHabit {
        let id: UUID
        var title: String
        var isHidden: Bool
        var done: [Date]
    }

    struct OldReading {
        let date: Date
        var kilograms: Double
    }

    func migrated(
        _ habits: [OldHabit], _ readings: [OldReading], zoneAt: (Date) -> Zone, now: Instant
    ) throws -> (journal: Journal, merged: [Completion]) {
        var journal = Journal()
        var merged: [Completion] = []
        for old in habits {
            var habit = Habit(id: old.id.uuidString, name: old.title)
            habit.isArchived = old.isHidden
            try journal.add(habit)
            for date in old.done {
                let clock = DayClock(zoneAt(date))
                let at = clock.zoned(Instant(date))
                let change = try journal.complete(
                    habit: habit.id, on: clock.day(of: at.instant), at: at, now: now)
                merged += change.merged
            }
        }
        for old in readings {
            let clock = DayClock(zoneAt(old.date))
            let at = clock.zoned(Instant(old.date))
            let weight = try Weight(old.kilograms, .kilograms)
            var weighIn = WeighIn(day: clock.day(of: at.instant), weight: weight)
            weighIn.at = at
            try journal.log(weighIn, now: now)
        }
        journal.celebratePast(now: now, clock: DayClock(zoneAt(Date(now))))
        return (journal, merged)
    }

    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static func date(daysAgo days: Int) -> Date {
        Date(now.adding(seconds: -86_400 * days))
    }

    @Test func `migrates an app's records to a journal`() throws {
        let zone = try Zone("Europe/Berlin")
        // Nine days in a row, the first of them twice.
        let done = ([8] + (0...8)).map(Self.date)
        let habits = [
            OldHabit(id: UUID(), title: "Read", isHidden: false, done: done),
            OldHabit(id: UUID(), title: "Run", isHidden: true, done: []),
        ]
        let readings = [OldReading(date: Self.date(daysAgo: 1), kilograms: 82.4)]
        let (journal, merged) = try migrated(
            habits, readings, zoneAt: { _ in zone }, now: Self.now)

        #expect(journal.validate().isEmpty)
        #expect(merged.count == 1)
        #expect(journal.habits.map(\.name) == ["Read", "Run"] && journal.habits[1].isArchived)
        #expect(journal.completions.count == 9 && journal.weighIns.count == 1)
        // Seven days are a milestone, which counts as celebrated by the old app.
        #expect(journal.celebratedStreaks.contains { $0.days == 7 })
        let clock = DayClock(zone)
        let streak = Streak.daily(
            habit: habits[0].id.uuidString, in: journal, now: Self.now, clock: clock)
        #expect(streak.current == 9)
        // Migrating again gives the same journal, with the same ids.
        let again = try migrated(habits, readings, zoneAt: { _ in zone }, now: Self.now)
        #expect(again.journal == journal)
        #expect(throws: WeightError.self) {
            try migrated(
                [], [OldReading(date: Self.date(daysAgo: 1), kilograms: 0)], zoneAt: { _ in zone },
                now: Self.now)
        }
    }

    /// 1,094 ticks at 23:00 where the person is, up to yesterday: 300 days in Berlin, in New York
    /// and in Tokyo each, and 194 in Berlin: 3 × 300 + 194 = 1,094.
    @Test func `a person who moved keeps each day`() throws {
        let zones = try ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "Europe/Berlin"]
            .map { try Zone($0) }
        let first = try #require(CalendarDay(year: 2023, month: 3, day: 20))
        var zoneOf: [Date: Zone] = [:]
        let done = (0..<1_094).map { day in
            let zone = zones[day / 300]
            let date = Date(DayClock(zone).instant(of: first.adding(days: day), at: "23:00"))
            zoneOf[date] = zone
            return date
        }
        let habits = [OldHabit(id: UUID(), title: "Read", isHidden: false, done: done)]
        func migrated(_ zoneAt: (Date) -> Zone) throws -> (journal: Journal, merged: [Completion]) {
            try self.migrated(habits, [], zoneAt: zoneAt, now: Self.now)
        }
        func streak(_ journal: Journal) -> Int {
            Streak.daily(
                habit: habits[0].id.uuidString, in: journal, now: Self.now,
                clock: DayClock(zones[3])
            ).current
        }
        let (journal, merged) = try migrated { zoneOf[$0] ?? zones[0] }
        #expect(journal.completions.map(\.day) == (0..<1_094).map(first.adding))
        #expect(merged.isEmpty)
        #expect(streak(journal) == 1_094)
        // In one zone the ticks in New York are on the following days: day 300 has none, and the
        // last of them is on the day of the first in Tokyo. 1,094 − 301 = 793 are in a row.
        let one = try migrated { _ in zones[0] }
        #expect(one.journal.completions.count == 1_093 && one.merged.count == 1)
        #expect(streak(one.journal) == 793)
    }

    @Test func `each of twenty habits keeps its ticks`() throws {
        let done = (0..<100).map { Self.date(daysAgo: $0) }
        let habits = (0..<20).map {
            OldHabit(id: UUID(), title: "\($0)", isHidden: false, done: done)
        }
        let result = try migrated(habits, [], zoneAt: { _ in .utc }, now: Self.now)
        let counts = Dictionary(grouping: result.journal.completions, by: \.habit)
            .mapValues(\.count)
        #expect(counts.count == 20 && counts.values.allSatisfy { $0 == 100 })
        #expect(result.merged.isEmpty)
    }
}
