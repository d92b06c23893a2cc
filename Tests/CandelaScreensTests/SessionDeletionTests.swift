import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Deletions and their undo. Records deleted together are counted, saved, restored and rejected
/// together.
struct SessionDeletionTests {
    /// A kind of record that can be deleted, and the texts for three of them.
    struct Rows: Sendable, CustomTestStringConvertible {
        let kind: Intent.RecordKind
        let start: @Sendable (Journal) throws -> Session

        /// The text about one, and about three.
        let deleted: (one: @Sendable (String) -> String, three: String)
        let failed: String

        /// The announcements after the deletion of three becomes final.
        let final: [String]

        /// Another screen of the app.
        let other: ScreenName

        var testDescription: String { kind.rawValue }
    }

    static let all = [
        Rows(
            kind: .habit, start: { try Session($0, at: HabitListOptions(), of: .habit) },
            deleted: ({ "“Habit \($0)” deleted" }, "3 habits deleted"),
            failed: "Couldn’t delete 3 habits",
            final: [], other: .habitForm),
        Rows(
            kind: .weighIn, start: { try Session($0, at: WeightLogbookOptions(), of: .weight) },
            deleted: ({ "“\(weights[$0] ?? "")” deleted" }, "3 entries deleted"),
            failed: "Couldn’t delete 3 entries",
            final: ["3 entries deleted"], other: .weightDashboard),
        Rows(
            kind: .session, start: { try Session($0, at: RoutineTemplatesOptions(), of: .routine) },
            deleted: (
                { _ in "Paused routine “Morning” discarded" }, "3 paused routines discarded"
            ),
            failed: "Couldn’t discard 3 paused routines", final: [], other: .routineStreaks),
    ]

    /// The names of the weigh-ins of the journal.
    private static let weights = [
        "a": "170.0 pounds, March 18", "b": "171.0 pounds, March 17",
        "c": "172.0 pounds, March 16",
    ]

    private static let now = Instant(secondsSince1970: 1_773_835_200)
    private static let ids = ["a", "b", "c"]
    private static let time = Event(.report(.init(.time)))

    private static let journal: Journal = {
        let today = CalendarDay(daysSince1970: 20_530)
        var journal = Journal()
        journal.routines = [Routine(id: "morning", name: "Morning")]
        journal.routineModes = [RoutineMode(id: "early", name: "Early", routines: ["morning"])]
        journal.restDays = [today.adding(days: -1)]
        journal.practices = [Practice(day: today, minutes: 9)]
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
        return (try? Session(journal, at: HabitListOptions(), of: .habit).journal) ?? journal
    }()

    private static func context(_ rows: Rows, after seconds: Int = 0) -> Context {
        Context(now: now.adding(seconds: seconds), zone: .utc)
    }

