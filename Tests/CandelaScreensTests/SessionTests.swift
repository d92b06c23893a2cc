import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The results of a session's events.
struct SessionTests {
    private static let now = Instant(secondsSince1970: 1_773_850_800)
    private static let today = CalendarDay(daysSince1970: 20_530)

    private static func context(after seconds: Int = 0) -> Context {
        Context(now: now.adding(seconds: seconds), zone: .utc)
    }

    private static func habits() throws -> Session {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read"), Habit(id: "run", name: "Run")]
        return try Session(journal, at: HabitListOptions(), of: .habit)
    }

    private func saved(_ effects: [Effect]) -> RecordChanges? {
        effects.lazy.compactMap { if case .save(let changes, _) = $0 { changes } else { nil } }
            .first
    }

    @Test func `ticks a habit and saves the completion by its id`() throws {
        var session = try Self.habits()
        let context = Self.context()
        let action = try #require(
            session.screen(in: context).action("habits/read/toggle/toggle"))
        #expect(action.intent == .toggle(habit: "read", day: Self.today))
        let changes = try #require(saved(session.send(action.event(), in: context)))
        #expect(changes.added.completions.map(\.id) == ["read/2026-03-18"])
        #expect(
            try session.screen(in: context).card(HabitListCard.self)?.facts.habits.map(
                \.isDoneToday) == [false, true])
        // Ticking it again removes the completion.
        let again = try #require(saved(session.send(action.event(), in: context)))
        #expect(again.removed.completions == ["read/2026-03-18"] && again.added == .init())
    }

    @Test func `a deleted row can be restored during its window and not after`() throws {
        var session = try Self.habits()
        let context = Self.context()
        let delete = Event(.delete(.habit, ids: ["read"]))
        let effects = try session.send(delete, in: context)
        #expect(saved(effects)?.removed.habits == ["read"])
        #expect(session.journal.habits.map(\.id) == ["run"])
        let screen = try session.screen(in: context)
        #expect(screen.card(HabitListCard.self)?.rows.map(\.id) == ["run"])
        let undo = try #require(screen.enabledActions.first { $0.intent.kind == "undo" })
        var undone = session
        let restored = try undone.send(undo.event(), in: context)
        #expect(saved(restored)?.added.habits.map(\.id) == ["read"])
        #expect(try undone.journal == Self.habits().journal)
        #expect(try undone.screen(in: context) == Self.habits().screen(in: context))
        // The habit app's window is 5 seconds, or longer if its theme says so.
        let seconds = Theme.habit.undoWindow.seconds
        let late = Self.context(after: seconds)
        let after = try session.send(Event(.report(.init(.time))), in: late)
        #expect(saved(after) == nil)
        #expect(session.journal.habits.map(\.id) == ["run"])
        #expect(throws: SessionError.self) { try session.send(undo.event(), in: late) }
    }

    @Test func `trims the name of an edited routine`() throws {
        var journal = Journal()
        journal.routines = [Routine(id: "morning", name: "Morning")]
        var session = try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
        var edited = Intent.Destination(.routineBuilder, as: .sheet)
        edited.routine = "morning"
        for event in [
            Event(.open(edited)), Event(.choose(option: "draft.routine.name", value: " Evening ")),
            Event(.save(.routine, id: "morning")),
        ] {
            _ = try session.send(event, in: Self.context())
        }
        #expect(session.journal.routines.map(\.name) == ["Evening"])
    }

    @Test func `logs an entered weight and rejects an impossible one`() throws {
        var session = try Session(Journal(), at: WeightLogbookOptions(), of: .weight)
        let context = Self.context()
        let add = try #require(session.screen(in: context).action("tabs/add/add"))
        _ = try session.send(add.event(), in: context)
        #expect(session.place.page.screen == .weightEntry)
        let weight = try #require(session.screen(in: context).action("entry/weight/weight"))
        for (value, words) in [
            (Intent.Value.number(0.5), "out of range"), ("much", "not a number"),
        ] {
            let before = session
            let error = #expect(throws: SessionError.self) {
                try session.send(weight.event(entering: value), in: context)
            }
            #expect(error?.path == "value" && error?.message.contains(words) == true)
            #expect(session == before)
        }
        _ = try session.send(weight.event(entering: 172.5), in: context)
        let save = try #require(session.screen(in: context).action("toolbar/save/save"))
        let changes = try #require(saved(session.send(save.event(), in: context)))
        #expect(session.place.page.screen == .weightLogbook)
        #expect(changes.added.weighIns.map(\.weight) == [Weight(unchecked: 172.5, .pounds)])
        #expect(session.journal.weighIns.map(\.day) == [Self.today])
    }

    @Test func `all weigh-ins are deleted at once and restored in order`() throws {
        var journal = Journal()
        journal.weighIns = (0..<3).map {
            WeighIn(
                day: Self.today.adding(days: -$0),
                weight: Weight(unchecked: 170 + Double($0), .pounds))
        }
        var session = try Session(journal, at: WeightSettingsOptions(), of: .weight)
        let context = Self.context()
        let before = session.journal
        #expect(
            saved(try session.send(Event(.deleteAll(.weighIn)), in: context))?.removed.weighIns
                .count
                == 3)
        #expect(session.journal.weighIns.isEmpty)
        let kept = try JSONTextEncoder().encode(session)
        session = try JSONTextDecoder(userInfo: [.apps: AppDefinition.standard]).decode(
            Session.self, from: kept, file: "session")
        let undo = try #require(
            session.screen(in: context).enabledActions.first { $0.intent == .undo(.weighIn) })
        #expect(saved(try session.send(undo.event(), in: context))?.added.weighIns.count == 3)
        #expect(session.journal == before)
    }

    /// Their undo stands in the settings alone, with the time that is left of its five seconds.
    @Test func `the undo of all entries waits in the settings`() throws {
        var journal = Journal()
        journal.weighIns = [WeighIn(day: Self.today, weight: Weight(unchecked: 170, .pounds))]
        var session = try Session(journal, at: WeightDashboardOptions(), of: .weight)
        let before = session.journal
        let context = Self.context()
        for event in [
            Event(.open(.weightSettings)), Event(.deleteAll(.weighIn)), Event(.close()),
        ] {
            _ = try session.send(event, in: context)
        }
        #expect(session.place.page.screen == .weightDashboard)
        let between = try session.screen(in: Self.context(after: 2))
        #expect(between.toasts.isEmpty)
        #expect(!between.enabledActions.contains { $0.intent.kind == "undo" })
        let later = Self.context(after: 4)
        _ = try session.send(Event(.open(.weightSettings)), in: later)
        let screen = try session.screen(in: later)
        #expect(screen.validUntil?.instant == Self.now.adding(seconds: 5))
        let undo = try #require(screen.enabledActions.first { $0.intent == .undo(.weighIn) })
        #expect(saved(try session.send(undo.event(), in: later))?.added.weighIns.count == 1)
        #expect(session.journal == before)
    }

    @Test func `adds a habit from an empty form`() throws {
        var session = try Self.habits()
        let context = Self.context()
        func tap(_ id: String, _ value: Intent.Value? = nil) throws {
            let action = try #require(session.screen(in: context).action(id), "\(id)")
            _ = try session.send(action.event(entering: value), in: context)
        }
        try tap("toolbar/add/add")
        #expect(session.place.page.screen == .habitForm)
        #expect(try session.screen(in: context).action("toolbar/save/save") == nil)
        try tap("name/name/enterName", "Draw")
        try tap("color/color/orange/orange")
        try tap("toolbar/save/save")
        #expect(session.place.page.screen == .habitList && session.place.stack.isEmpty)
        let habit = try #require(session.journal.habits.last)
        #expect(habit.id == "draw" && habit.name == "Draw" && habit.color == "orange")
        #expect(habit.created == Self.today)
    }

    @Test(arguments: [
        (Intent.toggle(habit: "gone", day: today), "unknown-habit"),
        (.open(.init(.habitDetail)), ""),
        (.choose(option: "nonsense", value: true), "unknown-option"),
        (.choose(option: "windows.rows", value: "many"), "invalid-value"),
        (.set(.unknown("colour")), "unknown-setting"),
        (.undo(.habit), "misplaced-intent"), (.save(.routine), "misplaced-intent"),
        (.start(.init(routine: "gone")), "unknown-routine"),
        (.skip(.init(session: "gone", step: "a")), "unknown-session"),
        (.delete(.weighIn, ids: ["gone"]), "unknown-weighIn"),
        (.unknown(kind: "teleport"), "unknown-intent"),
    ])
    func `rejects invalid intents and changes nothing`(
        intent: Intent, id: String
    ) throws {
        var session = try Self.habits()
        guard !id.isEmpty else {
            #expect(throws: Never.self) {
                try session.send(Event(intent), in: Self.context())
            }
            return
        }
        let error = #expect(throws: SessionError.self) {
            try session.send(Event(intent), in: Self.context())
        }
        #expect(error?.id == id, "\(error?.description ?? "")")
        #expect(try session == Self.habits())
    }

    @Test func `an app's own action is returned as an effect`() throws {
        var session = try Self.habits()
        let effects = try session.send(
            Event(.app(name: "moon", value: 0.75)), in: Self.context())
        #expect(effects == [.app(name: "moon", value: 0.75)])
    }

    @Test func `an event decodes from JSON with keys in any order`() throws {
        let text =
            #"{"value": 75.2, "intent": {"record": "weighIn", "kind": "log"}}"#
        let event = try JSONTextDecoder().decode(
            Event.self, from: Array(text.utf8), file: "event")
        #expect(event == Event(.log(.weighIn()), entering: 75.2))
    }

    @Test(arguments: [
        (#""record": "habit""#, "'habit'"), (#""record": "practice", "minutes": "x""#, "minutes"),
    ])
    func `an event with an invalid log entry is not decoded`(
        members: String, words: String
    ) {
        let text = #"{"intent": {"kind": "log", \#(members)}}"#
        let error = #expect(throws: JSONDecodingError.self) {
            try JSONTextDecoder().decode(Event.self, from: Array(text.utf8), file: "event")
        }
        #expect(error?.description.contains(words) == true)
    }

    @Test func `an intent of a later version keeps its kind`() throws {
        let text = #"{"intent": {"kind": "teleport", "to": "Mars"}}"#
        let event = try JSONTextDecoder().decode(
            Event.self, from: Array(text.utf8), file: "event")
        #expect(event.intent == .unknown(kind: "teleport"))
    }
}
