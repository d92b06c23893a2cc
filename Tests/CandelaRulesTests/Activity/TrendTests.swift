import CandelaRules
import Testing

struct TrendTests {
    private typealias Sample = ActivitySample

    /// (now − before) / before × 100.
    @Test(arguments: [
        (50.0, 60.0, 20.0, PeriodChange.Direction.up), (80, 60, -25, .down), (40, 40, 0, .flat),
    ])
    func `compares with the previous period`(
        before: Double, now: Double, percent: Double, direction: PeriodChange.Direction
    ) {
        let change = PeriodChange(from: before, to: now)
        #expect(change.percent == percent && change.direction == direction)
    }

    @Test func `a change from zero has no percentage`() {
        #expect(PeriodChange(from: 0, to: 5).percent == nil)
        #expect(PeriodChange(from: 0, to: 5).direction == .flat)
        #expect(PeriodChange(from: .infinity, to: 5).percent == nil)
    }

    /// 20 minutes in the previous seven days, and 0 + 20 + 0 + 15 + 34 + 0 + 10 = 79 in the last
    /// seven: (79 − 20) / 20 = 295 percent.
    @Test func `compares the last days with the same number before`() throws {
        let before = [0, 0, 20, 0, 0, 0, 0]
        let index = Sample.index(Sample.minutes(before + [0, 20, 0, 15, 34, 0, 10]))
        let trend = try #require(PracticeTrend(index, range: .week))
        #expect(trend.change.percent == 295 && trend.change.direction == .up)
        #expect(trend.change == PeriodChange(index, range: .week))
        #expect(trend.least == 0 && trend.most == 34)
        #expect(abs(trend.average - 79.0 / 7) < 1e-12)
    }

    /// Done on three of the last seven days and on two of the seven before: an increase of one
    /// half.
    @Test func `compares numbers of days if there are no minutes`() throws {
        let trend = try #require(PracticeTrend(marked([0, 2, 6, 7, 13]), range: .week))
        #expect(!trend.hasMinutes && trend.most == 0)
        #expect(trend.change.percent == 50)
        // Fourteen days ago is in neither week.
        #expect(try #require(PracticeTrend(marked([0, 14]), range: .week)).change.percent == nil)
        // The previous week has minutes, but days are compared: one then, two now.
        let changed = marked([0, 1], in: Sample.minutes([30] + Array(repeating: 0, count: 10)))
        #expect(try #require(PracticeTrend(changed, range: .week)).change.percent == 100)
        // If the last week has minutes, minutes are compared, and completions have none.
        let timed = marked([8], in: Sample.minutes([30]))
        #expect(try #require(PracticeTrend(timed, range: .week)).change.percent == nil)
    }

    @Test func `has no trend without activity`() {
        #expect(PracticeTrend(Sample.index(Journal()), range: .week) == nil)
        // Eight days ago is not in the last seven days.
        let old = Sample.index(Sample.minutes([20, 0, 0, 0, 0, 0, 0, 0]))
        #expect(PracticeTrend(old, range: .week) == nil)
        #expect(PracticeTrend(old, range: .month) != nil)
    }

    @Test(arguments: [
        (7, 7, Adherence.Rating.excellent), (4, 5, .excellent), (3, 5, .good),
        (1, 7, .needsImprovement),
        (0, 7, .noData), (0, 0, .noData), (9, 7, .excellent), (-1, -2, .noData),
    ])
    func `rates adherence`(done: Int, expected: Int, rating: Adherence.Rating) {
        #expect(Adherence(done: done, expected: expected).rating == rating)
    }

    /// Ten days ago is not in the last seven days, but it counts as history.
    @Test func `distinguishes idle periods from no history`() {
        let idle = PracticeTimeline(marked([10]), range: .week).adherence
        #expect(idle.share == 0 && idle.rating == .idle && idle.hasHistory)
        let month = PracticeTimeline(marked([10]), range: .month).adherence
        #expect(month.rating == .needsImprovement)
        var missed = Journal()
        missed.completions = [Completion(habit: "h", day: Sample.today.adding(days: -9))]
        missed.completions[0].status = .missed
        let never = PracticeTimeline(Sample.index(missed), range: .week).adherence
        #expect(never.rating == .noData)
        #expect(Adherence(done: 1, expected: 7).hasHistory)
    }

    /// Minutes of the days up to today, with rest days by age; the planned days of a week.
    @Test(
        arguments: [
            // Four days since the first practice, all done.
            ([10, 10, 10, 10], [], 4, 4, Adherence.Rating.excellent),
            // From the first practice, on the second of seven days: four of six.
            ([0, 20, 0, 15, 34, 0, 10], [], 4, 6, .good),
            // A day of rest is in neither number, unless something was done on it.
            ([0, 20, 0, 15, 34, 0, 10], [1], 4, 5, .excellent),
            ([0, 20, 0, 15, 34, 0, 10], [0, 1, 2], 4, 5, .excellent),
            // Today is in neither number while it is open.
            ([10, 10, 10, 0], [], 3, 3, .excellent), ([10, 0, 0, 0], [], 1, 3, .needsImprovement),
            // Before the first practice, and with nothing but rest, no day is planned.
            ([], [], 0, 0, .noData), ([], [0, 1, 2], 0, 0, .noData),
            ([10, 0, 0, 0, 0, 0, 0, 0], Array(1...6), 0, 0, .idle),
        ] as [([Int], [Int], Int, Int, Adherence.Rating)])
    func `counts planned days since the first practice`(
        minutes: [Int], rests: [Int], done: Int, planned: Int, rating: Adherence.Rating
    ) {
        var journal = Sample.minutes(minutes)
        journal.restDays = rests.map { Sample.today.adding(days: -$0) }
        let week = PracticeTimeline(Sample.index(journal), range: .week).adherence
        #expect((week.done, week.expected) == (done, planned) && week.rating == rating)
    }

