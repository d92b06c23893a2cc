import CandelaRules
import Testing

struct GoalPredictionTests {
    /// Eight days with a level of 226.3423 and a trend of −0.9284 a day.
    private static let eight = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]

    private func trend(_ values: [Double]) -> HoltTrend? {
        HoltTrend(
            values.enumerated().map { DailyMean(day: days(values)[$0.offset], value: $0.element) })
    }

    /// A weigh-in each day, the last one today.
    private func days(_ values: [Double]) -> [CalendarDay] {
        values.indices.map { march(18 - values.count + 1 + $0) }
    }

    private func prediction(
        _ values: [Double], goal: Double, wasAtGoal: Bool = false
    ) throws -> GoalPrediction {
        GoalPrediction(
            trend(values), from: values.last ?? 0, to: goal, recorded: days(values),
            entries: values.count, wasAtGoal: wasAtGoal, now: try instant("2026-03-18T12:00:00Z"),
            clock: utc)
    }

    /// Distance 226.3423 − 212 = 14.34, divided by 0.9284 a day is 15.4 days, rounded down to 15: 2
    /// April, two weeks.
    @Test func `is on track`() throws {
        let prediction = try prediction(Self.eight, goal: 212)
        #expect(prediction.status == .onTrack(days: 15, day: march(18).adding(days: 15)))
        #expect(prediction.weeks == 2 && prediction.needsLoss)
        #expect(abs((prediction.weeklyVelocity ?? 0) + 6.4986) < 0.0001)
    }

    @Test func `can be at the goal, in the wrong direction, too slow or undetermined`() throws {
        #expect(try prediction(Self.eight, goal: 226.6).status == .atGoal)
        let away = try prediction(Self.eight, goal: 240)
        #expect(away.status == .wrongDirection && !away.needsLoss)
        // 231.40 falling 0.01 a day for 8 days ends at 231.33: (231.33 − 212) / 0.01 = 1933 days.
        let slow = (0..<8).map { 231.4 - 0.01 * Double($0) }
        #expect(try prediction(slow, goal: 212).status == .tooSlow(days: 1933))
        #expect(try prediction(Array(Self.eight.prefix(6)), goal: 212).status == .insufficientData)
        #expect(try prediction([], goal: 212).status == .noData)
        #expect(
            try prediction(Array(repeating: 80, count: 9), goal: 75).status == .wrongDirection)
    }

    /// Reached below 0.5, left at 1.0. The level is 226.3423.
    @Test(arguments: [
        (225.9, false, true), (225.8, false, false), (225.8, true, true), (225.4, true, true),
        (225.3, true, false),
    ])
    func `does not flicker at the goal`(goal: Double, wasAtGoal: Bool, isAtGoal: Bool) throws {
        let status = try prediction(Self.eight, goal: goal, wasAtGoal: wasAtGoal).status
        #expect((status == .atGoal) == isAtGoal)
    }

    /// A distance of 0.6 at 0.9284 a day is less than a day, but counts as one.
    @Test func `takes at least one day`() throws {
        #expect(
            try prediction(Self.eight, goal: 225.7).status
                == .onTrack(days: 1, day: march(19)))
    }

    @Test func `also predicts a gain`() throws {
        let gaining = Self.eight.map { 300 - $0 }
        let prediction = try prediction(gaining, goal: 88)
        #expect(prediction.status == .onTrack(days: 15, day: march(33)))
        #expect(!prediction.needsLoss)
    }

    private func status(
        _ level: [Double], goal: Double, from start: Double, entries: Int? = nil,
        daysAgo: Int = 0, every step: Int = 1, wasAtGoal: Bool = false
    ) throws -> GoalPrediction {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.weighIns = level.enumerated().map { place, weight in
            WeighIn(
                day: march(18 - daysAgo - (level.count - 1 - place) * step),
                weight: Weight(unchecked: weight, .pounds))
        }
        journal.goal = WeightGoal(Weight(unchecked: goal, .pounds))
        journal.goal?.start = Weight(unchecked: start, .pounds)
        let now = try instant("2026-03-18T12:00:00Z")
        let journey = try #require(WeightJourney(journal, now: now, clock: utc))
        return try #require(
            GoalPrediction(
                journey, entries: entries ?? level.count, wasAtGoal: wasAtGoal, now: now, clock: utc
            ))
    }

    private static let falling = [212.2, 211.5, 211.1, 210.6, 210.2, 209.9, 209.4, 209]

    /// At 209 with a goal of 212 on the way down, the goal is passed, whatever the current
    /// direction.
    @Test func `being past the goal counts as success`() throws {
        #expect(try status(Self.falling, goal: 212, from: 231.4).status == .atGoal)
        #expect(try status(Self.falling.reversed(), goal: 214, from: 231.4).status == .atGoal)
        let gained = Self.falling.map { 400 - $0 }
        #expect(try status(gained, goal: 188, from: 170).status == .atGoal)
        // At 209 with a goal of 208 the level is still above.
        #expect(try status(Self.falling, goal: 208, from: 231.4).needsLoss)
        // The weight alone reaches the goal while the level is far away: 0.05 is displayed as 0.0,
        // and 0.06 is not.
        let sudden = Array(repeating: 214.0, count: 7) + [209]
        #expect(try status(sudden, goal: 208.95, from: 231.4).status == .atGoal)
        #expect(try status(sudden, goal: 208.94, from: 231.4).status != .atGoal)
    }

    /// Six weigh-ins are one too few, and eight that ended a week ago lack a recent one. One
    /// weigh-in a day fulfils both requirements at once, so one number is enough.
    @Test func `gives the number of missing weigh-ins`() throws {
        let falling = Self.falling.map { $0 + 10 }
        func missing(_ entries: Int?, ago: Int, every step: Int = 1) throws -> Int {
            let found = try status(
                falling, goal: 212, from: 231.4, entries: entries, daysAgo: ago, every: step)
            let isMissing = found.missingDays > 0
            #expect((found.status == .insufficientData) == isMissing)
            #expect((found.weeklyVelocity == nil) == (isMissing && ago + step > 1))
            return found.missingDays
        }
        #expect(try missing(nil, ago: 0) == 0)
        #expect(try missing(6, ago: 0) == 1)
        #expect(try missing(7, ago: 0) == 0)
        #expect(try missing(1, ago: 0) == 6)
        #expect(try missing(nil, ago: 6) == 0)
        #expect(try missing(nil, ago: 7) == 1)
        #expect(try missing(nil, ago: 730) == 4)
        // Four consecutive days fulfil the recency rule, and two more make seven in total.
        #expect(try missing(1, ago: 730) == 6)
        #expect(try missing(5, ago: 730) == 4)
        // A total is given if weigh-ins are missing from the seven, but not if only recent ones
        // are.
        func needed(_ entries: Int, ago: Int) throws -> Int? {
            try status(falling, goal: 212, from: 231.4, entries: entries, daysAgo: ago)
                .neededEntries
        }
        #expect(try needed(6, ago: 0) == 7 && needed(1, ago: 730) == 7)
        #expect(try needed(5, ago: 730) == nil && needed(3, ago: 730) == nil)
        #expect(try needed(7, ago: 0) == nil)
        // Every fourth day: 18, 14, 10 and 6 March are 4 of the 14 days from the 5th.
        #expect(try missing(nil, ago: 0, every: 4) == 0)
        // Every seventh day: 18, 11 and 4 March are 3 days over two weeks. Every twentieth day, the
        // newest two are 20 days apart, and the 19th is the third.
        #expect(try missing(nil, ago: 0, every: 7) == 0)
        #expect(try missing(nil, ago: 0, every: 20) == 1)
    }

    /// A person at the goal has reached it, even with only one weigh-in or with one from two years
    /// ago.
    @Test func `the goal counts as reached even without data for a prediction`() throws {
        #expect(try status([212], goal: 212, from: 231.4).status == .atGoal)
        #expect(try status([209], goal: 212, from: 231.4, daysAgo: 730).status == .atGoal)
        #expect(try status([188, 188.4], goal: 188.4, from: 170).status == .atGoal)
        let above = try status([212.6], goal: 212, from: 231.4)
        #expect(above.status == .insufficientData && above.missingDays == 6)
        // A single weigh-in has no trend; the direction is that from it to the goal.
        #expect(try prediction([230], goal: 212).missingDays == 6)
        #expect(try prediction([], goal: 212).missingDays == 7)
    }

    /// 0.007 lb a day is 0.049 a week, displayed as 0.0; 0.008 is 0.056, displayed as 0.1.
    @Test func `a change that one decimal does not show is stable`() throws {
        func pace(_ daily: Double) throws -> GoalPrediction.Status {
            try status(
                (0..<8).map { 231.4 - daily * Double($0) }, goal: 212, from: 240
            ).status
        }
        #expect(try pace(0.007) == .wrongDirection)
        #expect(try pace(0) == .wrongDirection)
        guard case .tooSlow(let days?) = try pace(0.008) else {
            Issue.record("0.008 a day is a pace")
            return
        }
        // 231.4 − 7 × 0.008 − 212 = 19.344, divided by 0.008 a day is 2,418 days.
        #expect(days == 2418)
    }

    /// Two years are shown, and one day more is not: 730 × 0.02 = 14.6, and the level is 231.4 − 7
    /// × 0.02 = 231.26.
    @Test(arguments: [(216.66, true), (216.65, true), (216.6, false)])
    func `two years are the longest prediction`(goal: Double, isTold: Bool) throws {
        let weights = (0..<8).map { 231.4 - 0.02 * Double($0) }
        let status = try status(weights, goal: goal, from: 240).status
        if case .onTrack(let days, _) = status {
            #expect(isTold && days <= 730)
        } else {
            #expect(!isTold && status == .tooSlow(days: 733))
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, 1e300])
    func `accepts any numbers`(number: Double) throws {
        let now = try instant("2026-03-18T12:00:00Z")
        for trend in [nil, trend(Self.eight)] {
            for (current, goal) in [(number, 212.0), (230, number), (number, number)] {
                let prediction = GoalPrediction(
                    trend, from: current, to: goal, recorded: days(Self.eight), entries: .max,
                    now: now, clock: utc,
                    rule: GoalPrediction.Rule(
                        entries: .min, entering: 0.5, leaving: 1, maximumDays: .max))
                #expect(prediction.validUntil > now)
            }
        }
    }

    /// A flat level of 212.5 is 0.5 from 212, which is not below 0.5; once reached, it is below 1.
    @Test func `a distance of half a unit has not reached the goal`() throws {
        let flat = Array(repeating: 212.5, count: 8)
        #expect(try prediction(flat, goal: 212).status == .wrongDirection)
        #expect(try prediction(flat, goal: 212, wasAtGoal: true).status == .atGoal)
        #expect(
            try prediction(flat, goal: 211.5, wasAtGoal: true).status == .wrongDirection)
    }
}
