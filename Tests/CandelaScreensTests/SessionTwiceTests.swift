import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Touches that come twice where a person cannot mean two.
struct SessionTwiceTests {
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static func context(after seconds: Int = 0) -> Context {
        Context(now: now.adding(seconds: seconds), zone: .utc)
    }

    private static func routine() throws -> Session {
        var journal = Journal()
        var routine = Routine(id: "morning", name: "Morning")
        routine.steps = ["stretch", "breathe"].map { RoutineStep(id: $0, name: $0) }
        journal.routines = [routine]
        return try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
    }

    @Test(arguments: [0, 1, 10])
    func `a routine is started once`(seconds: Int) throws {
        var session = try Self.routine()
        let run = Intent.Run(routine: "morning")
        _ = try session.send(Event(.start(run)), in: Self.context())
        let once = session.journal
        #expect(once.sessions.map(\.state) == [.running])
        _ = try session.send(Event(.start(run)), in: Self.context(after: seconds))
        #expect(session.journal == once)
    }

    @Test func `a step is completed once`() throws {
        var session = try Self.routine()
        let run = Intent.Run(routine: "morning")
        _ = try session.send(Event(.start(run)), in: Self.context())
        for step in ["stretch", "breathe"] {
            let id = try #require(session.journal.sessions.last?.id)
            let done = Intent.Run(session: id, step: step)
            _ = try session.send(Event(.complete(done)), in: Self.context(after: 5))
            let once = session.journal
            #expect(try session.send(Event(.complete(done)), in: Self.context(after: 6)).isEmpty)
            #expect(session.journal == once)
        }
        #expect(session.journal.sessions.map(\.state) == [.finished])
        #expect(session.journal.sessions.map(\.completed) == [["stretch", "breathe"]])
    }

    /// Two sessions of the same length are at least three seconds apart.
    @Test(arguments: [(0, 1), (2, 1), (3, 2)])
    func `a practice is logged once`(seconds: Int, count: Int) throws {
        var session = try Session(Journal(), at: PracticeDashboardOptions(), of: .practice)
        let log = Event(.log(.practice(minutes: 15)))
        _ = try session.send(log, in: Self.context())
        _ = try session.send(log, in: Self.context(after: seconds))
        #expect(session.journal.practices.count == count)
        _ = try session.send(
            Event(.log(.practice(minutes: 20))), in: Self.context(after: seconds))
        #expect(session.journal.practices.count == count + 1)
    }

    @Test func `an undo without ids restores the rows just deleted`() throws {
        var journal = Journal()
        journal.weighIns = [
            WeighIn(day: CalendarDay(daysSince1970: 20_529), weight: try Weight(80, .kilograms))
        ]
        var session = try Session(journal, at: WeightLogbookOptions(), of: .weight)
        let before = session.journal
        let ids = before.weighIns.map(\.id)
        _ = try session.send(Event(.delete(.weighIn, ids: ids)), in: Self.context())
        #expect(session.deletedRecords(.weighIn) == ids)
        _ = try session.send(Event(.undo(.weighIn)), in: Self.context(after: 1))
        #expect(session.deletedRecords(.weighIn).isEmpty && session.journal == before)
    }
}
