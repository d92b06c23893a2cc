import CandelaRules
import Testing

/// Habits whose days have amounts, on Wednesday 18 March 2026.
struct HabitAmountTests {
    private static let clock = ActivitySample.clock

    private func journal(
        _ target: Double?, atMost: Bool = false, _ amounts: [Int: Double] = [:]
    ) -> Journal {
        var habit = Habit(id: "h", name: "Water")
        (habit.unit, habit.target, habit.isAtMost) = ("glasses", target, atMost)
        var journal = Journal()
        journal.habits = [habit]
        journal.completions = amounts.sorted { $0.key < $1.key }.map { day, amount in
            var completion = Completion(
                habit: "h", day: march(day), status: habit.status(of: amount) ?? .done)
            completion.amount = amount
            return completion
        }
        return journal
    }

    private func history(_ journal: Journal) -> ActivityHistory {
        let now = ActivitySample.now
        var kept = journal
        kept.cacheHistories(now: now, clock: Self.clock)
        let history = kept.history(of: "h", now: now, clock: Self.clock)
        #expect(
            Streak.daily(habit: "h", in: journal, now: now, clock: Self.clock) == history.streak)
        return history
    }

    @Test(arguments: [
        (8.0, false, 7.9, CompletionStatus.open), (8, false, 8, .done), (8, false, 9, .done),
        (2, true, 0, .done), (2, true, 2, .done), (2, true, 2.1, .missed),
    ])
    func `an amount is done at the target, or within the limit`(
        target: Double, isAtMost: Bool, amount: Double, status: CompletionStatus
    ) {
        #expect(journal(target, atMost: isAtMost).habits[0].status(of: amount) == status)
    }

    @Test func `a tick fills the target and is taken back`() throws {
        var journal = journal(8, [18: 3])
        let before = journal.completions
        func toggle() throws {
            try journal.toggle(habit: "h", on: march(18), now: ActivitySample.now)
        }
        try toggle()
        #expect(journal.completions.map(\.status) == [.done])
        #expect(journal.completions.first?.amount == 8)
        try toggle()
        #expect(journal.completions.map(\.status) == [.open])
        #expect(journal.completions.map(\.amount) == before.map(\.amount))
        // Without an amount before, nothing is left.
        journal.completions = []
        try toggle()
        #expect(journal.completions.first?.amount == 8)
        try toggle()
        #expect(journal.completions.isEmpty)
    }

    /// A mark beside a skip, taken away, marked again and taken away.
    @Test func `the amount of a mark beside other records is taken back`() throws {
        var journal = journal(8)
        journal.completions = [.done, .skipped].map {
            Completion(habit: "h", day: march(18), status: $0)
        }
        func toggle() throws -> [Double?] {
            try journal.toggle(habit: "h", on: march(18), now: ActivitySample.now)
            return journal.completions.map(\.amount)
        }
        for _ in 0..<2 {
            #expect(try toggle() == [nil, nil])
            #expect(journal.completions.map(\.status) == [.open, .skipped])
            #expect(try toggle() == [8, nil])
            #expect(journal.completions.map(\.status) == [.done, .skipped])
        }
    }

    @Test func `two records of a day without ids are two`() throws {
        var journal = journal(8)
        journal.completions = (0..<2).map { _ in Completion(habit: "h", day: march(18)) }
        let id = journal.completions[0].id
        journal.remove(completions: [id])
        #expect(journal.completions.count == 1)
        journal.completions = (0..<2).map { _ in Completion(habit: "h", day: march(18)) }
        var mark = journal.completions[1]
        (mark.id, mark.status) = (id, .open)
        try journal.mark(mark, now: ActivitySample.now)
        #expect(journal.completions.map(\.status) == [.done])
    }

    @Test func `an amount recorded after a tick is kept`() throws {
        var journal = journal(8, [18: 3])
        try journal.toggle(habit: "h", on: march(18), now: ActivitySample.now)
        journal.completions[0].amount = 10
        try journal.toggle(habit: "h", on: march(18), now: ActivitySample.now)
        #expect(journal.completions.first?.amount == 10)
    }

    @Test func `a day below the target is not done`() {
        let journal = journal(8, [15: 8, 16: 5, 17: 8, 18: 3])
        let history = history(journal)
        #expect(history.streak.current == 1 && history.streak.needsToday)
        #expect(history.days[march(16)].status == .missed && history.days[march(16)].amount == 5)
        #expect(history.days.totalAmount(of: journal.habits[0]) == 24)
    }

    /// Three of a limit of two, marked as done by another app.
    @Test func `one record above the limit is missed`() {
        var journal = journal(2, atMost: true, [15: 2, 16: 3, 17: 2])
        journal.completions[1].status = .done
        let history = history(journal)
        #expect(history.streak.current == 1)
        #expect(history.days[march(16)].status == .missed)
    }

    /// Two days of eight glasses, one of 500 ml, and one of nine glasses.
    @Test(arguments: ["glasses", nil])
    func `amounts of two units have no common total`(unit: String?) {
        var journal = journal(8, [15: 8, 16: 8, 17: 500, 18: 9])
        journal.habits[0].unit = unit
        journal.habits[0].setTarget(400, isAtMost: false, unit: "ml", from: march(17))
        let known = journal.habits[0]
        #expect(known.asOf(march(16)).unit == unit && known.asOf(march(17)).unit == "ml")
        let days = history(journal).days
        #expect(days.totalAmount(of: known) == 509)
        #expect(days[march(16)].status == .completed)
        journal.habits[0].setTarget(8, isAtMost: false, unit: unit, from: march(18))
        #expect(history(journal).days.totalAmount(of: journal.habits[0]) == 25)
    }

    /// Two cups twice are four, and the limit is three: today is lost at once, and is not done
    /// tomorrow. Two and one are three.
    @Test(arguments: [(2.0, 2.0, false), (2, 1, true), (0.1, 2.9, true)])
    func `the total of a day's records is within the limit or not`(
        first: Double, second: Double, isKept: Bool
    ) throws {
        var journal = journal(3, atMost: true, [17: 1, 18: first])
        var other = Completion(habit: "h", day: march(18))
        other.amount = second
        journal.completions.append(other)
        let today = history(journal)
        #expect(today.streak.current == (isKept ? 1 : 0))
        #expect(today.days[march(18)].status == (isKept ? .pending : .missed))
        let tomorrow = ActivitySample.now.adding(seconds: 86_400)
        let later = journal.history(of: "h", now: tomorrow, clock: Self.clock)
        #expect(later.streak.current == (isKept ? 2 : 0))
        #expect(later.days[march(18)].status == (isKept ? .completed : .missed))
        // The practice of all habits counts the same days.
        #expect(journal.history(now: ActivitySample.now, clock: Self.clock).streak == today.streak)
        let allLater = journal.history(now: tomorrow, clock: Self.clock)
        #expect(allLater.streak.current == (isKept ? 2 : 0))
        // A cached history follows a removal.
        journal.identify()
        journal.cacheHistories(now: ActivitySample.now, clock: Self.clock)
        journal.remove(completions: [journal.completions[2].id])
        let left = journal.history(of: "h", now: ActivitySample.now, clock: Self.clock)
        #expect(left.streak.current == 1 && left.streak.isOpenToday)
    }

    /// Within the limit on 16 and 17 March; today counts once it is over.
    /// From the 19th on, seven days end on the 25th.
    @Test func `a day above the limit is not on the way to a milestone`() {
        let streak = history(journal(2, atMost: true, [16: 1, 17: 1, 18: 3])).streak
        let preview = StreakMilestones.standard.preview(of: streak, clock: Self.clock)
        #expect(streak.current == 0 && preview?.daysToGo == 7 && preview?.day == march(25))
    }

    @Test func `a mark that was taken away is not within or above a limit`() {
        var journal = journal(2, atMost: true, [17: 1])
        var taken = Completion(habit: "h", day: march(17), status: .open)
        taken.amount = 2
        journal.completions.append(taken)
        #expect(history(journal).days[march(17)].status == .completed)
    }

    @Test func `today keeps a limit once it is over`() {
        let open = history(journal(2, atMost: true, [16: 1, 17: 2, 18: 1]))
        #expect(open.streak.current == 2 && !open.streak.needsToday && !open.streak.isDoneToday)
        #expect(open.streak.isOpenToday && !open.streak.isRestToday)
        #expect(open.days[march(18)].status == .pending)
        // Nothing recorded: the day would not count.
        let unknown = history(journal(2, atMost: true, [16: 1, 17: 2]))
        #expect(unknown.streak.current == 2 && unknown.streak.needsToday)
        let passed = history(journal(2, atMost: true, [16: 1, 17: 2, 18: 3]))
        #expect(passed.streak.current == 0 && passed.streak.longest == 2)
        #expect(passed.days[march(18)].status == .missed)
    }

    /// Two cups twice are four: above a limit of three, and within one of five that holds from
    /// today on.
    @Test func `a new limit leaves the days before alone`() {
        var journal = journal(3, atMost: true, [16: 2, 17: 1])
        journal.completions.append(journal.completions[0])
        func status(_ day: Int) -> DayActivity.Status { history(journal).days[march(day)].status }
        #expect(status(16) == .missed && status(17) == .completed)
        journal.habits[0].setTarget(5, isAtMost: true, unit: "glasses", from: march(18))
        #expect(status(16) == .missed && status(17) == .completed)
        #expect(journal.habits[0].asOf(march(17)).target == 3)
        #expect(journal.habits[0].asOf(march(18)).target == 5)
        // Without a limit from today on, the days before had one.
        journal.habits[0].setTarget(5, isAtMost: false, unit: "glasses", from: march(18))
        #expect(status(16) == .missed)
        journal.habits[0].setTarget(3, isAtMost: true, unit: "glasses", from: march(18))
        #expect(journal.habits[0].earlierAmounts.isEmpty)
    }

    @Test func `a recorded day keeps its target`() {
        func day(
            _ journal: Journal, isAtMost: Bool = false, unit: String = "glasses"
        ) -> CalendarDay {
            history(journal).days.dayOfNewTarget(
                of: journal.habits[0], isAtMost: isAtMost, unit: unit)
        }
        #expect(day(journal(8, [18: 3])) == march(19))
        #expect(day(journal(8, [17: 8])) == march(18))
        let first = journal(nil, [18: 3])
        #expect(day(first) == march(18))
        // A day that was ticked is neither within a new limit nor an amount in another unit.
        #expect(day(first, isAtMost: true) == march(19))
        #expect(day(journal(nil, [17: 3]), isAtMost: true) == march(18))
        #expect(day(first, unit: "ml") == march(19))
    }

    @Test func `days keep the unit that they had`() {
        var habit = journal(8).habits[0]
        func days() -> [String] {
            [15, 17, 18].map { day in
                let known = habit.asOf(march(day))
                return "\(known.target.map { Int($0) } ?? 0) \(known.unit ?? "-")"
            }
        }
        habit.setTarget(6, isAtMost: false, unit: "glasses", from: march(16))
        #expect(days() == ["8 glasses", "6 glasses", "6 glasses"])
        habit.setTarget(2000, isAtMost: false, unit: "ml", from: march(18))
        #expect(days() == ["8 glasses", "6 glasses", "2000 ml"])
        habit.setTarget(6, isAtMost: false, unit: "glasses", from: march(18))
        #expect(habit.earlierAmounts == [EarlierAmount(until: march(16), target: 8)])
        // The unit alone.
        habit.setTarget(6, isAtMost: false, unit: "cups", from: march(18))
        #expect(days() == ["8 glasses", "6 glasses", "6 cups"])
        habit.setTarget(6, isAtMost: false, unit: nil, from: march(18))
        #expect(days() == ["8 glasses", "6 glasses", "6 -"])
    }
}