    /// A session in which three rows are deleted, together or a second apart.
    private static func deleted(_ rows: Rows, inOne: Bool) throws -> Session {
        var session = try rows.start(journal)
        let events = inOne ? [ids] : ids.map { [$0] }
        for (second, ids) in events.enumerated() {
            let effects = try session.send(
                Event(.delete(rows.kind, ids: ids)), in: context(rows, after: second))
            #expect(saves(effects).map { removed($0, rows.kind) } == [ids])
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

    private static func texts(_ session: Session, _ context: Context) throws -> [String?] {
        try session.screen(in: context).cards(ToastCard.self).map { $0.words("text")?.text }
    }

    /// The ids that the Undo buttons restore, in the order of the toasts.
    private static func offered(_ session: Session, _ context: Context) throws -> [[String]] {
        try session.screen(in: context).toasts.compactMap { toast in
            let intents = toast.body.withAllInside.compactMap(\.activation?.intent)
            return intents.lazy.compactMap { intent in
                if case .undo(_, let ids) = intent { ids } else { nil }
            }.first
        }
    }

    @Test(arguments: all, [true, false])
    func `a toast counts each deletion, and undo restores all`(rows: Rows, inOne: Bool) throws {
        var session = try Self.deleted(rows, inOne: inOne)
        let context = Self.context(rows, after: 3)
        let (one, three) = rows.deleted
        let texts = inOne ? [three] : Self.ids.reversed().map(one)
        #expect(try Self.texts(session, context) == texts)
        let newest = inOne ? [Self.ids] : Self.ids.reversed().map { [$0] }
        #expect(try Self.offered(session, context) == newest)
        _ = try session.send(Event(.undo(rows.kind, ids: Self.ids)), in: context)
        #expect(session.journal == Self.journal)
        let cards = try session.screen(in: context).cards
        #expect(try cards == rows.start(Self.journal).screen(in: context).cards)
    }

    @Test(arguments: all, [true, false])
    func `the announcement at the end of the windows counts them`(
        rows: Rows, inOne: Bool
    ) throws {
        var session = try Self.deleted(rows, inOne: inOne)
        let effects = try session.send(Self.time, in: Self.context(rows, after: 60))
        #expect(Self.saves(effects).isEmpty)
        let said = effects.compactMap { effect in
            if case .announce(let announcement) = effect { announcement.text } else { nil }
        }
        #expect(said == rows.final)
    }

    /// Half a second on a clock of whole seconds: the screen opens in the second of the deletion.
    @Test(arguments: all)
    func `undo is on the next screen too, and restores all`(rows: Rows) throws {
        var session = try Self.deleted(rows, inOne: true)
        _ = try session.send(Event(.open(rows.other, as: .sheet)), in: Self.context(rows))
        #expect(session.place.page.screen == rows.other)
        let context = Self.context(rows, after: 4)
        let screen = try session.screen(in: context)
        #expect(try Self.texts(session, context) == [rows.deleted.1])
        #expect(screen.validUntil?.instant == Self.now.adding(seconds: 5))
        let undo = try #require(screen.enabledActions.first { $0.intent.kind == "undo" })
        _ = try session.send(undo.event(), in: context)
        #expect(session.journal == Self.journal)
        #expect(try session.screen(in: context).toasts.isEmpty)
    }

    @Test func `a habit returns with its records after Back and another screen`() throws {
        var journal = Journal()
        journal.habits = ["read", "run"].map { Habit(id: $0, name: $0) }
        journal.completions = (0..<8).map {
            Completion(habit: "read", day: CalendarDay(daysSince1970: 20_530 - $0))
        }
        journal.practices = [Practice(day: CalendarDay(daysSince1970: 20_530), minutes: 9)]
        journal.practices[0].habit = "read"
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        let before = session.journal
        let context = Context(now: Self.now, zone: .utc)
        func streak() throws -> Int? {
            try session.screen(in: context).card(HabitListCard.self)?.facts.habits
                .first { $0.id == "read" }?.streak
        }
        #expect(try streak() == 8)
        for event in [
            Event(.open(.habitDetail, habit: "run")), Event(.close()),
            Event(.delete(.habit, ids: ["read"])), Event(.open(.habitDetail, habit: "run")),
        ] {
            _ = try session.send(event, in: context)
        }
        #expect(session.journal.completions.isEmpty && session.journal.practices.isEmpty)
        #expect(try Self.texts(session, context) == ["“read” deleted"])
        _ = try session.send(Event(.undo(.habit, ids: ["read"])), in: context)
        _ = try session.send(Event(.close()), in: context)
        #expect(session.journal == before)
        #expect(try streak() == 8)
    }

    @Test(arguments: all)
    func `a fourth deletion makes the first final`(rows: Rows) throws {
        var session = try Self.deleted(rows, inOne: false)
        let context = Self.context(rows, after: 3)
        let effects = try session.send(Event(.delete(rows.kind, ids: ["d"])), in: context)
        #expect(try Self.offered(session, context) == [["d"], ["c"], ["b"]])
        let said = effects.contains { if case .announce = $0 { true } else { false } }
        #expect(said == !rows.final.isEmpty)
        #expect(throws: SessionError.self) {
            try session.send(Event(.undo(rows.kind, ids: ["a"])), in: context)
        }
        for id in ["b", "d", "c"] {
            _ = try session.send(Event(.undo(rows.kind, ids: [id])), in: context)
        }
        var expected = Self.journal
        switch rows.kind {
        case .habit: expected.remove(habit: "a")
        case .weighIn: expected.remove(weighIns: ["a"])
        default: expected.remove(sessions: ["a"])
        }
        // Whatever the order of undoing, all are back at their positions.
        #expect(session.journal == expected)
    }

    @Test func `a routine returns with its sessions`() throws {
        var session = try Session(Self.journal, at: RoutineTemplatesOptions(), of: .routine)
        let context = Context(now: Self.now, zone: .utc)
        _ = try session.send(Event(.delete(.session, ids: ["b"])), in: context)
        _ = try session.send(Event(.delete(.routine, ids: ["morning"])), in: context)
        #expect(session.journal.routines.isEmpty && session.journal.sessions.isEmpty)
        #expect(
            try Self.texts(session, context)
                == ["“Morning” deleted", "Paused routine “Morning” discarded"])
        // A session waits for the routine that it belongs to.
        _ = try session.send(Event(.undo(.session, ids: ["b"])), in: context)
        #expect(session.journal.validate().isEmpty && session.journal.sessions.isEmpty)
        _ = try session.send(Event(.undo(.routine, ids: ["morning"])), in: context)
        #expect(session.journal == Self.journal)
    }

