import CandelaRules
import Testing

/// The start of a goal, and whether it is reached.
struct GoalStateTests {
    private func goal(
        _ readings: [(day: Int, weight: Double)], to goal: Double = 75, on day: Int = 18
    ) -> GoalState? {
        factsOf(person(readings, goal: goal), on: day).goal
    }

    /// From 80 to 75. It begins at 75.0 and lasts at 75.4, 0.4 away. One day at 75.5 does not end
    /// it, two in a row do, and one below 75.5 in between starts the count again.
    @Test(arguments: [
        ([80, 75.1], false), ([80, 75], true), ([80, 74], true), ([80, 75, 75.4, 75.4], true),
        ([80, 75, 75.5], true), ([80, 75, 75.5, 75.6], false),
        ([80, 75, 75.5, 75.4, 75.5], true), ([80, 75, 75.5, 75.6, 75.1], false),
        ([80, 75, 78, 78, 75], true),
    ])
    func `a reading reaches a goal, and two days away from it end that`(
        weights: [Double], isReached: Bool
    ) {
        #expect((goal(daily(weights))?.reachedOn != nil) == isReached)
    }

    /// 75.5 and 75.3 on one day: the nearer one counts.
    @Test func `the nearest reading of a day decides`() {
        let readings = [
            (12, 80.0), (14, 75), (16, 75.5), (17, 75.6), (17, 75.3), (18, 75.5), (18, 75.6),
        ]
        #expect(goal(readings)?.reachedOn == march(14))
    }

    @Test func `a reached goal has no distance, and a passed one keeps its direction`() throws {
        let held = try #require(goal(daily([80, 75, 75.4])))
        #expect(held.isAtGoal && held.fraction == 1 && !held.isPast)
        let past = try #require(goal(daily([80, 75, 74.2])))
        #expect(past.isPast && past.distance == 0.8 && past.needsLoss)
        let gain = try #require(goal(daily([60, 63.2]), to: 63))
        #expect(gain.isAtGoal && gain.isPast && !gain.needsLoss)
    }

    /// Within 0.5 kg on either side of a goal that is the start.
    @Test(arguments: [(75.5, true), (74.5, true), (75.6, false), (74.4, false)])
    func `a goal at the start is to hold`(weight: Double, isAtGoal: Bool) throws {
        let facts = factsOf(person(daily([75, weight]), goal: 75))
        let goal = try #require(facts.goal)
        #expect(goal.isHolding && goal.isAtGoal == isAtGoal && goal.reachedOn == nil)
        #expect(facts.milestones == nil && facts.progress == nil && facts.celebration == nil)
        #expect(goal.needsLoss == (weight > 75))
    }

    /// 165 lb are 74.84 kg, shown as 74.8. At 164.9 lb, also 74.8 kg, the goal of 164.8 lb is not
    /// reached in pounds, in which it was set.
    @Test func `the unit in which a goal was set decides`() {
        let journal = person(daily([180, 164.9]), .pounds, goal: 164.8)
        #expect(factsOf(journal, unit: .kilograms).goal?.reachedOn == nil)
        #expect(
            factsOf(person(daily([180, 164.8]), .pounds, goal: 164.8), unit: .kilograms)
                .goal?.reachedOn == march(18))
    }

    // MARK: Start

    @Test func `a goal starts at the current weigh-in and follows its corrections`() throws {
        var journal = person([(10, 84), (16, 82), (18, 80.5)])
        journal.setGoal(75, in: .kilograms, now: noon(18).adding(seconds: 60), clock: utc)
        #expect(journal.goal?.startEntry == "2" && journal.goal?.day == march(18))
        #expect(journal.goal?.start == nil)
        journal.weighIns[2].weight = Weight(unchecked: 81.5, .kilograms)
        #expect(factsOf(journal).goal?.start == 81.5)
        // Deleted: the first entry after the goal was set; until then the last known weight.
        journal.weighIns.remove(at: 2)
        #expect(factsOf(journal).goal?.start == 82)
        var later = WeighIn(day: march(19), weight: Weight(unchecked: 80.9, .kilograms))
        later.at = ZonedInstant(noon(19))
        journal.weighIns.append(later)
        #expect(factsOf(journal, on: 19).goal?.start == 80.9)
    }

    /// The 11th is seven days before the 18th, the 10th eight.
    @Test(arguments: [(11, "0"), (10, nil)] as [(Int, String?)])
    func `a goal does not start at a weigh-in more than seven days old`(day: Int, id: String?) {
        var journal = person([(day, 84)])
        journal.setGoal(75, in: .kilograms, now: noon(18), clock: utc)
        #expect(journal.goal?.startEntry == id)
        var later = WeighIn(day: march(19), weight: Weight(unchecked: 83, .kilograms))
        later.at = ZonedInstant(noon(19))
        journal.weighIns.append(later)
        #expect(factsOf(journal, on: 19).goal?.start == (id == nil ? 83 : 84))
    }

    @Test func `an old goal starts at the last entry up to its day, or at the oldest`() {
        var journal = person([(1, 90), (10, 84), (16, 82)], goal: 75)
        #expect(factsOf(journal).goal?.start == 90)
        journal.goal?.day = march(12)
        #expect(factsOf(journal).goal?.start == 84)
        journal.goal?.start = Weight(unchecked: 88, .kilograms)
        #expect(factsOf(journal).goal?.start == 88)
    }

    /// 74 kg two years ago do not reach a goal that was set today.
    @Test func `readings before the goal was set do not reach it`() {
        var journal = person([(-700, 74), (17, 80.7), (18, 80.5)])
        journal.setGoal(75, in: .kilograms, now: noon(18).adding(seconds: 60), clock: utc)
        #expect(factsOf(journal).goal?.reachedOn == nil)
    }

    @Test func `saving the same goal again changes nothing`() {
        var journal = person([(17, 180)], .pounds)
        journal.setGoal(165, in: .pounds, now: noon(17), clock: utc)
        let before = journal
        #expect(journal.setGoal(165, in: .pounds, now: noon(18), clock: utc).isEmpty)
        // 165 lb are shown as 74.8 kg.
        #expect(journal.setGoal(74.8, in: .kilograms, now: noon(18), clock: utc).isEmpty)
        #expect(journal == before)
    }

    /// 72.3 at 8:00 and 82.3 at 8:01: the first is a slip. 79.4 would be 2.9 away and count.
    @Test(arguments: [(72.3, false), (74.9, false), (79.4, true)])
    func `a weight corrected by another entry of the day does not count`(
        first: Double, counts: Bool
    ) {
        let goal = goal([(10, 84), (18, first), (18, 82.3)], to: first)
        #expect((goal?.reachedOn != nil) == counts)
    }
}