    /// 10 minutes on each of five days with a rest day among them, and today open: the average of
    /// planned days is 10, and today is not compared with a full day.
    @Test func `an open day and a rest day lower neither the average nor the change`() throws {
        var journal = Sample.minutes(
            Array(repeating: 10, count: 9) + [0, 10, 10, 10, 10, 10, 0])
        journal.restDays = [Sample.march(12)]
        let trend = try #require(PracticeTrend(Sample.index(journal), range: .week))
        #expect(trend.average == 10 && trend.least == 10 && trend.most == 10)
        // 11 to 17 March has six days of practice, 4 to 10 March seven: 60 of 70 minutes.
        #expect(trend.change.percent.map { Int($0.rounded()) } == -14)
    }

    /// 15 of 30 minutes are half a bar; one minute gives the minimum height, and none no bar.
    @Test func `draws the bars of a week`() {
        let bars = WeeklyActivity(Sample.index(Sample.minutes([1, 15, 30, 60])), least: 0.1).bars
        #expect(bars.map(\.fraction) == [0, 0, 0, 0.1, 0.5, 1, 1])
    }

    private func marked(_ agos: [Int], in journal: Journal = Journal()) -> ActivityIndex {
        var journal = journal
        journal.habits = [Habit(id: "h", name: "H")]
        journal.completions = agos.map {
            Completion(habit: "h", day: Sample.today.adding(days: -$0))
        }
        return Sample.index(journal)
    }

    /// Full or no bars if there are no minutes at all; otherwise like the longest short
    /// session, 9 of 30.
    @Test func `draws a completion without minutes`() {
        let marks = WeeklyActivity(marked([0, 2]), least: 0.1).bars
        #expect(marks.map(\.fraction) == [0, 0, 0, 0, 1, 0, 1])
        let mixed = marked([0], in: Sample.minutes([3, 0]))
        let bars = WeeklyActivity(mixed, least: 0.05).bars
        #expect(bars.suffix(2).map(\.fraction) == [0.1, 0.3])
    }

    /// Wednesday 18 March: the week from Monday has the 16th to the 18th, the week from Sunday also
    /// the 15th; the previous week from Monday is the 9th to the 15th.
    @Test(arguments: [
        (Weekday.monday, 0, 16, 2, 50, 3), (.sunday, 0, 15, 3, 55, 4), (.monday, 1, 9, 2, 12, 2),
        (.wednesday, 0, 18, 1, 30, 2), (.thursday, 0, 12, 4, 62, 5), (.monday, -3, 16, 2, 50, 3),
    ])
    func `summarises a calendar week`(
        first: Weekday, ago: Int, start: Int, days: Int, minutes: Int, sessions: Int
    ) {
        var journal = Journal()
        journal.practices = [(18, 10), (18, 20), (16, 20), (15, 5), (14, 7), (8, 90), (19, 60)].map
        {
            Practice(day: Sample.march($0.0), minutes: $0.1)
        }
        let week = WeekSummary(Sample.index(journal), ago: ago, firstWeekday: first)
        #expect(week.first == Sample.march(start))
        #expect((week.practicedDays, week.minutes, week.sessions) == (days, minutes, sessions))
    }

    /// A session recorded where it is already the 19th belongs to that day, and the calendar week
    /// up to the 18th does not include it.
    @Test func `a day that has not begun here is in no week`() {
        var journal = Sample.minutes([10])
        var ahead = Practice(day: Sample.march(19), minutes: 60)
        ahead.at = ZonedInstant(Sample.now, offset: 46_800)
        journal.practices.append(ahead)
        let index = Sample.index(journal)
        #expect(index[Sample.march(19)].sessions == 1)
        #expect(WeekSummary(index).sessions == 1)
    }

    @Test(arguments: [Int.max, .min])
    func `a week far in the past is empty`(ago: Int) {
        #expect(WeekSummary(Sample.index(Journal()), ago: ago).sessions == 0)
    }

    /// Fifteen days ago is in neither week: 10 now, 20 before, and 90 are ignored.
    @Test func `consecutive periods do not overlap`() {
        let days = [90] + [20] + Array(repeating: 0, count: 12) + [10]
        let change = PeriodChange(Sample.index(Sample.minutes(days)), range: .week)
        #expect(change.percent == -50)
    }

    @Test func `completions without minutes have no minutes`() {
        #expect(!PracticeTimeline(marked([0]), range: .week).hasMinutes)
        #expect(PracticeTimeline(Sample.index(Sample.minutes([1])), range: .week).hasMinutes)
    }
}
