import CandelaRules
import Testing

struct TrendTests {
    private typealias Sample = ActivitySample

    /// (now − before) / before × 100.
    @Test(arguments: [
        (50.0, 60.0, 20.0, PeriodChange.Direction.up), (80, 60, -25, .down), (40, 40, 0, .flat),
    ])
    func `changes against the period before`(
        before: Double, now: Double, percent: Double, direction: PeriodChange.Direction
    ) {
        let change = PeriodChange(from: before, to: now)
        #expect(change.percent == percent && change.direction == direction)
    }

    @Test func `a change from nothing is not a number`() {
        #expect(PeriodChange(from: 0, to: 5).percent == nil)
        #expect(PeriodChange(from: 0, to: 5).direction == .flat)
        #expect(PeriodChange(from: .infinity, to: 5).percent == nil)
    }

    /// Older three days 0, 20, 0: 20 / 3; newer four 15, 34, 0, 10: 59 / 4. (14.75 − 6.667) / 6.667.
    @Test func `compares the newer half with the older`() throws {
        let trend = try #require(
            PracticeTrend(Sample.index(Sample.minutes([0, 20, 0, 15, 34, 0, 10])), range: .week))
        #expect(abs((trend.change.percent ?? 0) - 121.25) < 1e-6)
        #expect(trend.least == 0 && trend.most == 34)
        #expect(abs(trend.average - 79.0 / 7) < 1e-12)
        #expect(PracticeTrend(Sample.index(Journal()), range: .week) == nil)
    }

    @Test(arguments: [
        (7, 7, Adherence.Rating.excellent), (4, 5, .excellent), (3, 5, .good),
        (1, 7, .needsImprovement),
        (0, 7, .noData), (0, 0, .noData), (9, 7, .excellent), (-1, -2, .noData),
    ])
    func `rates adherence`(done: Int, expected: Int, rating: Adherence.Rating) {
        #expect(Adherence(done: done, expected: expected).rating == rating)
    }

    /// Four of seven days and one of rest: 5 of 7. With three days a week planned: 3 of 3.
    @Test func `rest counts as done`() {
        var journal = Sample.minutes([0, 20, 0, 15, 34, 0, 10])
        journal.restDays = [Sample.march(17)]
        let index = Sample.index(journal)
        #expect(Adherence(index).done == 5 && Adherence(index).expected == 7)
        #expect(Adherence(index, weeklyTarget: 3).share == 1)
        // 30 days at 3 a week: 30 × 3 / 7 = 12.86, so 13.
        #expect(Adherence(index, range: .month, weeklyTarget: 3).expected == 13)
    }

    @Test func `tells the most important first, five at most`() {
        let index = Sample.index(Sample.minutes(Array(repeating: 30, count: 12)))
        let streak = Streak.daily(
            in: Sample.minutes(Array(repeating: 30, count: 12)), now: Sample.now,
            clock: Sample.clock)
        let all = Insight.all(
            index, streak: streak, adherence: Adherence(index), hours: [6, 7, 8, 20])
        #expect(
            all == [
                .strongStreak(days: 12), .highAdherence, .consistentPractice(sessions: 7),
                .strongSessions(averageMinutes: 30), .morningRoutine,
            ])
        let none = Sample.index(Journal())
        #expect(
            Insight.all(none, streak: streak, adherence: Adherence(none)).isEmpty)
    }

    /// 15 of 30 minutes are half a bar; nothing is the least a bar has.
    @Test func `draws bars of a week`() {
        let bars = WeeklyActivity(Sample.index(Sample.minutes([0, 15, 30, 60])), least: 0.1).bars
        #expect(bars.map(\.fraction) == [0.1, 0.1, 0.1, 0.1, 0.5, 1, 1])
    }
}
