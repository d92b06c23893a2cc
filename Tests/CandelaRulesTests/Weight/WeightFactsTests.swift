import CandelaRules
import Testing

/// Weight logs whose numbers were worked out with a pencil.
struct WeightFactsTests {
    /// 1.3 kg are left, 80 − 76.3 = 3.7 of 5 are done. The seven days are 6 apart, so a rate needs
    /// one more day, the 22nd, ten days after the 12th.
    @Test func `a plateau above the goal is not a reached goal`() throws {
        let journal = person(daily([80, 79, 78, 77, 76.5, 76.4, 76.3]), goal: 75)
        let facts = factsOf(journal)
        #expect(facts.status(of: journal) == .insufficientData)
        let goal = try #require(facts.goal)
        #expect(goal.reachedOn == nil && !goal.isAtGoal && goal.distance == 1.3)
        #expect(goal.fraction == 0.74)
        #expect(facts.rate == nil)
        #expect(facts.missing?.days == 1 && facts.missing?.last == march(22))
        #expect(facts.celebration == nil && facts.completed.allSatisfy { $0.weight.value != 75 })
    }

    @Test(arguments: [
        ([231.4, 229, 229], WeightUnit.pounds, 227.0, 2.0),
        ([60, 61.5, 61.5, 61.5], .kilograms, 63, 1.5),
    ])
    func `three weigh-ins near a goal do not reach it`(
        weights: [Double], unit: WeightUnit, goal: Double, left: Double
    ) throws {
        let state = try #require(factsOf(person(daily(weights), unit, goal: goal)).goal)
        #expect(state.reachedOn == nil && state.distance == left)
    }

    /// The line through thirteen equal days is flat, and the change over 7 days is 0.
    @Test func `a first drop does not rule the rate for weeks`() {
        let weights = [231.4] + Array(repeating: 229.0, count: 13)
        for count in 8...14 {
            let means = DailyMean.means(
                of: weights.prefix(count).enumerated().map { (march($0.offset), $0.element) })
            #expect(WeightTrend(means).weekly.map { abs($0) < 0.005 } == true, "\(count) days")
        }
        let journal = person(daily(weights), .pounds, goal: 212)
        let facts = factsOf(journal)
        #expect(facts.rate?.weekly == 0 && facts.rate?.direction == .stable)
        #expect(facts.status(of: journal) == .steady)
        #expect(facts.change == WeightChange(from: 229, to: 229, over: 7))
        #expect(facts.goalEstimate == nil && facts.milestoneEstimate == nil)
    }

    /// 82.0 on 1 March falls 0.1 a day to 80.9 on the 12th: −0.70 a week. To 78: 2.9 × 7 / 0.7 = 29
    /// days, 10 April. To 80: 0.9 × 7 / 0.7 = 9 days, 21 March.
    @Test(arguments: [
        (12, 29, WeightEstimate.Span.weeks(4), 9), (15, 26, .weeks(4), 6), (18, 23, .weeks(3), 3),
    ])
    func `the date stays without a weigh-in, and the days become fewer`(
        today: Int, goalDays: Int, span: WeightEstimate.Span, milestoneDays: Int
    ) throws {
        let weights = (0..<12).map { 82 - Double($0) / 10 }
        let journal = person(daily(weights, until: 12), goal: 78)
        let facts = factsOf(journal, on: today)
        #expect(facts.status(of: journal) == .onTrack && facts.rate?.weekly == -0.7)
        let goal = try #require(facts.goalEstimate)
        #expect(goal.days == 29 && goal.day == march(41) && goal.daysLeft == goalDays)
        #expect(goal.span == span)
        let milestone = try #require(facts.milestoneEstimate)
        #expect(milestone.day == march(21) && milestone.daysLeft == milestoneDays)
        #expect(facts.countedFrom(goal) == (today == 12 ? nil : march(12)))
    }

    @Test func `once the day has come there is neither a date nor days`() throws {
        let weights = (0..<12).map { 82 - Double($0) / 10 }
        let facts = factsOf(person(daily(weights, until: 12), goal: 78), on: 21)
        #expect(facts.milestoneEstimate?.daysLeft == nil)
        #expect(facts.milestoneEstimate?.span == nil)
        #expect(facts.goalEstimate?.daysLeft == 20)
    }

    /// On the last leg from 80 to 78, at 79.1: 1.1 × 7 / 0.7 = 11 days for both.
    @Test func `on the last leg milestone and goal have one date`() throws {
        let weights = (0..<12).map { 80.2 - Double($0) / 10 }
        let facts = factsOf(person(daily(weights), goal: 78))
        #expect(facts.progress?.isLastLeg == true)
        #expect(facts.milestoneEstimate == facts.goalEstimate)
        #expect(facts.goalEstimate?.days == 11)
    }

    /// 75.55 is shown as 75.6: 0.6 for goal and milestone alike. (80 − 75.6) / (80 − 75) = 0.88.
    @Test func `distances are those of the weights as shown`() throws {
        let facts = factsOf(person(daily([80, 75.55]), goal: 75))
        #expect(facts.currentWeight == 75.6)
        #expect(facts.goal?.distance == 0.6 && facts.progress?.remaining == 0.6)
        #expect(facts.goal?.fraction == 0.88)
    }

