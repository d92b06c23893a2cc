import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import Foundation
import Testing

/// The form of a habit and the archive, on Wednesday 18 March 2026.
struct HabitFormTests {
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// Two a week, done on some days before today.
    private func journal(_ daysAgo: [Int]) -> Journal {
        var journal = Journal()
        var habit = Habit(id: "run", name: "Run")
        habit.weeklyTarget = 2
        journal.habits = [habit]
        journal.completions = daysAgo.map {
            Completion(habit: "run", day: CalendarDay(daysSince1970: 20_530 - $0))
        }
        return journal
    }

    private func tap(
        _ id: String, _ value: Intent.Value? = nil, in session: inout Session
    ) throws {
        let screen = try session.screen(in: Self.context)
        let action = try #require(screen.action(id), "\(id)")
        _ = try session.send(action.event(entering: value), in: Self.context)
    }

    private func texts(_ session: Session) throws -> [String] {
        let screen = try session.screen(in: Self.context)
        return (screen.toasts + screen.cards).flatMap { ElementQueries.texts($0.body) }
    }

    /// Done on Monday and Tuesday, the 16th and 17th, or on one of them.
    @Test(arguments: [
        ([1, 2], "2026-03-23", "This week has met its target and stays met."),
        ([1], "2026-03-16", "A new target holds from this week on."),
    ])
    func `a new target holds from the week that the form says`(
        daysAgo: [Int], until: String, note: String
    ) throws {
        var options = HabitFormOptions()
        options.habit = "run"
        var session = try Session(journal(daysAgo), at: HabitListOptions(), of: .habit)
        _ = try session.send(
            Event(.open(.habitForm, as: .sheet, habit: "run")), in: Self.context)
        #expect(try texts(session).contains { $0.hasPrefix(note) })
        try tap("target/target/enterTarget", 5, in: &session)
        try tap("toolbar/save/save", in: &session)
        let habit = session.journal.habits[0]
        #expect(habit.weeklyTarget == 5)
        #expect(habit.earlierTargets.map(\.until.description) == [until])
        // No icon or colour was chosen.
        #expect(habit.symbol == nil && habit.color == nil)
    }

    @Test func `a draft without members is that of a new habit`() throws {
        let decoder = JSONDecoder()
        let new = try decoder.decode(HabitDraft.self, from: Data("{}".utf8))
        #expect(new == HabitDraft())
        let edited = try decoder.decode(
            HabitDraft.self, from: Data(#"{"habit": "run", "name": "Run"}"#.utf8))
        #expect(edited == HabitDraft(Habit(id: "run", name: "Run")))
    }

    @Test func `an archived habit is restored by one tap, which can be undone`() throws {
        var archived = journal([])
        archived.habits[0].isArchived = true
        var session = try Session(archived, at: HabitListOptions(), of: .habit)
        for _ in 0..<2 {
            try tap("archived/run/restore/restore", in: &session)
            #expect(!session.journal.habits[0].isArchived)
            #expect(try texts(session).contains("“Run” restored"))
            try tap("note-restored-run/act/act", in: &session)
            #expect(session.journal.habits[0].isArchived)
            #expect(try session.screen(in: Self.context).toasts.isEmpty)
        }
    }

    /// A daily target of 8 becomes 10, with or without an amount of today.
    @Test(arguments: [(true, "2026-03-19"), (false, "2026-03-18")])
    func `a new amount leaves the days before alone`(isRecorded: Bool, until: String) throws {
        var counted = journal(isRecorded ? [0, 1] : [1])
        counted.habits[0].target = 8
        var session = try Session(counted, at: HabitListOptions(), of: .habit)
        _ = try session.send(
            Event(.open(.habitForm, as: .sheet, habit: "run")), in: Self.context)
        let note = "A new target holds from today on, or from tomorrow once today is recorded."
        #expect(try texts(session).contains { $0.hasPrefix(note) })
        try tap("amounts/amount/enterAmount", 10, in: &session)
        try tap("toolbar/save/save", in: &session)
        let habit = session.journal.habits[0]
        #expect(habit.target == 10 && habit.earlierAmounts.map(\.target) == [8])
        #expect(habit.earlierAmounts.map(\.until.description) == [until])
    }

    /// The first tap takes the button away, beside another archived habit or with the whole card.
    @Test(arguments: [1, 2])
    func `the second of two taps on Restore or its Undo changes nothing`(count: Int) throws {
        var archived = journal([])
        archived.habits.append(Habit(id: "read", name: "Read"))
        for index in 0..<count { archived.habits[index].isArchived = true }
        var session = try Session(archived, at: HabitListOptions(), of: .habit)
        for id in ["archived/run/restore/restore", "note-restored-run/act/act"] {
            let action = try #require(try session.screen(in: Self.context).action(id))
            let event = action.event(entering: nil)
            _ = try session.send(event, in: Self.context)
            let once = session
            #expect(try session.send(event, in: Self.context) == [])
            #expect(session == once)
        }
    }
}
