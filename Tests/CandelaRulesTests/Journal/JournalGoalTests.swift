import CandelaRules
import Testing

struct JournalGoalTests {
    let now = Instant(secondsSince1970: exampleDay.daysSince1970 * 86_400 + 43_200)

    /// From 252 to 226 pounds in steps of one a week, ending today.
    private var long: Journal {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.weighIns = (0...26).map {
            WeighIn(
                day: march(18 - 7 * (26 - $0)), weight: Weight(unchecked: 252 - Double($0), .pounds)
            )
        }
        return journal
    }

    /// The long history before the goal earns no milestones.
    @Test func `setting a goal on a long history celebrates no past milestones`() throws {
        var journal = long
        let before = journal
        let change = journal.setGoal(212, in: .pounds, now: now, clock: utc)
        #expect(
            journal.goal?.weight == Weight(unchecked: 212, .pounds)
                && journal.goal?.day == march(18))
        #expect(journal.completedMilestones.isEmpty)
        let facts = WeightFacts(journal, now: now, clock: utc)
        #expect(facts.goal?.start == 226 && facts.celebration == nil && facts.completed.isEmpty)
        #expect(journal.validate().isEmpty)
        journal.undo(change)
        #expect(journal == before)
    }

    /// 250 was reached after two of 26 weeks, 230 after 22.
    @Test func `an import records what was passed as celebrated`() throws {
        var journal = long
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        let before = journal
        let change = journal.celebratePast(now: now, clock: utc)
        #expect(journal.completedMilestones.map(\.weight.value) == [250, 245, 240, 235, 230])
        #expect(journal.completedMilestones.allSatisfy { $0.isCelebrated })
        #expect(journal.completedMilestones.first?.day == march(18 - 7 * 24))
        #expect(journal.completedMilestones.last?.day == march(18 - 7 * 4))
        #expect(journal.completedMilestones.last?.start == Weight(unchecked: 252, .pounds))
        #expect(WeightFacts(journal, now: now, clock: utc).celebration == nil)
        journal.undo(change)
        #expect(journal == before)
    }

    /// A value chosen again in the meantime is kept.
    @Test func `undo reverts only values that are unchanged since`() {
        var journal = long
        journal.settings.unit = nil
        let goal = journal.setGoal(212, in: .pounds, now: now, clock: utc)
        let unit = journal.setUnit(.kilograms)
        journal.setGoal(90, in: .kilograms, now: now, clock: utc)
        journal.setUnit(.pounds)
        let before = journal
        journal.undo(unit)
        #expect(journal.settings.unit == .pounds)
        #expect(journal.goal == before.goal)
        journal.undo(goal)
        #expect(journal.goal == before.goal)
    }

    @Test(arguments: [
        (Double.nan, WeightUnit.pounds, 180.0), (.nan, .kilograms, 80), (1000, .pounds, 440),
        (1, .kilograms, 30), (72.5, .kilograms, 72.5), (-.infinity, .pounds, 66),
    ])
    func `any number gives a valid goal`(value: Double, unit: WeightUnit, goal: Double) throws {
        var journal = Journal()
        journal.setGoal(value, in: unit, now: now, clock: utc)
        #expect(journal.goal?.weight == Weight(unchecked: goal, unit))
        #expect(journal.validate().isEmpty)
    }

    @Test func `another goal begins another journey`() throws {
        var journal = long
        journal.goal = WeightGoal(Weight(unchecked: 220, .pounds))
        journal.goal?.start = Weight(unchecked: 260, .pounds)
        journal.goal?.day = march(1)
        journal.setGoal(212, in: .pounds, now: now, clock: utc)
        let facts = WeightFacts(journal, now: now, clock: utc)
        #expect(facts.goal?.start == 226 && journal.goal?.day == march(18))
        let saved = journal.goal
        journal.setGoal(212, in: .pounds, now: try instant("2026-03-20T12:00:00Z"), clock: utc)
        #expect(journal.goal == saved)
    }

    /// 165 lb converted to 74.8 kg and back would be 164.9 lb: the goal is kept as entered.
    @Test(arguments: [(165.0, WeightUnit.pounds), (440, .pounds), (200, .kilograms)])
    func `a goal is unchanged by a change of unit`(value: Double, unit: WeightUnit) {
        var journal = Journal()
        journal.goal = WeightGoal(Weight(unchecked: value, unit))
        let before = journal
        let other: WeightUnit = unit == .pounds ? .kilograms : .pounds
        let change = journal.setUnit(other)
        #expect(journal.goal == before.goal && journal.displayUnit(usually: .pounds) == other)
        #expect(journal.setUnit(other).isEmpty)
        journal.undo(change)
        #expect(journal == before)
    }

    @Test func `changing the unit without a goal changes only the unit`() {
        var journal = long
        journal.setUnit(.kilograms)
        #expect(journal.goal == nil && journal.displayUnit(usually: .pounds) == .kilograms)
        #expect(journal.weighIns == long.weighIns)
    }

    /// Habit a: 30 days up to today. Habit b: 8 days up to yesterday. Habit c: 9 days that ended a
    /// week ago. All together: 30 days.
    @Test func `marks the milestones of current streaks as celebrated`() throws {
        var journal = Journal()
        journal.habits = ["a", "b", "c"].map { Habit(id: $0, name: $0) }
        for (habit, last, days) in [("a", 18, 30), ("b", 17, 8), ("c", 11, 9)] {
            journal.completions += (0..<days).map {
                Completion(habit: habit, day: march(last - $0))
            }
        }
        journal.identify()
        let before = journal
        let change = journal.celebratePast(now: now, clock: utc)
        let marks = journal.celebratedStreaks.map { "\($0.habit ?? "all") \($0.days)" }
        #expect(
            marks.sorted() == ["a 14", "a 30", "a 7", "all 14", "all 30", "all 7", "b 7"])
        for habit in [nil, "a", "b", "c"] {
            let streak = Streak.daily(habit: habit, in: journal, now: now, clock: utc)
            #expect(
                StreakMilestones.standard.celebration(of: streak, habit: habit, in: journal) == nil)
        }
        #expect(journal.validate().isEmpty)
        #expect(journal.celebratePast(now: now, clock: utc).isEmpty)
        journal.undo(change)
        #expect(journal == before)
    }

    /// Later milestones are still celebrated.
    @Test func `does not affect later milestones`() throws {
        var journal = Journal()
        journal.practices = (0..<7).map { Practice(day: march(18 - $0), minutes: 10) }
        journal.celebratePast(now: try instant("2026-03-17T12:00:00Z"), clock: utc)
        #expect(journal.celebratedStreaks.isEmpty)
        journal.celebratePast(now: now, clock: utc)
        #expect(journal.celebratedStreaks.map(\.days) == [7])
    }
}
