import CandelaRules
import Testing

struct WeightMilestonesTests {
    struct Journey: Sendable {
        let start: Double
        let goal: Double
        let unit: WeightUnit
        let choice: MilestoneInterval
        var milestones: WeightMilestones {
            WeightMilestones(
                start: Weight(unchecked: start, unit), goal: Weight(unchecked: goal, unit),
                interval: choice, in: unit)
        }
    }

    @Test(arguments: [
        (
            Journey(start: 231.4, goal: 212, unit: .pounds, choice: .five),
            [230, 225, 220, 215, 212]
        ),
        (Journey(start: 231.4, goal: 212, unit: .pounds, choice: .ten), [230, 220, 212]),
        (Journey(start: 231.4, goal: 212, unit: .pounds, choice: .fifteen), [225, 212]),
        (
            Journey(start: 104.3, goal: 97, unit: .kilograms, choice: .five),
            [104, 102, 100, 98, 97]
        ),
        (Journey(start: 104.3, goal: 97, unit: .kilograms, choice: .ten), [100, 97]),
        (Journey(start: 61.3, goal: 68, unit: .kilograms, choice: .five), [62, 64, 66, 68]),
        (Journey(start: 230, goal: 220, unit: .pounds, choice: .five), [225, 220]),
        (Journey(start: 260, goal: 254.8, unit: .pounds, choice: .five), [254.8]),
        (Journey(start: 260, goal: 252.5, unit: .pounds, choice: .five), [255, 252.5]),
        (Journey(start: 212, goal: 212, unit: .pounds, choice: .five), [212]),
        (Journey(start: 213, goal: 212, unit: .pounds, choice: .five), [212]),
    ])
    func `are the multiples between start and goal, followed by the goal`(
        journey: Journey, expected: [Double]
    ) {
        #expect(journey.milestones.all == expected)
    }

    static let loss = Journey(start: 231.4, goal: 212, unit: .pounds, choice: .five)
    static let gain = Journey(start: 61.3, goal: 68, unit: .kilograms, choice: .five)

    @Test(arguments: [
        (loss, 231.4, 235.0, 230.0, 0.72, 1.4),
        (loss, 233.0, 235, 230, 0.40, 3.0),
        (loss, 226.0, 230, 225, 0.80, 1.0),
        (loss, 225.0, 230, 225, 1.00, 0.0),
        (loss, 223.2, 225, 220, 0.36, 3.2),
        (loss, 213.5, 215, 212, 0.50, 1.5),
        (gain, 63.1, 62, 64, 0.55, 0.9),
        // On the first milestone the bar begins where it ends.
        (loss, 230.0, 230, 230, 1.00, 0.0),
        // The milestones are those of the start, also behind it.
        (loss, 235.0, 235, 230, 0.00, 5.0),
        (loss, 236.0, 240, 230, 0.40, 6.0),
        // At the goal, and past it.
        (loss, 212.0, 215, 212, 1.00, 0.0),
        (loss, 209.0, 215, 212, 1.00, 0.0),
        (gain, 70.0, 66, 68, 1.00, 0.0),
    ])
    func `give the distance to the next one`(
        journey: Journey, weight: Double, previous: Double, next: Double, fraction: Double,
        remaining: Double
    ) {
        let progress = journey.milestones.progress(at: weight)
        #expect(progress.previous == previous)
        #expect(progress.next == next)
        #expect(progress.fraction == fraction)
        #expect(progress.remaining == remaining)
    }

    @Test func `progress stays in 0…1 and rises strictly within a leg`() {
        for journey in [Self.loss, Self.gain] {
            for interval in [1.0, 2, 2.5, 5, 7, 15] {
                let milestones = WeightMilestones(
                    uncheckedStart: journey.start, goal: journey.goal, interval: interval)
                let down = journey.goal < journey.start
                // In tenths, from far behind the start to past the goal.
                let tenths = Array(500...2600).map { Double($0) / 10 }
                var last: WeightMilestones.Progress?
                for weight in down ? tenths.reversed() : tenths {
                    let progress = milestones.progress(at: weight)
                    #expect((0...1).contains(progress.fraction))
                    #expect(progress.remaining >= 0)
                    if let last, last.next == progress.next, last.previous == progress.previous,
                        progress.fraction < 1
                    {
                        #expect(progress.fraction > last.fraction)
                        #expect(progress.remaining < last.remaining)
                    }
                    last = progress
                }
            }
        }
    }

    @Test func `travelled and remaining add up to the leg`() {
        for tenth in 2121...2349 {
            let progress = Self.loss.milestones.progress(at: Double(tenth) / 10)
            let leg = abs(progress.previous - progress.next)
            #expect(abs(progress.fraction * leg + progress.remaining - leg) < 1e-6)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func `a weight that is not finite counts as the start`(weight: Double) {
        let milestones = Self.loss.milestones
        #expect(milestones.progress(at: weight) == milestones.progress(at: 231.4))
    }

    @Test func `contain no binary noise`() {
        let milestones = WeightMilestones(uncheckedStart: 80.3, goal: 70, interval: 0.1).all
        #expect(milestones.count == 103)
        #expect(
            WeightMilestones(uncheckedStart: 231.4, goal: 212, interval: 5).all.allSatisfy {
                $0 == $0.rounded()
            })
        let progress = WeightMilestones(uncheckedStart: 75.5, goal: 70, interval: 2).progress(
            at: 74.3)
        #expect(progress.remaining == 0.3)
    }

    /// 230.05 is shown as 230.0, which is on the milestone; 230.06 is shown as 230.1, with 0.1 left;
    /// 229.94 is shown as 229.9 and past it.
    @Test(arguments: [
        (230.06, 230.0, 0.1), (230.05, 230, 0), (229.95, 230, 0), (229.94, 225, 4.9),
        (212.05, 212, 0), (212.06, 212, 0.1), (211.95, 212, 0),
    ])
    func `weights are compared as shown`(weight: Double, next: Double, remaining: Double) {
        let milestones = WeightMilestones(uncheckedStart: 231.4, goal: 212, interval: 5)
        let progress = milestones.progress(at: weight)
        #expect(progress.next == next && progress.remaining == remaining)
        #expect((progress.fraction == 1) == (remaining == 0))
        #expect(milestones.isReached(next, at: weight) == (remaining == 0))
    }

    /// The same in the other direction: 99.94 is shown as 99.9, 99.95 as 100.0.
    @Test(arguments: [(99.94, false), (99.95, true), (100.05, true)])
    func `gaining compares weights as shown`(weight: Double, isReached: Bool) {
        let milestones = WeightMilestones(uncheckedStart: 91, goal: 110, interval: 5)
        #expect(milestones.isReached(100, at: weight) == isReached)
    }

    /// A journey that begins at 230.04, shown as 230.0, begins on it. 225 is nearer than 2.5 to
    /// 224.96 and to 223.
    @Test func `no milestone is at the start or close to the goal`() {
        #expect(WeightMilestones(uncheckedStart: 230.04, goal: 212, interval: 5).all.first == 225)
        #expect(WeightMilestones(uncheckedStart: 230.06, goal: 212, interval: 5).all.first == 230)
        #expect(WeightMilestones(uncheckedStart: 231, goal: 224.96, interval: 5).all == [230, 225])
        #expect(WeightMilestones(uncheckedStart: 231, goal: 223, interval: 5).all == [230, 223])
        #expect(
            WeightMilestones(uncheckedStart: 231, goal: 222.5, interval: 5).all == [
                230, 225, 222.5,
            ])
    }
}