    @Test(arguments: all)
    func `deleting a row twice is deleting it once`(rows: Rows) throws {
        var session = try Self.deleted(rows, inOne: true)
        let once = session
        let again = try session.send(
            Event(.delete(rows.kind, ids: ["a"])), in: Self.context(rows))
        #expect(again.isEmpty && session == once)
    }

    /// A record of each kind, by its id.
    private static let records: [(Intent.RecordKind, String)] = [
        (.habit, "a"), (.completion, journal.completions[0].id), (.weighIn, "a"),
        (.practice, journal.practices[0].id), (.routine, "morning"), (.session, "a"),
        (.restDay, "2026-03-17"), (.routineMode, "early"),
    ]

    @Test(arguments: records)
    func `a record of any kind is deleted with a toast, and returns whole`(
        kind: Intent.RecordKind, id: String
    ) throws {
        #expect(Self.records.map(\.0) + [.step] == Intent.RecordKind.allCases)
        var session = try Session(Self.journal, at: HabitListOptions(), of: .habit)
        let context = Context(now: Self.now, zone: .utc)
        let effects = try session.send(Event(.delete(kind, ids: [id])), in: context)
        #expect(Self.saves(effects).count == 1 && session.journal != Self.journal)
        #expect(try Self.offered(session, context) == [[id]])
        _ = try session.send(Event(.undo(kind, ids: [id])), in: context)
        #expect(session.journal == Self.journal)
    }

