import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import Testing

/// The sheet of a day with a typed note, while its record changes elsewhere: five of eight glasses
/// on 18 March 2026.
struct HabitDayInputTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private var session: Session

    init() throws {
        var habit = Habit(id: "water", name: "Water")
        (habit.unit, habit.target) = ("glasses", 8)
        var journal = Journal()
        journal.habits = [habit]
        journal.completions = [Self.record("a", 5)]
        session = try Self.session(journal)
    }

    private static func record(_ id: String, _ amount: Double) -> Completion {
        var record = Completion(habit: "water", day: today, status: .open)
        (record.id, record.amount) = (id, amount)
        return record
    }

    private static func session(_ journal: Journal) throws -> Session {
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        var day = Intent.Destination(.habitDay, as: .sheet)
        (day.habit, day.day) = ("water", today)
        _ = try session.send(Event(.open(day)), in: Context(now: now, zone: .utc))
        return session
    }

    private mutating func send(_ intent: Intent, _ value: Intent.Value? = nil) throws {
        let event = Event(intent, entering: value)
        _ = try session.send(event, in: Context(now: Self.now, zone: .utc))
    }

    private mutating func type(_ note: String) throws {
        try send(.enter(.option("draft.note")), .text(note))
    }

    private var records: [String] {
        session.journal.completions.map {
            "\($0.id) \($0.status) \($0.amount ?? 0) \($0.note ?? "-")"
        }
    }

    @Test mutating func `a tick elsewhere is kept`() throws {
        try type("cold")
        try send(.toggle(habit: "water", day: Self.today))
        try send(.save(.completion, id: "a"))
        #expect(records == ["a done 8.0 cold"])
    }

    @Test mutating func `a record that returns keeps its amount beside the note`() throws {
        try type("cold")
        try send(.delete(.completion, ids: ["a"]))
        try send(.undo(.completion, ids: ["a"]))
        try send(.save(.completion, id: "a"))
        #expect(records == ["a open 5.0 cold"])
    }

    @Test mutating func `a deleted record leaves only the note`() throws {
        try type("cold")
        try send(.delete(.completion, ids: ["a"]))
        try send(.save(.completion))
        #expect(session.journal.completions.map(\.note) == ["cold"])
        #expect(session.journal.completions.map(\.amount) == [nil])
    }

    @Test mutating func `the form stays with its record beside one that returns`() throws {
        var journal = session.journal
        journal.completions.append(Self.record("b", 2))
        session = try Self.session(journal)
        try send(.delete(.completion, ids: ["a"]))
        try type("cold")
        try send(.undo(.completion, ids: ["a"]))
        try send(.save(.completion, id: "b"))
        #expect(records == ["a open 5.0 -", "b open 2.0 cold"])
    }
}
