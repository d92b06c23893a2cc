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
        // On the first milestone the bar is full and keeps its beginning.
        (loss, 230.0, 235, 230, 1.00, 0.0),
        // Regaining past the interval boundary begins a new leg at 0.
        (loss, 235.0, 235, 230, 0.00, 5.0),
        (loss, 236.0, 240, 235, 0.80, 1.0),
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

    @Test(arguments: [
        (231.4, 212.0, 212.1, false), (231.4, 212, 212, true), (231.4, 212, 209, true),
        (61.3, 68, 67.9, false), (61.3, 68, 68, true), (61.3, 68, 70, true),
        (212, 212, 215, false), (212, 212, 212, true), (212, 212, 209, false),
    ])
    func `determine from the start whether the goal is reached`(
        start: Double, goal: Double, current: Double, isReached: Bool
    ) {
        let milestones = WeightMilestones(uncheckedStart: start, goal: goal, interval: 5)
        #expect(milestones.isGoalReached(at: current) == isReached)
        #expect(milestones.progress(at: current).isGoalReached == isReached)
    }

    @Test func `are crossed in the order of the journey, and only once`() {
        let milestones = Self.loss.milestones
        func crossed(_ current: Double, besides done: Double, from start: Double? = nil) -> [Double]
        {
            var completed = CompletedMilestone(Weight(unchecked: done, .pounds))
            completed.start = start.map { Weight(unchecked: $0, .pounds) }
            return milestones.crossed(at: current, besides: [completed], in: .pounds)
        }
        #expect(crossed(218.9, besides: 230) == [225, 220])
        // 223 is not a milestone of this journey, but it is on its way, past 225; a milestone of
        // another journey counts only for itself.
        #expect(crossed(218.9, besides: 223) == [220])
        #expect(crossed(218.9, besides: 223, from: 231.4) == [220])
        #expect(crossed(218.9, besides: 223, from: 250) == [230, 225, 220])
        #expect(crossed(218.9, besides: 225, from: 250) == [230, 220])
        #expect(milestones.crossed(at: 231.4).isEmpty)
        #expect(milestones.crossed(at: 225) == [230, 225])
        #expect(milestones.crossed(at: 200) == [230, 225, 220, 215, 212])
        // 230 lb recorded in kilograms and converted back: 104.32616 kg, 229.9995 lb.
        let back = WeightConversion.standard.convert(
            WeightConversion.standard.convert(230, from: .pounds, to: .kilograms),
            from: .kilograms, to: .pounds)
        #expect(back != 230)
        #expect(crossed(226, besides: back).isEmpty)
        #expect(crossed(226, besides: 230.05).isEmpty)
        #expect(crossed(226, besides: 230.06) == [230])
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
                        !progress.isGoalReached
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
            at: 74.25)
        #expect(progress.remaining == 0.25)
    }

    /// 0.05 from 230 is displayed as 230.0, which counts as reached; 0.06 is displayed as 230.1,
    /// with 0.1 left.
    @Test(arguments: [
        (230.06, 230.0, false), (230.05, 230, true), (229.95, 230, true), (229.94, 225, false),
        (212.05, 212, true), (212.06, 212, false), (211.95, 212, true),
    ])
    func `a weight displayed like a milestone is on it`(weight: Double, next: Double, isOn: Bool) {
        let milestones = WeightMilestones(uncheckedStart: 231.4, goal: 212, interval: 5)
        let progress = milestones.progress(at: weight)
        #expect(progress.next == next && (progress.remaining == 0) == isOn)
        #expect((progress.fraction == 1) == isOn)
        #expect(milestones.crossed(at: weight).contains(next) == isOn)
        #expect(isOn || progress.remaining > 0.05)
    }

    /// The same in the other direction for a gain: 100 − 0.05 is displayed as 100.0.
    @Test(arguments: [(99.94, false), (99.95, true), (100.05, true)])
    func `gaining has the same tolerance`(weight: Double, isCrossed: Bool) {
        let milestones = WeightMilestones(uncheckedStart: 91, goal: 110, interval: 5)
        #expect(milestones.crossed(at: weight).contains(100) == isCrossed)
        #expect(milestones.progress(at: weight).next == (weight > 100.05 ? 105 : 100))
        #expect(milestones.isGoalReached(at: weight + 10) == isCrossed)
        #expect(milestones.isOnGoal(weight + 10) == isCrossed)
    }

    /// A journey that begins 0.04 above a milestone begins on it, without a celebration.
    @Test func `no milestone is reached at the start`() {
        #expect(WeightMilestones(uncheckedStart: 230.04, goal: 212, interval: 5).all.first == 225)
        #expect(WeightMilestones(uncheckedStart: 230.06, goal: 212, interval: 5).all.first == 230)
        #expect(
            WeightMilestones(uncheckedStart: 231, goal: 224.96, interval: 5).all == [230, 224.96])
        #expect(
            WeightMilestones(uncheckedStart: 231, goal: 224.94, interval: 5).all == [
                230, 225, 224.94,
            ])
    }

    @Test(arguments: [
        (212.49, true), (212.5, false), (217.6, false), (219.51, true), (220.49, true),
        (231.4, false), (.nan, false), (.infinity, false), (235, false),
    ])
    func `finds weights near a milestone`(weight: Double, isNear: Bool) {
        let milestones = WeightMilestones(uncheckedStart: 231.4, goal: 212, interval: 5)
        #expect(milestones.isMilestone(weight) == isNear)
    }

    /// An interval of a tenth: a twentieth of it, 0.005, is the same weight, and 0.04 is not.
    @Test func `close milestones have a smaller tolerance`() {
        let milestones = WeightMilestones(uncheckedStart: 80.3, goal: 70, interval: 0.1)
        #expect(!milestones.isGoalReached(at: 70.04) && milestones.isGoalReached(at: 70.005))
    }

    /// 0.05 in binary is 212.05000000000001 − 212; a gain to 109.96 excludes 110 and includes 105.
    @Test func `both ends have the tolerance`() {
        let loss = WeightMilestones(uncheckedStart: 231.4, goal: 212, interval: 5)
        #expect(loss.isGoalReached(at: 212.05) && !loss.isGoalReached(at: 212.051))
        #expect(
            WeightMilestones(uncheckedStart: 91, goal: 110.04, interval: 5).all == [
                95, 100, 105, 110.04,
            ])
        #expect(
            WeightMilestones(uncheckedStart: 91, goal: 110.06, interval: 5).all
                == [95, 100, 105, 110, 110.06])
    }

    @Test func `if start and goal are the same the journey goes up`() {
        let here = WeightMilestones(uncheckedStart: 212, goal: 212, interval: 5)
        #expect(here.direction(at: 212) == .up && here.direction(at: 213) == .down)
    }
}
