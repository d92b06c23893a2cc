import CandelaRules
import Testing

struct StreakMilestonesTests {
    let rule = StreakMilestones.standard
    let noon = Instant(secondsSince1970: exampleDay.daysSince1970 * 86_400 + 43_200)

    private func streak(of days: Int, endingOn last: Int = 18) -> Streak {
        Streak.daily(days: (0..<days).map { march(last - $0) }, now: noon, clock: utc)
    }

    @Test func `there are seven, of which three explode`() {
        #expect(rule.all == [7, 14, 30, 60, 90, 180, 365])
        #expect(rule.explosive == [7, 14, 30])
        let own = StreakMilestones(explosive: [10, 3, -1, 3], calm: [3, 20, 0])
        #expect(own.explosive == [3, 10])
        #expect(own.calm == [20])
    }

    // 11 → 14 in 3 days, 79 %; 19 → 30 in 11 days, 63 %.
    static let steps: [(Int, Int?, Int?, Double?)] = [
        (-3, 7, 7, 0), (0, 7, 7, 0), (6, 7, 1, 6.0 / 7), (7, 14, 7, 0.5), (11, 14, 3, 11.0 / 14),
        (19, 30, 11, 19.0 / 30), (30, 60, 30, 0.5), (364, 365, 1, 364.0 / 365),
        (365, nil, nil, nil), (.max, nil, nil, nil),
    ]

    @Test(arguments: steps)
    func `the next one is the smallest above the streak`(
        streak: Int, next: Int?, daysToGo: Int?, progress: Double?
    ) {
        #expect(rule.next(after: streak) == next)
        #expect(rule.daysToGo(from: streak) == daysToGo)
        #expect(rule.progress(of: streak) == progress)
    }

    @Test(arguments: [
        (6, 7, [7]), (6, 30, [7, 14, 30]), (7, 13, []), (13, 14, [14]), (30, 7, []), (0, 0, []),
    ])
    func `are crossed above the first, up to the second`(from: Int, to: Int, crossed: [Int]) {
        #expect(rule.crossed(from: from, to: to) == crossed)
    }

    // With a streak of 11 on 18 March, the day is the 21st if today is done, otherwise the 20th.
    @Test func `a preview has the day`() throws {
        let done = try #require(rule.preview(of: streak(of: 11), clock: utc))
        #expect((done.days, done.daysToGo, done.day) == (14, 3, march(21)))
        let open = try #require(rule.preview(of: streak(of: 11, endingOn: 17), clock: utc))
        #expect((open.days, open.daysToGo, open.day) == (14, 3, march(20)))
        let fresh = try #require(rule.preview(of: streak(of: 0), clock: utc))
        #expect((fresh.days, fresh.daysToGo, fresh.day) == (7, 7, march(24)))
        #expect(rule.preview(of: streak(of: 365), clock: utc) == nil)
    }

    @Test func `reached ones have the day on which the run reached them`() {
        let reached = rule.reached(in: streak(of: 15))
        #expect(reached.map(\.days) == [7, 14])
        // The run began on 4 March.
        #expect(reached.map(\.day) == [march(10), march(17)])
        #expect(rule.reached(in: streak(of: 6)).isEmpty)
        #expect(rule.reached(by: 15) == [7, 14])
    }

    @Test func `each run is celebrated once, the highest shown, all recorded`() throws {
        var journal = self.journal
        let streak = streak(of: 15)
        let first = try #require(rule.celebration(of: streak, in: journal))
        #expect(first.days == 14)
        #expect(first.marks.map(\.days) == [7, 14])
        #expect(first.marks.allSatisfy { $0.runStart == march(4) })
        journal.celebratedStreaks += first.marks
        #expect(rule.celebration(of: streak, in: journal) == nil)
        // The start of the run moves back, but it is the same run.
        #expect(rule.celebration(of: self.streak(of: 20), in: journal) == nil)
        // At 30 the next one is due.
        #expect(rule.celebration(of: self.streak(of: 30), in: journal)?.days == 30)
        // Another habit has its own celebrations.
        #expect(rule.celebration(of: streak, habit: "h", in: journal)?.days == 14)
    }

    @Test func `a new run is celebrated again, but lower milestones are not shown later`() {
        var journal = Journal()
        journal.celebratedStreaks = [CelebratedStreak(days: 7, runStart: march(1))]
        #expect(rule.celebration(of: streak(of: 8), in: journal)?.days == 7)
        journal.celebratedStreaks = [CelebratedStreak(days: 14, runStart: march(4))]
        #expect(rule.celebration(of: streak(of: 15), in: journal) == nil)
        #expect(rule.celebration(of: streak(of: 6), in: Journal()) == nil)
        #expect(rule.celebration(of: streak(of: 0), in: Journal()) == nil)
    }

