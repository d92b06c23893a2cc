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
        _ intent: Intent, in session: inout Session, after seconds: Int = 0
    ) throws -> [String] {
        var context = Self.context
        context.now = context.now.adding(seconds: seconds)
        return try session.send(Event(intent), in: context).compactMap { effect in
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
        var session = try Session(Self.journal, at: HabitListOptions(), of: .habit)
        #expect(try announced(.delete(.habit, ids: ["read"]), in: &session) == [])
        #expect(try announced(.undo(.habit), in: &session) == [])
        // The first save is the deletion, whose toast has said it.
        let saved = Intent.Report(.save, true)
        #expect(try announced(.report(saved), in: &session) == [])
        #expect(try announced(.report(saved), in: &session) == ["Restored"])
    }

    @Test func `says that a habit was saved`() throws {
        var session = try Session(Self.journal, at: HabitListOptions(), of: .habit)
        _ = try session.send(Event(.open(.habitForm, as: .sheet)), in: Self.context)
        _ = try session.send(Event(.choose(option: "draft.name", value: "Draw")), in: Self.context)
        #expect(try announced(.save(.habit), in: &session) == [])
        #expect(try announced(.report(Intent.Report(.save, true)), in: &session) == ["Saved"])
        // A second report of the same save says nothing.
        #expect(try announced(.report(Intent.Report(.save, true)), in: &session) == [])
    }

    @Test func `says once that a practice was logged, although its button was tapped twice`() throws
    {
        var session = try Session(Journal(), at: PracticeDashboardOptions(), of: .practice)
        #expect(try announced(.log(.practice(minutes: 15)), in: &session) == [])
        #expect(try announced(.log(.practice(minutes: 15)), in: &session, after: 1) == [])
        #expect(try announced(.report(Intent.Report(.save, true)), in: &session) == ["Saved"])
    }

    @Test func `says that a habit was saved once a refused save succeeds`() throws {
        var session = try Session(Self.journal, at: HabitListOptions(), of: .habit)
        _ = try session.send(Event(.open(.habitForm, as: .sheet)), in: Self.context)
        _ = try session.send(Event(.choose(option: "draft.name", value: "Draw")), in: Self.context)
        _ = try session.send(Event(.save(.habit)), in: Self.context)
        #expect(try announced(.report(Intent.Report(.save, false)), in: &session) == [])
        #expect(try announced(.retry(.save), in: &session) == [])
        #expect(try announced(.report(Intent.Report(.save, true)), in: &session) == ["Saved"])
    }

    @Test func `says the new position of a moved habit`() throws {
        var session = try Session(
            Self.journal, at: RoutineTemplatesOptions(), of: .routine)
        _ = try session.send(
            Event(.open(.routineBuilder, as: .sheet, routine: "r")), in: Self.context)
        #expect(try announced(.reorder(step: "a", to: 1), in: &session) == ["Moved to 2 of 3"])
    }

    @Test func `says that a routine was deleted`() throws {
        var session = try Session(Self.journal, at: RoutineTemplatesOptions(), of: .routine)
        #expect(try announced(.delete(.routine, ids: ["r"]), in: &session) == [])
        let said = try session.screen(in: Self.context).announcements.map(\.text)
        #expect(said == ["“Morning” deleted"])
    }

    @Test func `says that syncing failed and that it works again`() throws {
        var session = try Session(Journal(), at: WeightDashboardOptions(), of: .weight)
        func report(_ word: String, after seconds: Int = 0) throws -> [String] {
            let report = Intent.Report(.sync, .text(word))
            return try announced(.report(report), in: &session, after: seconds)
        }
        #expect(try report("reachable") == [])
        #expect(try report("networkLost") == ["Offline, changes saved on this device"])
        #expect(try report("networkLost") == [])
        // Syncing has only begun.
        #expect(try report("networkFound") == [])
        // It is taken to have succeeded once its time has passed, and is said once.
        let passed = SyncStatus.Rule.standard.afterNetwork
        #expect(try report("activity", after: passed + 1) == ["Synced"])
        #expect(try report("activity", after: passed + 120) == [])
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
        var session = try Session(journal, at: WeightLogbookOptions(), of: .weight)
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
