import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import Testing

/// A habit with a target of 8 glasses, seen on 18 March 2026.
struct HabitAmountScreenTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static func session(_ amount: Double?, atMost: Bool = false) throws -> Session {
        var journal = Journal()
        var habit = Habit(id: "water", name: "Water")
        (habit.unit, habit.target, habit.isAtMost) = ("glasses", 8, atMost)
        journal.habits = [habit]
        if let amount {
            var completion = Completion(
                habit: "water", day: today, status: habit.status(of: amount) ?? .open)
            completion.amount = amount
            journal.completions = [completion]
        }
        var options = HabitDetailOptions()
        options.habit = "water"
        return try Session(journal, at: options, of: .habit)
    }

    private static func tap(
        _ id: String, _ value: Intent.Value? = nil, in session: inout Session
    ) throws {
        let action = try #require(try session.screen(in: context).action(id), "\(id)")
        _ = try session.send(action.event(entering: value), in: context)
    }

    private static func texts(_ session: Session) throws -> [String] {
        try session.screen(in: context).cards.flatMap { ElementQueries.texts($0.body) }
    }

    @Test func `an entered amount decides whether the day is done`() throws {
        var session = try Self.session(3)
        #expect(try Self.texts(session).contains("3 of 8 glasses"))
        for (amount, status) in [(7.0, CompletionStatus.open), (8, .done), (3, .open)] {
            try Self.tap("today/enterAmount/enterAmount", in: &session)
            try Self.tap("details/count/count", .number(amount), in: &session)
            try Self.tap("toolbar/save/save", in: &session)
            #expect(session.journal.completions.map(\.status) == [status])
            #expect(session.journal.completions.first?.amount == amount)
        }
    }

    @Test func `a chosen status brings the amount with it`() throws {
        var session = try Self.session(3)
        func choose(_ status: String) throws -> Completion? {
            try Self.tap("today/enterAmount/enterAmount", in: &session)
            try Self.tap("status/status/\(status)/\(status)", in: &session)
            try Self.tap("toolbar/save/save", in: &session)
            return session.journal.completions.first
        }
        #expect(try choose("skipped")?.amount == 3)
        let done = try choose("done")
        #expect(done?.status == .done && done?.amount == 8)
        #expect(try choose("open") == nil)
    }

    @Test func `a limit has no checkbox, and today counts once it is over`() throws {
        let session = try Self.session(3, atMost: true)
        #expect(try Self.texts(session).contains("3 glasses, limit: 8"))
        #expect(try session.screen(in: Self.context).action("today/toggle/toggle") == nil)
        let list = try Session(session.journal, at: HabitListOptions(), of: .habit)
        #expect(
            try list.screen(in: Self.context).action("habits/water/enterAmount/enterAmount") != nil)
        let history = session.journal.history(
            of: "water", now: Self.context.now, clock: DayClock(.utc))
        #expect(history.streak.current == 0)
    }

    /// Five glasses and five are ten, above the limit of eight; five and three are within it.
    @Test(arguments: [(5.0, "Not done"), (3, "Done")])
    func `the records of a day are judged together`(second: Double, status: String) throws {
        var journal = try Self.session(5, atMost: true).journal
        journal.completions.append(journal.completions[0])
        journal.completions[1].amount = second
        journal.identify()
        var options = HabitDayOptions()
        (options.habit, options.day) = ("water", Self.today)
        let texts = try Self.texts(Session(journal, at: options, of: .habit))
        #expect(texts.filter { ["Not done", "Done"].contains($0) } == [status, status])
    }

    /// Eight yesterday of a target of eight, and ten from today on.
    @Test func `a past day is shown with the target that it had`() throws {
        var journal = try Self.session(nil).journal
        var done = Completion(habit: "water", day: Self.today.previous)
        done.amount = 8
        journal.completions = [done]
        journal.habits[0].setTarget(10, isAtMost: false, unit: "glasses", from: Self.today)
        var options = HabitDetailOptions()
        options.habit = "water"
        let session = try Session(journal, at: options, of: .habit)
        let labels = try session.screen(in: Self.context).cards
            .flatMap { ElementQueries.all($0.body) }.compactMap(\.accessibility?.label)
        #expect(labels.contains("Tuesday, March 17: 8 of 8 glasses, Done"))
        #expect(try Self.texts(session).contains("0 of 10 glasses"))
        journal.habits[0].setTarget(2, isAtMost: false, unit: "l", from: Self.today)
        let inLiters = try Session(journal, at: options, of: .habit)
        let days = try inLiters.screen(in: Self.context).cards
            .flatMap { ElementQueries.all($0.body) }.compactMap(\.accessibility?.label)
        #expect(days.contains("Tuesday, March 17: 8 of 8 glasses, Done"))
        #expect(try Self.texts(inLiters).contains("0 of 2 l"))
    }
}