    @Test func `a seven-day average knows no older readings`() {
        let year = factsOf(person([(18 - 365, 100), (18, 80)])).log
        #expect(year.average(on: march(18)) == 80)
        let weekly = factsOf(person([(-10, 90), (-3, 89), (4, 88), (11, 87), (18, 86)])).log
        #expect(weekly.average(on: march(18)) == 86)
        // Two readings of the 18th are one day: (80.6 + (80 + 81) / 2) / 2 = 80.55, shown 80.6.
        let twice = factsOf(person([(16, 80.6), (18, 80), (18, 81)])).log
        #expect(twice.average(on: march(18)) == 80.6)
        #expect(twice.average(on: march(17)) == 80.6 && twice.average(on: march(15)) == nil)
    }

    /// A goal set today at 80.5 kg starts there, whatever was weighed in 2015.
    @Test func `a goal set today is 0 percent done`() throws {
        var journal = person([(-4000, 110), (17, 80.7), (18, 80.5)])
        journal.setGoal(75, in: .kilograms, now: noon(18).adding(seconds: 60), clock: utc)
        let facts = factsOf(journal)
        #expect(facts.goal?.start == 80.5 && facts.goal?.fraction == 0)
        #expect(facts.milestones?.all == [80, 78, 76, 75])
        #expect(facts.completed.isEmpty)
        journal.weighIns.append(WeighIn(day: march(19), weight: Weight(unchecked: 82, .kilograms)))
        // Behind the start the milestones stay, and the first is 2 kg away.
        let behind = factsOf(journal, on: 19)
        #expect(behind.progress?.next == 80 && behind.progress?.remaining == 2)
        #expect(behind.goal?.fraction == 0)
    }

    /// 229.5 lb from 231.4 a week before: after 10 days the change is still shown, after 11 the day
    /// of the weight takes its place.
    @Test func `an old weight has an age and no change`() {
        let journal = person([(1, 231.4), (8, 229.5)], .pounds)
        let young = factsOf(journal, on: 18)
        #expect(young.change?.amount == -1.9 && young.lastWeighed == nil)
        let old = factsOf(journal, on: 19)
        #expect(old.change == nil && old.lastWeighed == march(8))
    }

    /// 7:00 on the 19th in Tokyo is 22:00 on the 18th in UTC; 21:00 on the 18th in Los Angeles is
    /// 4:00 on the 19th.
    @Test func `after a flight the weight logged last is the current one`() throws {
        var journal = Journal()
        for (day, weight, at) in [
            (19, 80.0, "2026-03-19T07:00:00+09:00"), (18, 79.5, "2026-03-18T21:00:00-07:00"),
        ] as [(Int, Double, String)] {
            var weighIn = WeighIn(day: march(day), weight: Weight(unchecked: weight, .kilograms))
            weighIn.at = ZonedInstant(at)
            journal.weighIns.append(weighIn)
        }
        let clock = DayClock(try Zone("America/Los_Angeles"))
        let facts = WeightFacts(journal, now: try instant("2026-03-19T05:00:00Z"), clock: clock)
        #expect(facts.currentWeight == 79.5 && facts.log.latest?.day == march(18))
        #expect(facts.log.means.map(\.day) == [march(18), march(19)])
        #expect(facts.log.entriesByDay.map(\.shown) == [79.5, 80])
    }

    /// Down 2.0 over 7 days, while the line through six weeks rises.
    @Test func `a change against the trend is mixed`() throws {
        var readings = (0...35).map { (day: $0 - 17, weight: 80 + Double($0) / 10) }
        for place in 34...35 { readings[place].weight -= 3 }
        let facts = factsOf(person(readings))
        #expect(facts.change?.direction == .down && facts.rate?.direction == .up)
        #expect(facts.isMixed)
    }

    @Test func `without a weigh-in there are no numbers`() {
        var journal = Journal()
        #expect(factsOf(journal).status(of: journal) == nil)
        journal.goal = WeightGoal(Weight(unchecked: 75, .kilograms))
        let facts = factsOf(journal)
        #expect(facts.status(of: journal) == .noData)
        #expect(facts.currentWeight == nil && facts.goal == nil && facts.progress == nil)
        #expect(facts.missing?.days == 3 && facts.missing?.last == march(28))
    }

    /// 0.06 a day is 0.42 a week: 43.5 × 7 / 0.42 = 725 days, 46.5 × 7 / 0.42 = 775.
    @Test(arguments: [(73.5, WeightFacts.Status.onTrack), (76.5, .tooSlow)])
    func `a goal two years ahead is too far for a date`(
        last: Double, status: WeightFacts.Status
    ) {
        let weights = (0..<12).map { last + 0.06 * Double(11 - $0) }
        let journal = person(daily(weights), goal: 30)
        #expect(factsOf(journal).status(of: journal) == status)
    }

    @Test(arguments: [(75.55, 75.6), (75.65, 75.6), (-0.05, 0), (0.15, 0.2), (1e300, 1e300)])
    func `weights are shown with one decimal, halves to even`(weight: Double, shown: Double) {
        #expect(WeightUnit.kilograms.shown(weight) == shown)
    }
}
