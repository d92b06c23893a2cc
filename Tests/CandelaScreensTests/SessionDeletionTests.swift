import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Several records deleted together are counted, saved, restored and rejected together.
struct SessionDeletionTests {
    /// A kind of record that can be deleted, and the texts for three of them.
    struct Rows: Sendable, CustomTestStringConvertible {
        let kind: Intent.RecordKind
        let start: @Sendable (Journal) -> Session
        let deleted: String
        let failed: String

        /// The announcements after the deletion becomes final.
        let final: [String]

        var testDescription: String { kind.rawValue }
    }

    static let all = [
        Rows(
            kind: .habit, start: { Session($0, at: HabitListOptions(), of: .habit) },
            deleted: "3 habits deleted", failed: "Couldn’t delete 3 habits", final: []),
        Rows(
            kind: .weighIn, start: { Session($0, at: WeightLogbookOptions(), of: .weight) },
            deleted: "3 entries deleted", failed: "Couldn’t delete 3 entries",
            final: ["3 entries deleted"]),
        Rows(
            kind: .session, start: { Session($0, at: RoutineTemplatesOptions(), of: .routine) },
            deleted: "3 paused routines discarded",
            failed: "Couldn’t discard 3 paused routines", final: []),
    ]

    private static let now = Instant(secondsSince1970: 1_773_835_200)
    private static let ids = ["a", "b", "c"]
    private static let time = Event(.report(.init(.time)))

    private static let journal: Journal = {
        let today = CalendarDay(daysSince1970: 20_530)
        var journal = Journal()
        journal.routines = [Routine(id: "morning", name: "Morning")]
        for (place, id) in (ids + ["d"]).enumerated() {
            let day = today.adding(days: -place)
            journal.habits.append(Habit(id: id, name: "Habit \(id)"))
            journal.completions.append(Completion(habit: id, day: day))
            var weighIn = WeighIn(day: day, weight: Weight(unchecked: 170 + Double(place), .pounds))
            weighIn.id = id
            journal.weighIns.append(weighIn)
            journal.sessions.append(
                RoutineSession(id: id, routine: "morning", day: day, state: .paused))
        }
        // Sessions assign ids to records.
        return Session(journal, at: HabitListOptions(), of: .habit).journal
    }()

    private static func context(_ rows: Rows, after seconds: Int = 0) -> Context {
        Context(now: now.adding(seconds: seconds), zone: .utc)
    }

    /// A session in which three rows are hidden.
    private static func hidden(_ rows: Rows, inOne: Bool) throws -> Session {
        var session = rows.start(journal)
        let events = inOne ? [ids] : ids.map { [$0] }
        for (second, ids) in events.enumerated() {
            let effects = try session.send(
                Event(.delete(rows.kind, ids: ids)), in: context(rows, after: second))
            #expect(saves(effects).isEmpty)
        }
        return session
    }

    private static func saves(_ effects: [Effect]) -> [RecordChanges] {
        effects.compactMap { if case .save(let changes, _) = $0 { changes } else { nil } }
    }

    private static func removed(_ changes: RecordChanges, _ kind: Intent.RecordKind) -> [String] {
        switch kind {
        case .habit: changes.removed.habits
        case .weighIn: changes.removed.weighIns
        default: changes.removed.sessions
        }
    }

    private static func toast(_ session: Session, _ context: Context) throws -> ToastCard? {
        try session.screen(in: context).toasts.first?.content(as: ToastCard.self)
    }

    @Test(arguments: all, [true, false])
    func `one note counts them and one undo restores all`(rows: Rows, inOne: Bool) throws {
        var session = try Self.hidden(rows, inOne: inOne)
        let context = Self.context(rows, after: 3)
        #expect(try Self.toast(session, context)?.words("text")?.text == rows.deleted)
        _ = try session.send(Event(.undo(rows.kind, ids: Self.ids)), in: context)
        #expect(session.journal == Self.journal)
        let cards = try session.screen(in: context).cards
        #expect(try cards == rows.start(Self.journal).screen(in: context).cards)
    }

    @Test(arguments: all, [true, false])
    func `one save deletes them and the announcement counts them`(
        rows: Rows, inOne: Bool
    ) throws {
        var session = try Self.hidden(rows, inOne: inOne)
        let effects = try session.send(Self.time, in: Self.context(rows, after: 60))
        let saves = Self.saves(effects)
        #expect(saves.count == 1)
        #expect(saves.map { Self.removed($0, rows.kind) } == [Self.ids])
        let said = effects.compactMap { effect in
            if case .announce(let announcement) = effect { announcement.text } else { nil }
        }
        #expect(said == rows.final)
    }

    @Test(arguments: all)
    func `leaving the screen deletes them in one save`(rows: Rows) throws {
        var session = try Self.hidden(rows, inOne: false)
        let effects = try session.send(Event(.close()), in: Self.context(rows, after: 3))
        #expect(Self.saves(effects).map { Self.removed($0, rows.kind) } == [Self.ids])
    }

    @Test(arguments: all)
    func `a failed save restores all, and its note with a retry button counts them`(
        rows: Rows
    ) throws {
        var session = try Self.hidden(rows, inOne: true)
        let context = Self.context(rows, after: 60)
        var store = Self.journal
        _ = try session.send(Self.time, in: context)
        _ = try session.send(Event(.report(.init(.save, false))), in: context)
        #expect(session.journal == store)
        let toast = try #require(try Self.toast(session, context))
        #expect(toast.words("text")?.text == rows.failed)
        let retry = try #require(
            session.screen(in: context).enabledActions.first { $0.intent == .retry(.save) })
        let saves = Self.saves(try session.send(retry.event(), in: context))
        #expect(saves.map { Self.removed($0, rows.kind) } == [Self.ids])
        for changes in saves { store.apply(changes) }
        _ = try session.send(Event(.report(.init(.save, true))), in: context)
        #expect(session.journal == store)
        #expect(try session.screen(in: context).toasts.isEmpty)
    }

    @Test func `a session offers no undo of a deletion it did not make`() throws {
        let context = Context(now: Self.now, zone: .utc)
        var options = WeightSettingsOptions()
        options.deletion = .init(.pendingUndo, until: Self.now.adding(seconds: 5))
        func offersUndo(_ screen: Screen) -> Bool {
            screen.enabledActions.contains { $0.intent.kind == "undo" }
        }
        #expect(
            offersUndo(
                try Screen.make(options, phase: .ready(Self.journal), of: .weight, in: context)))
        let session = Session(Self.journal, at: options, of: .weight)
        #expect(!offersUndo(try session.screen(in: context)))
    }

    @Test func `hidden rows are restored together with a deletion of all`() throws {
        // Another front end, such as a widget, deletes rows while the settings are open.
        let rows = Rows(
            kind: .weighIn, start: { Session($0, at: WeightSettingsOptions(), of: .weight) },
            deleted: "", failed: "", final: [])
        var session = try Self.hidden(rows, inOne: true)
        let all = try session.send(
            Event(.deleteAll(.weighIn)), in: Self.context(rows, after: 3))
        #expect(Self.saves(all).map { $0.removed.weighIns } == [Self.ids + ["d"]])
        // The rows' window would have ended, that of all has not.
        let context = Self.context(rows, after: 6)
        _ = try session.send(Event(.undo(.weighIn)), in: context)
        #expect(session.journal == Self.journal)
        _ = try session.send(Self.time, in: Self.context(rows, after: 600))
        #expect(session.journal == Self.journal)
    }
}
