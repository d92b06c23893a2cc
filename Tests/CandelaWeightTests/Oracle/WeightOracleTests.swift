import CandelaRules
import Testing

/// The second implementation agrees with the published tables and examples, whose numbers are
/// given here with their arithmetic.
struct WeightOracleTests {
    private static let march1 = CalendarDay(daysSince1970: 20_513).daysSince1970

    /// One reading a day at noon from a day of March on, seen in the evening of the last or of a
    /// later day of March.
    static func daily(
        _ weights: [Double], from day: Int, every step: Int = 1, _ unit: OracleUnit = .kilograms,
        on today: Int? = nil
    ) -> WeightOracle {
        let first = march1 + day - 1
        let readings = weights.enumerated().map { place, weight in
            let day = first + place * step
            return OracleReading("\(place)", day: day, weight, unit, time: day * 86_400 + 43_200)
        }
        let last = today.map { march1 + $0 - 1 } ?? first + (weights.count - 1) * step
        return WeightOracle(readings: readings, unit: unit, now: last * 86_400 + 64_800)
    }

    /// A journal of an earlier version, whose goal starts at the oldest reading.
    static func to(_ goal: Double, _ oracle: WeightOracle) -> WeightOracle {
        var oracle = oracle
        oracle.goal = OracleGoal(value: goal, unit: oracle.unit)
        return oracle
    }

    // MARK: - Numbers

