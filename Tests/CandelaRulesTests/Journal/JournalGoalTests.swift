import CandelaRules
import Testing

struct JournalGoalTests {
    let now = Instant(secondsSince1970: exampleDay.daysSince1970 * 86_400 + 43_200)

    /// From 252 to 226 pounds by one a week, the last today.
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

    @Test func `a goal on a long history celebrates nothing of the past`() throws {
        var journal = long
        let before = journal
        let change = journal.setGoal(212, now: now, clock: utc)
        #expect(
            journal.goal?.weight == Weight(unchecked: 212, .pounds)
                && journal.goal?.day == march(18))
        // 250 was reached after two weeks of 26, 230 after 22.
        #expect(journal.completedMilestones.map(\.weight.value) == [250, 245, 240, 235, 230])
        #expect(journal.completedMilestones.allSatisfy { $0.isCelebrated })
        #expect(journal.completedMilestones.first?.day == march(18 - 7 * 24))
        #expect(journal.completedMilestones.last?.day == march(18 - 7 * 4))
        #expect(journal.completedMilestones.last?.start == Weight(unchecked: 252, .pounds))
        #expect(try celebration(of: journal) == .allCelebrated)
        #expect(journal.validate().isEmpty)
        journal.undo(change)
        #expect(journal == before)
    }

    private func celebration(of journal: Journal) throws -> WeightCelebration {
        let log = WeightLog(journal, now: now, clock: utc)
        let milestones = try #require(WeightJourney(journal, now: now, clock: utc)?.milestones)
        return .decide(milestones, in: log, completed: journal.completedMilestones)
    }

    /// 252 to 226 lb by one a week, neither imported nor with its goal set here: 230 was reached four
    /// weeks ago. At 225 a week later that one is news, and noting it notes those before.
    @Test func `a history is not celebrated after the fact`() throws {
        var journal = long
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        #expect(try celebration(of: journal) == .allCelebrated)
        journal.weighIns.append(WeighIn(day: march(18), weight: Weight(unchecked: 224.8, .pounds)))
        #expect(try celebration(of: journal) == .crossed(milestone: 225))
        let saved = journal.celebrate(Weight(unchecked: 225, .pounds), now: now, clock: utc)
        #expect(saved.added.completedMilestones == journal.completedMilestones)
        #expect(journal.completedMilestones.map(\.weight.value) == [250, 245, 240, 235, 230, 225])
        #expect(journal.completedMilestones.map(\.day).last == march(18))
        #expect(try celebration(of: journal) == .allCelebrated)
        let again = journal.celebrate(Weight(unchecked: 225, .pounds), now: now, clock: utc)
        #expect(again.isEmpty)
    }

    /// At 218.9 lb three milestones of 231.4 to 212 are new: one celebration, for 220. The goal is one,
    /// and not 215 before it.
    @Test(arguments: [(218.9, 220.0, [230.0, 225, 220]), (211.8, 212, [230, 225, 220, 215, 212])])
    func `several milestones at once are one celebration`(
        weight: Double, milestone: Double, noted: [Double]
    ) throws {
        var journal = Journal()
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        journal.weighIns = [(1, 231.4), (18, weight)].map {
            WeighIn(day: march($0.0), weight: Weight(unchecked: $0.1, .pounds))
        }
        #expect(try celebration(of: journal) == .crossed(milestone: milestone))
        _ = journal.celebrate(Weight(unchecked: milestone, .pounds), now: now, clock: utc)
        #expect(journal.completedMilestones.map(\.weight.value) == noted)
        #expect(try celebration(of: journal) == .allCelebrated)
    }

    /// At 224.6 lb, 101.9 kg, 102 kg lies past the 225 lb celebrated, which are 102.06 kg: it is noted
    /// with the unit, and no more. 100 kg is news at 99.9 kg.
    @Test func `another unit or interval celebrates nothing again`() throws {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        journal.weighIns = [(1, 231.4), (18, 224.6)].map {
            WeighIn(day: march($0.0), weight: Weight(unchecked: $0.1, .pounds))
        }
        _ = journal.celebrate(Weight(unchecked: 225, .pounds), now: now, clock: utc)
        let noted = journal.completedMilestones
        for unit in [WeightUnit.kilograms, .pounds, .kilograms] {
            journal.setUnit(unit, now: now, clock: utc)
            for interval in MilestoneInterval.allCases {
                journal.settings.milestoneInterval = interval
                _ = journal.celebratePastMilestones(now: now, clock: utc)
                #expect(try celebration(of: journal) == .allCelebrated)
                #expect(journal.completedMilestones.starts(with: noted))
            }
        }
        #expect(
            journal.completedMilestones.dropFirst(noted.count).map(\.weight) == [
                Weight(unchecked: 102, .kilograms)
            ])
        journal.settings.milestoneInterval = .five
        journal.weighIns.append(
            WeighIn(day: march(18), weight: Weight(unchecked: 99.9, .kilograms)))
        #expect(try celebration(of: journal) == .crossed(milestone: 100))
    }

    /// Who chose anew in between keeps what was chosen.
    @Test func `undoing takes back only what still stands`() {
        var journal = long
        journal.settings.unit = nil
        let goal = journal.setGoal(212, now: now, clock: utc)
        let unit = journal.setUnit(.kilograms, now: now, clock: utc)
        journal.setGoal(90, now: now, clock: utc)
        journal.setUnit(.pounds, now: now, clock: utc)
        let before = journal
        journal.undo(unit)
        #expect(journal.settings.unit == .pounds)
        #expect(journal.goal == before.goal)
        journal.undo(goal)
        #expect(journal.goal == before.goal)
    }

    /// Reached once, at 229, and now at 233 again: 230 is past all the same, and noted once.
    @Test func `a milestone that was left again is past too`() throws {
        var journal = Journal()
        journal.weighIns = [(10, 232.0), (12, 229), (14, 229.5), (18, 233)].map {
            WeighIn(day: march($0.0), weight: Weight(unchecked: $0.1, .pounds))
        }
        journal.setGoal(212, now: now, clock: utc)
        #expect(journal.completedMilestones.map(\.weight.value) == [230])
        #expect(journal.completedMilestones.first?.day == march(12))
        let again = journal.setGoal(212, now: now, clock: utc)
        #expect(again.isEmpty)
    }

    @Test(arguments: [
        (Double.nan, WeightUnit.pounds, 180.0), (.nan, .kilograms, 80), (1000, .pounds, 440),
        (1, .kilograms, 30), (72.5, .kilograms, 72.5), (-.infinity, .pounds, 66),
    ])
    func `any number makes a goal`(value: Double, unit: WeightUnit, goal: Double) throws {
        var journal = Journal()
        journal.setGoal(value, in: unit, now: now, clock: utc)
        #expect(journal.goal?.weight == Weight(unchecked: goal, unit))
        #expect(journal.validate().isEmpty)
    }

    @Test func `a goal keeps the start of its journey`() throws {
        var journal = long
        journal.goal = WeightGoal(Weight(unchecked: 220, .pounds))
        journal.goal?.start = Weight(unchecked: 260, .pounds)
        journal.goal?.day = march(1)
        journal.setGoal(212, now: now, clock: utc)
        #expect(
            journal.goal?.start == Weight(unchecked: 260, .pounds) && journal.goal?.day == march(18)
        )
        journal.setGoal(212, now: try instant("2026-03-20T12:00:00Z"), clock: utc)
        #expect(journal.goal?.day == march(18))
    }

    /// 165 lb would be 74.8 kg, and those 164.9 lb: the goal stays as it was typed.
    @Test(arguments: [(165.0, WeightUnit.pounds), (440, .pounds), (200, .kilograms)])
    func `a goal survives a change of unit`(value: Double, unit: WeightUnit) {
        var journal = Journal()
        journal.goal = WeightGoal(Weight(unchecked: value, unit))
        let before = journal
        let other: WeightUnit = unit == .pounds ? .kilograms : .pounds
        let change = journal.setUnit(other, now: now, clock: utc)
        #expect(journal.goal == before.goal && journal.displayUnit == other)
        #expect(journal.setUnit(other, now: now, clock: utc).isEmpty)
        journal.undo(change)
        #expect(journal == before)
    }

    @Test func `a change of unit without a goal is the unit alone`() {
        var journal = long
        journal.setUnit(.kilograms, now: now, clock: utc)
        #expect(journal.goal == nil && journal.displayUnit == .kilograms)
        #expect(journal.weighIns == long.weighIns)
    }

    /// Habit a: 30 days to today. Habit b: 8 days to yesterday. Habit c: 9 days that ended a week ago.
    /// All together: 30 days.
    @Test func `notes the streaks that last as celebrated`() throws {
        var journal = Journal()
        journal.habits = ["a", "b", "c"].map { Habit(id: $0, name: $0) }
        for (habit, last, days) in [("a", 18, 30), ("b", 17, 8), ("c", 11, 9)] {
            journal.completions += (0..<days).map {
                Completion(habit: habit, day: march(last - $0))
            }
        }
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

    /// What happens after the end of the past is still to be celebrated.
    @Test func `leaves what comes later`() throws {
        var journal = Journal()
        journal.practices = (0..<7).map { Practice(day: march(18 - $0), minutes: 10) }
        journal.celebratePast(now: try instant("2026-03-17T12:00:00Z"), clock: utc)
        #expect(journal.celebratedStreaks.isEmpty)
        journal.celebratePast(now: now, clock: utc)
        #expect(journal.celebratedStreaks.map(\.days) == [7])
    }
}
