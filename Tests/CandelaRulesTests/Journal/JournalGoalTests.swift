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

    @Test func `setting a goal on a long history celebrates no past milestones`() throws {
        var journal = long
        let before = journal
        let change = journal.setGoal(212, now: now, clock: utc)
        #expect(
            journal.goal?.weight == Weight(unchecked: 212, .pounds)
                && journal.goal?.day == march(18))
        // 250 was reached after two of 26 weeks, 230 after 22.
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

    /// 252 to 226 lb in steps of one a week, neither imported nor with its goal set here: 230 was
    /// reached four weeks ago. At 225 a week later that milestone is new, and recording it also
    /// records the earlier ones.
    @Test func `past milestones are not celebrated later`() throws {
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

    /// At 218.9 lb three milestones from 231.4 to 212 are new: one celebration, for 220. The goal
    /// is celebrated instead of 215 when both are reached.
    @Test(arguments: [(218.9, 220.0, [230.0, 225, 220]), (211.8, 212, [230, 225, 220, 215, 212])])
    func `several milestones reached at once are celebrated once`(
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

    /// At 224.6 lb, 101.9 kg, 102 kg is further than the celebrated 225 lb, which are 102.06 kg: it
    /// is recorded when the unit changes, without a celebration. 100 kg is new at 99.9 kg.
    @Test func `changing the unit or interval repeats no celebration`() throws {
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

    /// A value chosen again in the meantime is kept.
    @Test func `undo reverts only values that are unchanged since`() {
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

    /// Reached once, at 229, and now at 233 again: 230 still counts as past, and is recorded once.
    @Test func `a milestone that was lost again counts as past`() throws {
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
    func `any number gives a valid goal`(value: Double, unit: WeightUnit, goal: Double) throws {
        var journal = Journal()
        journal.setGoal(value, in: unit, now: now, clock: utc)
        #expect(journal.goal?.weight == Weight(unchecked: goal, unit))
        #expect(journal.validate().isEmpty)
    }

    @Test func `changing the goal keeps the start of the journey`() throws {
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

    /// 165 lb converted to 74.8 kg and back would be 164.9 lb: the goal is kept as entered.
    @Test(arguments: [(165.0, WeightUnit.pounds), (440, .pounds), (200, .kilograms)])
    func `a goal is unchanged by a change of unit`(value: Double, unit: WeightUnit) {
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

    @Test func `changing the unit without a goal changes only the unit`() {
        var journal = long
        journal.setUnit(.kilograms, now: now, clock: utc)
        #expect(journal.goal == nil && journal.displayUnit == .kilograms)
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
