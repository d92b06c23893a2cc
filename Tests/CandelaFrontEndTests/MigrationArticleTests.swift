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
        _ habits: [OldHabit], _ readings: [OldReading], from zone: Zone, now: Instant
    ) throws -> Journal {
        var journal = Journal()
        let clock = DayClock(zone)
        for old in habits {
            var habit = Habit(id: old.id.uuidString, name: old.title)
            habit.isArchived = old.isHidden
            try journal.add(habit)
            for date in old.done {
                let at = clock.zoned(Instant(date))
                try journal.complete(
                    habit: habit.id, on: clock.day(of: at.instant), at: at, now: now)
            }
        }
        for old in readings {
            let at = clock.zoned(Instant(old.date))
            let weight = try Weight(old.kilograms, .kilograms)
            var weighIn = WeighIn(day: clock.day(of: at.instant), weight: weight)
            weighIn.at = at
            try journal.log(weighIn, now: now)
        }
        journal.celebratePast(now: now, clock: clock)
        return journal
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
        let journal = try migrated(habits, readings, from: zone, now: Self.now)

        #expect(journal.validate().isEmpty)
        #expect(journal.habits.map(\.name) == ["Read", "Run"] && journal.habits[1].isArchived)
        #expect(journal.completions.count == 9 && journal.weighIns.count == 1)
        // Seven days are a milestone, which counts as celebrated by the old app.
        #expect(journal.celebratedStreaks.contains { $0.days == 7 })
        let clock = DayClock(zone)
        let streak = Streak.daily(
            habit: habits[0].id.uuidString, in: journal, now: Self.now, clock: clock)
        #expect(streak.current == 9)
        // Migrating again gives the same journal, with the same ids.
        #expect(try migrated(habits, readings, from: zone, now: Self.now) == journal)
        #expect(throws: WeightError.self) {
            try migrated(
                [], [OldReading(date: Self.date(daysAgo: 1), kilograms: 0)], from: zone,
                now: Self.now)
        }
    }
}
