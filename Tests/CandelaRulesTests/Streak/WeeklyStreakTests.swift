import CandelaRules
import Testing

/// Streaks of habits with a weekly target. 18 March 2026 is a Wednesday.
struct WeeklyStreakTests {
    private static let clock = ActivitySample.clock

    /// A habit done on some days of March, with a target in days per week.
    private func journal(_ target: Int?, _ days: [Int]) -> Journal {
        var habit = Habit(id: "h", name: "Run")
        habit.weeklyTarget = target
        var journal = Journal()
        journal.habits = [habit]
        journal.completions = days.map { Completion(habit: "h", day: march($0)) }
        return journal
    }

    private func history(_ journal: Journal, on day: Int = 18, hour: Int = 17) -> ActivityHistory {
        let now = Self.clock.start(of: march(day)).adding(seconds: hour * 3600)
        var kept = journal
        kept.cacheHistories(now: now, clock: Self.clock)
        let history = kept.history(of: "h", now: now, clock: Self.clock)
        // Cached, computed from the index and from the records: three ways to one streak.
        #expect(journal.history(of: "h", now: now, clock: Self.clock).streak == history.streak)
        #expect(
            Streak.daily(habit: "h", in: journal, now: now, clock: Self.clock) == history.streak)
        return history
    }

    private func weeks(_ journal: Journal, on day: Int = 18) -> Int {
        let streak = history(journal, on: day).streak
        #expect(streak.unit == .weeks)
        return streak.unit.count(streak.current)
    }

    private let run = [2, 4, 6, 9, 11, 13, 16]

    /// The weeks of 2 and 9 March have three days, that of 16 March one, and the last seven days have two:
    /// the 13th and the 16th, 2 of 3.
    @Test func `met weeks count, and the open one breaks nothing`() throws {
        let history = history(journal(3, run))
        #expect(history.streak.current == 14 && history.streak.longest == 14)
        #expect(history.streak.start == march(2) && history.streak.day(reaching: 14) == march(13))
        #expect(history.streak.week?.done == 1 && history.streak.week?.needed == 3)
        #expect(!history.streak.needsToday && !history.streak.isDoneToday)
        let rate = try #require(history.days.weeklyRate)
        #expect(rate.doneDays == 2 && rate.days == 3)
        #expect(history.days.days(17).map(\.status).allSatisfy { $0 != .missed })
        #expect(history.days[march(18)].status == .pending)
        let adherence = Adherence(of: history.days.days(7), in: history.days)
        #expect(adherence.done == 2 && adherence.expected == 3)
        // Of the 16 days from the first one to yesterday, 16 * 3 / 7, rounded up, are planned.
        let month = Adherence(of: history.days.days(30), in: history.days)
        #expect(month.done == 7 && month.expected == 7)
    }

    @Test func `the only habit's target holds for all practice too`() {
        var journal = journal(3, run)
        func all() -> ActivityHistory {
            let now = Self.clock.start(of: march(18)).adding(seconds: 17 * 3600)
            return journal.history(of: nil, now: now, clock: Self.clock)
        }
        #expect(all().streak == history(journal).streak)
        #expect(all().days[march(17)].status == .none)
        // Days of practice are counted with practice of no habit, and with a second habit.
        journal.practices = [Practice(day: march(3), minutes: 5)]
        #expect(all().streak.unit == .days && all().days[march(17)].status == .missed)
        journal.practices = []
        var second = Habit(id: "read", name: "Read")
        journal.habits.append(second)
        #expect(all().streak.unit == .days)
        second.isArchived = true
        journal.habits[1] = second
        #expect(all().streak == history(journal).streak)
        journal.completions.append(Completion(habit: "read", day: march(3)))
        #expect(all().streak.unit == .days)
    }

    @Test func `the current week adds as soon as it is met`() {
        #expect(weeks(journal(3, run + [17])) == 2)
        let met = history(journal(3, run + [17, 18]))
        #expect(met.streak.current == 21 && met.streak.day(reaching: 21) == march(18))
        // Nothing is due on the rest of its days.
        #expect(history(journal(3, run + [17, 18]), on: 19).days[march(19)].status == .none)
    }

    /// One of three days is done: Saturday and Sunday are both needed, on Sunday one is too few.
    @Test(arguments: [(20, false, 2), (21, true, 2), (22, false, 0)])
    func `is at risk when every day left is needed`(day: Int, isNeeded: Bool, weeks: Int) {
        let streak = history(journal(3, run), on: day, hour: 20).streak
        #expect(streak.needsToday == isNeeded && streak.unit.count(streak.current) == weeks)
        #expect(streak.longest == 14)
        let now = Self.clock.start(of: march(day)).adding(seconds: 20 * 3600)
        #expect(
            AtRiskRule.standard.risk(of: streak, now: now, clock: Self.clock).isAtRisk == isNeeded)
    }

    @Test func `reminds on the evening before it is lost, and of tomorrow if it is needed then`() {
        func due(_ days: [Int], on day: Int) -> [Int] {
            let streak = history(journal(3, days), on: day, hour: 12).streak
            let now = Self.clock.start(of: march(day)).adding(seconds: 12 * 3600)
            return StreakReminder.standard.ahead(of: streak, now: now, clock: Self.clock).map {
                Self.clock.day(of: $0.instant).day
            }
        }
        #expect(due(run, on: 18) == [])
        #expect(due(run, on: 20) == [21, 21])
        #expect(due(run, on: 21) == [21, 21])
        #expect(due(run + [20], on: 21) == [22, 22])
        #expect(due(run + [20, 21], on: 21) == [])
    }

    /// Monday 2 to Sunday 8 March are met; with weeks from Sunday, the 8th is in the next one.
    @Test func `weeks begin on the person's first day`() {
        var journal = journal(3, [2, 4, 8, 9, 10])
        #expect(weeks(journal) == 0)
        #expect(history(journal).streak.longest == 7)
        journal.settings.firstWeekday = .sunday
        // 8, 9 and 10 March are three of the week from the 8th to the 14th.
        #expect(weeks(journal) == 1)
    }

    @Test func `a rest day takes a day away, and a week of rest holds`() {
        var journal = journal(3, [2, 4, 6, 16, 17, 18])
        #expect(weeks(journal) == 1)
        journal.restDays = (9...15).map(march)
        #expect(weeks(journal) == 2)
        // Six days of rest leave one day of the week, which was not done.
        journal.restDays = (9...14).map(march)
        #expect(weeks(journal) == 1)
        journal.completions.append(Completion(habit: "h", day: march(15)))
        #expect(weeks(journal) == 3)
    }

    /// Tuesday done, and rest planned from Friday: Wednesday and Thursday are both needed.
    @Test func `planned rest leaves fewer days`() {
        var journal = journal(3, [2, 4, 6, 9, 11, 13, 17])
        #expect(!history(journal).streak.needsToday)
        journal.restDays = (20...22).map(march)
        #expect(history(journal).streak.needsToday)
    }

    @Test func `a new target leaves the weeks before alone`() {
        var journal = journal(3, run)
        journal.habits[0].setWeeklyTarget(5, from: march(16))
        #expect(weeks(journal) == 2)
        #expect(history(journal).streak.week?.needed == 5)
        journal.habits[0].setWeeklyTarget(3, from: march(16))
        #expect(journal.habits[0].earlierTargets.isEmpty)
        // Every day from now on: the met weeks hold, and 16 March is the seventh day done.
        journal.habits[0].setWeeklyTarget(nil, from: march(16))
        let daily = history(journal, on: 16).streak
        #expect(daily.unit == .days && daily.current == 7)
        // Done until Friday of a met week; its weekend was not needed.
        journal.completions.removeLast()
        #expect(history(journal, on: 16).streak.current == 6)
        #expect(history(journal, on: 17).streak.current == 0)
        // A daily habit that is due three times a week from now on had no week of seven days.
        var other = self.journal(nil, run)
        other.habits[0].setWeeklyTarget(3, from: march(16))
        #expect(weeks(other) == 0)
    }

    /// On Wednesday 18 March the week from the 16th has met 2 of 2, so 5 hold from the 23rd on.
    /// Weeks begin on Sunday since the 17th: 1 to 5 and 8 to 12 March are 5 of 5, and 15 to 17 are
    /// 3 of 3. The target of 4 holds from the 22nd on.
    @Test func `a new target leaves met weeks alone after their first day was changed`() {
        var journal = journal(5, [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16, 17])
        journal.habits[0].setWeeklyTarget(3, from: march(16))
        journal.settings.firstWeekday = .sunday
        #expect(weeks(journal) == 3)
        let week = history(journal).days.weekOfNewTarget
        #expect(week == march(22))
        journal.habits[0].setWeeklyTarget(4, from: week)
        #expect(weeks(journal) == 3)
    }

    /// Of the ten days that are not of rest, 10 * 3 / 7, rounded up, are planned: 5 of the 6 done.
    @Test func `a week of rest is in neither number`() {
        var journal = journal(3, [2, 4, 6, 16, 17, 18])
        journal.restDays = (9...15).map(march)
        let days = history(journal).days
        let month = Adherence(of: days.days(30), in: days)
        #expect(month.done == 5 && month.expected == 5)
    }

    @Test func `a raised target leaves a week alone that is met`() {
        var journal = journal(2, [3, 5, 9, 10, 16, 17])
        let next = history(journal).days.weekOfNewTarget
        #expect(next == march(23))
        journal.habits[0].setWeeklyTarget(5, from: next)
        #expect(weeks(journal) == 3)
        #expect(history(journal).days.weeklyTarget == 2)
        // The next week needs five days.
        #expect(weeks(journal, on: 25) == 3)
        #expect(history(journal, on: 25).days.weeklyTarget == 5)
        #expect(weeks(journal, on: 27) == 0)
        // Once this week is no longer met, another target holds from now on.
        journal.completions.removeLast()
        #expect(history(journal).days.weekOfNewTarget == march(16))
        journal.habits[0].setWeeklyTarget(3, from: march(16))
        #expect(
            journal.habits[0].earlierTargets
                == [EarlierTarget(until: march(16), weeklyTarget: 2)])
        journal.habits[0].setWeeklyTarget(2, from: march(16))
        #expect(journal.habits[0].earlierTargets.isEmpty)
    }

    /// Five days a week are due, and Saturday and Sunday are off.
    @Test func `a limit's day is possible, and neither held nor done before it is over`() {
        var journal = journal(5, [9, 10, 11, 12, 13, 16, 17, 18])
        (journal.habits[0].target, journal.habits[0].isAtMost) = (2, true)
        journal.restDays = [21, 22].map(march)
        for day in [18, 19] {
            let streak = history(journal, on: day).streak
            #expect(streak.unit.count(streak.current) == 1)
            // Monday to Friday are needed, today among them.
            #expect(streak.week?.needed == 5 && streak.week?.done == (day == 18 ? 2 : 3))
        }
        let today = history(journal).streak
        #expect(!today.needsToday && !today.isRestToday && today.isOpenToday)
        // Without a record, today would be lost.
        journal.completions.removeLast()
        #expect(history(journal).streak.needsToday)
    }

    /// Three a week: the first record on Monday 16 March, and Tuesday done.
    @Test func `the rate of a new habit is of the days since its first record`() throws {
        let rate = try #require(history(journal(3, [16, 17])).days.weeklyRate)
        // Two days of seven, and 2 * 3 / 7, rounded up, of them needed.
        #expect(rate.doneDays == 1 && rate.days == 1)
        // Set up on 12 March and never done: six days, and 6 * 3 / 7, rounded up.
        var journal = journal(3, [])
        journal.habits[0].created = march(12)
        let older = try #require(history(journal).days.weeklyRate)
        #expect(older.doneDays == 0 && older.days == 3)
    }

    @Test func `every day of a week is a streak of days`() {
        let streak = history(journal(7, [16, 17, 18])).streak
        #expect(streak.unit == .days && streak.current == 3)
    }

    /// Two weeks are 14 days; 30 days take five weeks.
    @Test func `milestones take seven days for a week`() {
        let streak = history(journal(3, run)).streak
        let milestones = StreakMilestones.standard
        #expect(milestones.reached(in: streak).map(\.day) == [march(6), march(13)])
        let next = milestones.preview(of: streak, clock: Self.clock)
        #expect(next?.days == 30 && next?.daysToGo == 21 && next?.progress == 0.4)
        // This week and two more: that of 30 March ends on 5 April.
        #expect(next?.day == march(36))
        #expect(history(journal(3, run)).earned.map(\.days) == [7, 14])
    }

    /// Done on Saturday, Sunday and Tuesday, and skipped on Monday.
    @Test(arguments: [(3, 0, 0), (nil, 1, 3)])
    func `skipped days hold if the person wants it`(target: Int?, ended: Int, kept: Int) {
        var journal = journal(target, [14, 15, 17])
        journal.completions.append(
            Completion(habit: "h", day: march(16), status: .skipped))
        #expect(history(journal).streak.current == ended)
        journal.settings.skipsKeepStreak = true
        #expect(history(journal).streak.current == kept)
        #expect(history(journal).days[march(16)].status == .skipped)
    }

    /// Six days of a week skipped, and the seventh done.
    @Test func `skipped days that hold leave fewer days to do`() {
        var journal = journal(3, [2, 4, 6, 15])
        journal.completions += (9...14).map {
            Completion(habit: "h", day: march($0), status: .skipped)
        }
        #expect(weeks(journal) == 0)
        journal.settings.skipsKeepStreak = true
        #expect(weeks(journal) == 2)
    }
}
