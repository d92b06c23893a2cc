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

    @Test func `an amount recorded after a tick is kept`() throws {
        var journal = journal(8, [18: 3])
        try journal.toggle(habit: "h", on: march(18), now: ActivitySample.now)
        journal.completions[0].amount = 10
        try journal.toggle(habit: "h", on: march(18), now: ActivitySample.now)
        #expect(journal.completions.first?.amount == 10)
    }

    @Test func `a day below the target is not done`() {
        let history = history(journal(8, [15: 8, 16: 5, 17: 8, 18: 3]))
        #expect(history.streak.current == 1 && history.streak.needsToday)
        #expect(history.days[march(16)].status == .missed && history.days[march(16)].amount == 5)
        #expect(history.days.totalAmount == 24)
    }

    /// Within the limit on 16 and 17 March; today counts once it is over.
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
}