    @Test func `a kind that no record has is refused by name`() throws {
        var session = try Session(Self.journal, at: HabitListOptions(), of: .habit)
        let error = #expect(throws: SessionError.self) {
            let delete = Event(.delete(.init(rawValue: "goal"), ids: ["a"]))
            _ = try session.send(delete, in: Context(now: Self.now, zone: .utc))
        }
        #expect(error?.path == "intent.record" && error?.id == "unknown-kind")
    }

    @Test func `failed deletions of two kinds have a toast each`() throws {
        var session = try Session(Self.journal, at: RoutineTemplatesOptions(), of: .routine)
        let context = Context(now: Self.now, zone: .utc)
        for delete in [
            Intent.delete(.session, ids: ["a", "b"]), .delete(.weighIn, ids: ["c"]),
        ] {
            _ = try session.send(Event(delete), in: context)
            _ = try session.send(Event(.report(.init(.save, false))), in: context)
        }
        func toasts() throws -> [String] {
            try session.screen(in: context).toasts.compactMap { $0.content(as: ToastCard.self)?.id }
        }
        #expect(try toasts() == ["delete-failed-weighIn", "delete-failed-session"])
        var dismissed = session
        _ = try dismissed.send(Event(.close(note: "delete-failed-weighIn")), in: context)
        session = dismissed
        #expect(try toasts() == ["delete-failed-session"])
        _ = try session.send(Event(.close(note: "delete-failed-session")), in: context)
        #expect(try toasts().isEmpty)
    }

    @Test func `a record made in the meantime does not take the id of a deleted one`() throws {
        var journal = Journal()
        journal.routines = [Routine(id: "morning", name: "Morning")]
        journal.routines[0].steps = [RoutineStep(id: "bed", name: "Bed")]
        var session = try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
        let context = Context(now: Self.now, zone: .utc)
        let start = Event(.start(Intent.Run(routine: "morning")))
        _ = try session.send(start, in: context)
        let first = try #require(session.journal.sessions.first)
        _ = try session.send(Event(.pause(Intent.Run(session: first.id))), in: context)
        _ = try session.send(Event(.delete(.session, ids: [first.id])), in: context)
        _ = try session.send(start, in: context)
        _ = try session.send(Event(.undo(.session, ids: [first.id])), in: context)
        let states = session.journal.sessions.map(\.state)
        #expect(states.count == 2 && Set(states) == [.paused, .running])
        #expect(session.journal.validate().isEmpty)
    }

    /// A session of another day has the day as its id.
    @Test func `a practice added again does not take the id of the deleted one`() throws {
        var session = try Session(Self.journal, at: PracticeDashboardOptions(), of: .practice)
        let context = Context(now: Self.now, zone: .utc)
        var form = Intent.Destination(.practiceSession, as: .sheet)
        form.day = CalendarDay(daysSince1970: 20_520)
        func add(_ minutes: Int) throws {
            for event in [
                Event(.open(form)),
                Event(.enter(.option("draft.minutes")), entering: .number(Double(minutes))),
                Event(.save(.practice)),
            ] { _ = try session.send(event, in: context) }
        }
        try add(20)
        let first = try #require(session.journal.practices.last)
        _ = try session.send(Event(.delete(.practice, ids: [first.id])), in: context)
        try add(25)
        _ = try session.send(Event(.undo(.practice, ids: [first.id])), in: context)
        #expect(session.journal.practices.map(\.minutes).sorted() == [9, 20, 25])
        #expect(session.journal.practices.contains(first))
        #expect(session.journal.validate().isEmpty)
    }

    /// The app says that it closes; a session that is stored and read again keeps the window.
    @Test(arguments: all)
    func `the app closes`(rows: Rows) throws {
        var session = try Self.deleted(rows, inOne: true)
        let context = Self.context(rows, after: 1)
        let kept = try JSONTextEncoder().encode(session)
        let back = try JSONTextDecoder(userInfo: [.apps: AppDefinition.standard]).decode(
            Session.self, from: kept, file: "session")
        #expect(back == session)
        #expect(try Self.offered(back, context) == [Self.ids])
        _ = try session.send(Event(.report(.init(.closing))), in: context)
        #expect(try Self.offered(session, context).isEmpty)
        #expect(throws: SessionError.self) {
            try session.send(Event(.undo(rows.kind, ids: Self.ids)), in: context)
        }
    }

    @Test(arguments: all)
    func `a failed save restores all, and its note with a retry button counts them`(
        rows: Rows
    ) throws {
        var session = try Self.deleted(rows, inOne: true)
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
        // The deletion that succeeded can be undone.
        #expect(try Self.texts(session, context) == [rows.deleted.1])
        #expect(
            try session.screen(in: Self.context(rows, after: 65)).toasts.isEmpty)
    }

    /// The copies are kept, as after deleting all weigh-ins.
    @Test(arguments: all)
    func `a failed save of an undo can be retried or dismissed`(rows: Rows) throws {
        var session = try Self.deleted(rows, inOne: true)
        let context = Self.context(rows, after: 1)
        _ = try session.send(Event(.report(.init(.save, true))), in: context)
        let removed = session.journal
        _ = try session.send(Event(.undo(rows.kind, ids: Self.ids)), in: context)
        _ = try session.send(Event(.report(.init(.save, false))), in: context)
        #expect(session.journal == removed)
        #expect(try Self.texts(session, context) == ["Couldn’t save your changes"])
        var dismissed = session
        _ = try dismissed.send(Event(.close(note: "saving-failed")), in: context)
        #expect(try Self.offered(dismissed, context) == [Self.ids])
        let retry = try session.send(Event(.retry(.save)), in: Self.context(rows, after: 60))
        #expect(Self.saves(retry).count == 1 && session.journal == Self.journal)
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
        let session = try Session(Self.journal, at: options, of: .weight)
        #expect(!offersUndo(try session.screen(in: context)))
    }

    @Test func `deleted rows are restored together with a deletion of all`() throws {
        // Another front end, such as a widget, deletes rows while the settings are open.
        let rows = Rows(
            kind: .weighIn, start: { try Session($0, at: WeightSettingsOptions(), of: .weight) },
            deleted: ({ $0 }, ""), failed: "", final: [], other: .weightLogbook)
        var session = try Self.deleted(rows, inOne: true)
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