    /// A run that begins tomorrow is not this one: its entry is damaged or from another clock.
    @Test func `an entry for a future day prevents no celebration`() {
        var journal = Journal()
        journal.celebratedStreaks = [CelebratedStreak(days: 14, runStart: march(19))]
        #expect(rule.celebration(of: streak(of: 15), in: journal)?.days == 14)
        journal.celebratedStreaks = [CelebratedStreak(days: 14, runStart: march(18))]
        #expect(rule.celebration(of: streak(of: 15), in: journal) == nil)
    }

    /// Streaks until 18 March: eight days have reached seven on the 17th, nine on the 16th.
    @Test func `a history that came from elsewhere announces nothing of its past`() {
        #expect(rule.celebration(of: streak(of: 8), in: Journal())?.days == 7)
        #expect(rule.celebration(of: streak(of: 9), in: Journal()) == nil)
        #expect(rule.celebration(of: streak(of: 400), in: Journal()) == nil)
        #expect(rule.celebration(of: streak(of: 14), in: Journal())?.days == 14)
        // One of another habit says nothing of this one.
        #expect(rule.celebration(of: streak(of: 9), habit: "h", in: journal) == nil)
    }

    /// A journal with a celebration of an earlier run, 900 days before.
    private var journal: Journal {
        var journal = Journal()
        journal.celebratedStreaks = [CelebratedStreak(days: 7, runStart: march(18 - 900))]
        return journal
    }

    @Test func `are celebrated later if the day itself was missed`() {
        #expect(rule.celebration(of: streak(of: 9), in: journal)?.days == 7)
        // A one-year streak is not announced as 30 days: the highest milestone reached is shown.
        #expect(rule.celebration(of: streak(of: 61), in: journal)?.days == 60)
        #expect(rule.celebration(of: streak(of: 365), in: journal)?.days == 365)
        #expect(rule.celebration(of: streak(of: 364), in: journal)?.days == 180)
        #expect(rule.celebration(of: streak(of: 365), in: journal)?.marks.count == 7)
    }

    @Test(arguments: [
        (7, true), (14, true), (30, true), (60, false), (90, false), (180, false), (365, false),
    ])
    func `each is celebrated on its day, the long ones without an explosion`(
        days: Int, explodes: Bool
    ) throws {
        let streak = streak(of: days)
        var journal = Journal()
        let start = try #require(streak.start)
        journal.celebratedStreaks = rule.all.filter { $0 < days }.map {
            CelebratedStreak(days: $0, runStart: start)
        }
        let celebration = try #require(rule.celebration(of: streak, in: journal))
        #expect(celebration.days == days && celebration.explodes == explodes)
        #expect(celebration.marks.map(\.days) == [days])
        journal.celebratedStreaks += celebration.marks
        #expect(rule.celebration(of: streak, in: journal) == nil)
    }

    /// Two runs: 2–9 February has eight days, 5–18 March fourteen. Seven days were first reached on
    /// 8 February, fourteen on 18 March.
    @Test func `earned ones have the day on which the first run reached them`() {
        var journal = Journal()
        journal.practices =
            ((2...9).map { march($0 - 28) } + (5...18).map { march($0) })
            .reversed().map { Practice(day: $0, minutes: 10) }
        let earned = rule.earned(in: journal, now: noon, clock: utc)
        #expect(earned.map(\.days) == [7, 14])
        #expect(earned.map(\.day) == [march(8 - 28), march(18)])
        #expect(rule.earned(in: Journal(), now: noon, clock: utc).isEmpty)
    }

    /// The 18th is a rest day after six days: one day left, tomorrow.
    @Test func `a rest day moves the milestone to tomorrow`() throws {
        let records =
            (12...17).map { StreakRecord(day: march($0)) }
            + [StreakRecord(day: exampleDay, effect: .holds)]
        let streak = Streak.daily(records, now: noon, clock: utc)
        let preview = try #require(rule.preview(of: streak, clock: utc))
        #expect((preview.daysToGo, preview.day) == (1, march(19)))
    }

    /// Samoa skipped 30 December 2011: two days after the 29th is 1 January.
    @Test func `a skipped day does not count on the way`() throws {
        let apia = DayClock(try Zone("Pacific/Apia"))
        let last: CalendarDay = "2011-12-29"
        let now = apia.instant(of: last, at: "12:00")
        let streak = Streak.daily(
            days: (0..<5).map { last.adding(days: -$0) }, now: now, clock: apia)
        let preview = try #require(rule.preview(of: streak, clock: apia))
        #expect((preview.days, preview.daysToGo) == (7, 2))
        #expect(preview.day.description == "2012-01-01")
    }
}
