import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import Testing

/// The results that a session announces because no screen shows them.
struct SessionOutcomeTests {
    private static let context = Context(now: Instant(secondsSince1970: 1_773_850_000), zone: .utc)

    /// The announced texts of an event.
    private func announced(
        _ intent: Intent, in session: inout Session
    ) throws -> [String] {
        try session.send(Event(intent), in: Self.context).compactMap { effect in
            if case .announce(let announcement) = effect { announcement.text } else { nil }
        }
    }

    private static var journal: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        journal.routines = [Routine(id: "r", name: "Morning")]
        journal.routines[0].steps = ["a", "b", "c"].map { RoutineStep(id: $0, name: $0) }
        return journal
    }

    @Test func `says that a deletion was undone`() throws {
        var session = Session(Self.journal, at: HabitListOptions(), of: .habit)
        #expect(try announced(.delete(.habit, ids: ["read"]), in: &session) == [])
        #expect(try announced(.undo(.habit), in: &session) == ["Deletion undone"])
    }

    @Test func `says that a habit was saved`() throws {
        var session = Session(Self.journal, at: HabitListOptions(), of: .habit)
        _ = try session.send(Event(.open(.habitForm, as: .sheet)), in: Self.context)
        _ = try session.send(Event(.choose(option: "draft.name", value: "Draw")), in: Self.context)
        #expect(try announced(.save(.habit), in: &session) == ["Saved"])
    }

    @Test func `says the new position of a moved habit`() throws {
        var session = Session(
            Self.journal, at: RoutineTemplatesOptions(), of: .routine)
        _ = try session.send(
            Event(.open(.routineBuilder, as: .sheet, routine: "r")), in: Self.context)
        #expect(try announced(.reorder(step: "a", to: 1), in: &session) == ["Moved to 2 of 3"])
    }

    @Test func `says that a routine was deleted`() throws {
        var session = Session(Self.journal, at: RoutineTemplatesOptions(), of: .routine)
        #expect(try announced(.delete(.routine, ids: ["r"]), in: &session) == ["Deleted"])
    }

    @Test func `says that syncing failed and that it works again`() throws {
        var session = Session(Journal(), at: WeightDashboardOptions(), of: .weight)
        func report(_ word: String) throws -> [String] {
            try announced(.report(Intent.Report(.sync, .text(word))), in: &session)
        }
        #expect(try report("reachable") == [])
        #expect(try report("networkLost") == ["Offline, changes saved on this device"])
        #expect(try report("networkLost") == [])
        #expect(try report("networkFound") == ["Synced"])
        #expect(try report("failed") == ["Couldn’t sync your changes"])
    }

    @Test func `says how many entries match when a filter is chosen or cleared`() throws {
        var journal = Journal()
        journal.weighIns = (1...3).map { day in
            WeighIn(
                day: CalendarDay(daysSince1970: 20_520 + day),
                weight: Weight(unchecked: 80, .kilograms))
        }
        journal.weighIns[0].note = "Tired"
        var session = Session(journal, at: WeightLogbookOptions(), of: .weight)
        func after(_ intent: Intent) throws -> [String] {
            _ = try session.send(Event(intent), in: Self.context)
            return try session.screen(in: Self.context).announcements.map(\.text)
        }
        #expect(try session.screen(in: Self.context).announcements.isEmpty)
        #expect(try after(.choose(option: "withNotes", value: true)) == ["1 entry shown"])
        #expect(try after(.choose(option: "showsFilters", value: true)) == [])
        #expect(try after(.clear(options: ["withNotes"])) == ["3 entries shown"])
    }
}