    /// 82.25 and 82.35 are ties and become even; 0.57 × 100 is 57 and not 56; 1 of 8 is 12.5.
    @Test func `rounds ties to even and percent half up`() {
        #expect(
            [82.25, 82.35, 82.3, 82.349, 0.05, 0.15].map { Decimals.rounded($0, to: 1) }
                == [822, 824, 823, 823, 0, 2])
        #expect([-0.7, -0.125, 0.135].map { Decimals.rounded($0, to: 2) } == [-70, -12, 14])
        #expect(
            [(1, 8), (57, 100), (1, 1000), (999, 1000), (0, 5), (5, 5), (-1, 5), (6, 5)].map {
                WeightOracle.percent($0.0, of: $0.1)
            } == [13, 57, 1, 99, 0, 100, 0, 100])
    }

    /// 82.3 kg × 2.20462 = 181.44; 231.4 lb × 0.453592 = 104.96.
    @Test func `converts before it rounds`() {
        #expect(OracleUnit.pounds.tenths(of: 82.3, .kilograms) == 1_814)
        #expect(OracleUnit.kilograms.tenths(of: 231.4, .pounds) == 1_050)
    }

    // MARK: - Milestones

    @Test(arguments: [
        (OracleUnit.pounds, 2_314, 2_120, 5, [2_300, 2_250, 2_200, 2_150, 2_120]),
        (.pounds, 2_314, 2_120, 10, [2_300, 2_200, 2_120]),
        (.pounds, 2_314, 2_120, 15, [2_250, 2_120]),
        (.kilograms, 1_043, 970, 5, [1_040, 1_020, 1_000, 980, 970]),
        (.kilograms, 1_043, 970, 10, [1_000, 970]),
        (.kilograms, 613, 680, 5, [620, 640, 660, 680]),
        (.pounds, 2_600, 2_548, 5, [2_548]),
    ])
    func `finds the milestones of a goal`(
        unit: OracleUnit, start: Int, goal: Int, choice: Int, milestones: [Int]
    ) {
        #expect(
            WeightOracle.milestones(from: start, to: goal, every: 10 * unit.interval(choice))
                == milestones)
    }

    @Test(arguments: [
        (2_314, 2_350, 2_300, 0.72, 14), (2_330, 2_350, 2_300, 0.40, 30),
        (2_260, 2_300, 2_250, 0.80, 10), (2_250, 2_300, 2_250, 1.00, 0),
        (2_232, 2_250, 2_200, 0.36, 32), (2_135, 2_150, 2_120, 0.50, 15),
    ])
    func `finds the leg of a loss`(
        current: Int, previous: Int, next: Int, fraction: Double, left: Int
    ) {
        let leg = WeightOracle.leg(
            at: current, WeightOracle.milestones(from: 2_314, to: 2_120, every: 50), isLoss: true,
            every: 50)
        #expect(leg.previous == previous && leg.next == next && leg.left == left)
        #expect(abs(leg.fraction - fraction) < 1e-12)
    }

    /// 63.1 of 62 to 64: 1.1 of 2.
    @Test func `finds the leg of a gain`() {
        let leg = WeightOracle.leg(
            at: 631, WeightOracle.milestones(from: 613, to: 680, every: 20), isLoss: false,
            every: 20)
        #expect(leg == WeightOracle.Leg(previous: 620, next: 640, done: 11, left: 9))
        #expect(leg.percent == 55)
    }

    // MARK: - Means and changes

    @Test func `averages the days of a week`() {
        var oracle = Self.daily([231, 229], from: 18, .pounds)
        oracle.readings[1].day = oracle.readings[0].day
        #expect(oracle.average(on: Self.march1 + 17) == 2_300)
        let year = Self.daily([100, 80], from: 1, every: 365)
        #expect(year.average(on: year.today) == 800)
        let weekly = Self.daily([90, 89, 88, 87, 86], from: 1, every: 7)
        #expect(weekly.average(on: weekly.today) == 860)
    }

    /// Days 6 and 15 before are outside; of days 7 and 8 the newer one counts.
    @Test(
        arguments: [
            ([6], nil), ([7], 7), ([14], 14), ([15], nil), ([8, 7], 7), ([14, 9], 9),
        ] as [([Int], Int?)])
    func `compares with the newest of eight days`(ago: [Int], days: Int?) {
        var oracle = Self.daily([80], from: 31)
        for (place, days) in ago.enumerated() {
            let day = oracle.today - days
            oracle.readings.insert(OracleReading("a\(place)", day: day, 81, .kilograms), at: 0)
        }
        #expect(oracle.change?.days == days)
    }

    @Test func `a change of a tenth is steady`() {
        let changes = [78.8, 78.9, 79.1, 79.2].map { weight in
            Self.daily([79, weight], from: 1, every: 7).change
        }
        #expect(changes.map { $0?.tenths } == [-2, -1, 1, 2])
        #expect(changes.map { $0?.direction } == [-1, 0, 0, 1])
    }

    @Test func `a reading of more than ten days ago has no change`() {
        let oracle = { Self.daily([79, 78], from: 1, every: 7, on: $0) }
        #expect(oracle(18).change?.tenths == -10 && !oracle(18).isOld)
        #expect(oracle(19).change == nil && oracle(19).isOld)
    }

    /// 19 March 07:00 in Tokyo is 18 March 22:00 UTC; 18 March 21:00 in Los Angeles is 04:00 UTC
    /// of the 19th.
    @Test func `orders readings by time across a flight`() {
        let day = Self.march1 + 17
        let tokyo = OracleReading("t", day: day + 1, 80, .kilograms, time: day * 86_400 + 79_200)
        let angeles = OracleReading(
            "a", day: day, 79, .kilograms, time: (day + 1) * 86_400 + 14_400)
        let oracle = WeightOracle(
            readings: [angeles, tokyo], unit: .kilograms, now: (day + 1) * 86_400 + 18_000,
            offset: -25_200)
        #expect(oracle.today == day && oracle.current == angeles)
    }

    // MARK: - Trend

    /// 231.4, then 229.0 for thirteen days: from the eighth reading on the first is without weight.
    @Test func `a first reading that is far off has no weight from the eighth on`() {
        for count in 8...14 {
            let weights = [231.4] + Array(repeating: 229, count: count - 1)
            #expect(Decimals.rounded(7 * Self.daily(weights, from: 1, .pounds).slope, to: 2) == 0)
        }
        let two = Self.daily([231.4, 229], from: 1, .pounds)
        #expect(abs(7 * two.slope + 16.8) < 1e-9)
    }

    /// 0.1 kg a day is 0.7 a week.
    @Test func `a straight line has its own slope`() {
        let weights = (0..<12).map { 82 - 0.1 * Double($0) }
        #expect(Self.daily(weights, from: 1).rate == -70)
        let noisy = Self.daily(weights.enumerated().map { $1 + ($0 == 5 ? 3 : 0) }, from: 1)
        #expect(noisy.rate == -70)
    }

    @Test(arguments: [
        // Daily: the eleventh. Weekly: the third. Every ten days: the third.
        (1, 10, false), (1, 11, true), (7, 2, false), (7, 3, true), (10, 2, false), (10, 3, true),
        (5, 2, false), (5, 3, true), (4, 3, false), (17, 3, true), (18, 3, false),
    ])
    func `shows a rate from three days over ten on`(step: Int, count: Int, isShown: Bool) {
        let weights = (0..<count).map { 80 - 0.1 * Double($0) }
        #expect(Self.daily(weights, from: 1, every: step).hasRate == isShown)
    }

    @Test func `shows no rate eleven days after the last reading`() {
        let weights = (0..<12).map { 82 - 0.1 * Double($0) }
        #expect(Self.daily(weights, from: 1, on: 22).rate == -70)
        #expect(Self.daily(weights, from: 1, on: 23).rate == nil)
    }

    /// From 12 March ten days on is 22 March; one more day is enough.
    @Test func `says what is missing for a rate`() {
        let week = Self.daily([80, 79, 78, 77, 76.5, 76.4, 76.3], from: 12)
        #expect(week.rate == nil)
        #expect(week.missing == .init(days: 1, last: Self.march1 + 21))
        let one = Self.daily([80], from: 12)
        #expect(one.missing == .init(days: 2, last: Self.march1 + 21))
        let none = Self.daily([], from: 12, on: 12)
        #expect(none.missing == .init(days: 3, last: Self.march1 + 21))
        // Three readings, the last twenty days ago: one today.
        let stale = Self.daily([80, 79, 78], from: 1, on: 23)
        #expect(stale.missing == .init(days: 1, last: Self.march1 + 22))
        // Two, thirty days apart, the last today: one tomorrow.
        let two = Self.daily([80, 79], from: 1, every: 30)
        #expect(two.missing == .init(days: 1, last: Self.march1 + 31))
    }

    // MARK: - Goal

    @Test func `a plateau does not reach a goal that no reading reached`() {
        let plateau = Self.to(75, Self.daily([80, 79, 78, 77, 76.5, 76.4, 76.3], from: 12))
        #expect(plateau.goalState == .open && plateau.left == 13 && plateau.percent == 74)
        #expect(
            plateau.prediction == .open(.missing(.init(days: 1, last: Self.march1 + 21))))
        let three = Self.to(227, Self.daily([231.4, 229, 229], from: 1, .pounds))
        #expect(three.goalState == .open)
        #expect(Self.to(63, Self.daily([60, 61.5, 61.5, 61.5], from: 1)).goalState == .open)
    }

    @Test(arguments: [
        ([76, 75], true), ([76, 75, 75.4, 75.4, 75.4], true), ([76, 75, 75.5], true),
        ([76, 75, 75.5, 75.5], false), ([76, 75, 75.5, 75.4, 75.5], true),
        ([76, 75, 75.5, 75.5, 75.4], false), ([76, 75, 75.5, 75.5, 75], true),
        ([76, 74, 74, 74], true), ([76, 75.1], false),
    ])
    func `a goal lasts until two days in a row are away`(weights: [Double], isReached: Bool) {
        #expect(
            Self.to(75, Self.daily(weights, from: 1)).goalState == (isReached ? .reached : .open))
    }

    /// 232 is 1.0 lb from 231 and 231.9 is nearer.
    @Test(arguments: [([233, 231, 232, 232], false), ([233, 231, 231.9, 232], true)])
    func `a goal in pounds is left at 1 lb`(weights: [Double], isReached: Bool) {
        let oracle = Self.to(231, Self.daily(weights, from: 1, .pounds))
        #expect(oracle.goalState == (isReached ? .reached : .open))
    }

    @Test func `one near reading keeps a day`() {
        var oracle = Self.to(75, Self.daily([76, 75, 76, 75.4, 76], from: 1))
        oracle.readings[3].day = oracle.readings[2].day
        #expect(oracle.goalState == .reached)
    }

    @Test func `a slip reaches nothing`() {
        var oracle = Self.to(75, Self.daily([82.4, 72.3, 82.3], from: 1))
        oracle.readings[2].day = oracle.readings[1].day
        #expect(oracle.goalState == .open && oracle.percent == 1)
        oracle.readings[2].value = 75.2
        #expect(oracle.goalState == .reached)
    }

    @Test func `a goal starts at the current reading of its day`() {
        var oracle = Self.daily([120, 80.5, 80], from: 1, every: 7)
        oracle.goal = OracleGoal(
            value: 75, unit: .kilograms, setAt: oracle.readings[1].time.map { $0 + 60 }, start: "1")
        oracle.now = (oracle.readings[1].time ?? 0) + 120
        #expect(oracle.percent == 0 && oracle.start?.value == 80.5)
        oracle.now += 7 * 86_400
        // 0.5 of 5.5 kg.
        #expect(oracle.percent == 9)
        oracle.goal?.start = nil
        #expect(oracle.start?.value == 80)
    }

    @Test func `a goal of an earlier version starts at the last reading up to its day`() {
        var oracle = Self.to(75, Self.daily([90, 85, 80], from: 1, every: 7))
        #expect(oracle.start?.value == 90)
        oracle.goal?.day = Self.march1 + 10
        #expect(oracle.start?.value == 85)
        oracle.goal?.day = Self.march1 - 10
        #expect(oracle.start?.value == 90)
    }

    @Test(arguments: [
        ([80.0, 80.4], WeightOracle.GoalState.holding), ([80, 79.5], .holding),
        ([80, 80.6], .offHold), ([80, 79.4], .offHold),
    ])
    func `a goal at its start is to hold`(weights: [Double], state: WeightOracle.GoalState) {
        let oracle = Self.to(80, Self.daily(weights, from: 1))
        #expect(oracle.goalState == state && oracle.milestones.isEmpty)
    }

    // MARK: - Estimates

    /// 80.9 on 12 March at −0.70 a week: 2.9 × 7 / 0.7 is 29 days, and 0.9 × 7 / 0.7 is 9.
    @Test(arguments: [(12, 4, 9), (15, 4, 6), (18, 3, 3)])
    func `counts from the day of the last reading`(today: Int, weeks: Int, days: Int) {
        let weights = (0..<12).map { 82 - 0.1 * Double($0) }
        let oracle = Self.to(78, Self.daily(weights, from: 1, on: today))
        let april10 = Self.march1 + 40
        #expect(oracle.prediction == .open(.days(29, day: april10)))
        #expect(oracle.ahead(april10) == .weeks(weeks))
        #expect(oracle.leg?.next == 800)
        #expect(oracle.estimate(to: 800) == .days(9, day: oracle.today + days))
    }

    @Test func `a day that has come is no estimate`() {
        let weights = (0..<12).map { 82 - 0.1 * Double($0) }
        #expect(Self.to(80, Self.daily(weights, from: 1, on: 21)).estimate(to: 800) == .due)
    }

    @Test func `a steady weight has no date`() {
        let weights = [231.4] + Array(repeating: 229, count: 13)
        #expect(Self.to(212, Self.daily(weights, from: 1, .pounds)).prediction == .open(.steady))
    }

    /// 13 days are a date, 14 to 55 weeks, and 56 / 30.44 = 1.84 months.
    @Test(arguments: [
        (13, WeightOracle.Ahead.days(13, day: march1 + 30)), (14, .weeks(2)), (17, .weeks(2)),
        (18, .weeks(3)), (20, .weeks(3)), (55, .weeks(8)), (56, .months(2)), (76, .months(2)),
        (77, .months(3)), (730, .months(24)),
    ])
    func `words a distance in days, weeks or months`(days: Int, ahead: WeightOracle.Ahead) {
        let oracle = Self.daily([80], from: 18)
        #expect(oracle.ahead(oracle.today + days) == ahead)
    }

    /// 0.0945 a week is shown as 0.09 and steady; 21.8 kg at 0.14 a week are 1,090 days.
    @Test func `two years are too slow`() {
        let weights = (0..<12).map { 82 - 0.0135 * Double($0) }
        #expect(Self.to(60, Self.daily(weights, from: 1)).prediction == .open(.steady))
        let slow = (0..<12).map { 82 - 0.02 * Double($0) }
        #expect(Self.to(60, Self.daily(slow, from: 1)).prediction == .open(.tooSlow))
        #expect(Self.to(90, Self.daily(slow, from: 1)).prediction == .open(.wrongDirection))
    }
}
