import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The question before the input of a form is discarded.
struct SessionDiscardTests {
    /// A form, the event that opens it and one that enters something.
    struct Form: Sendable, CustomTestStringConvertible {
        let name: String
        let app: AppDefinition
        let open: Intent
        let option: String
        let value: Intent.Value

        var testDescription: String { name }

        init(
            _ name: String, _ app: AppDefinition, _ screen: ScreenName,
            _ option: String, _ value: Intent.Value,
            _ change: (inout Intent.Destination) -> Void = { _ in }
        ) {
            var destination = Intent.Destination(screen, as: .sheet)
            change(&destination)
            (self.name, self.app, open) = (name, app, .open(destination))
            (self.option, self.value) = (option, value)
        }
    }

    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    static let all = [
        Form("new habit", .habit, .habitForm, "draft.name", "Walk"),
        Form("habit", .habit, .habitForm, "draft.name", "Walk") { $0.habit = "read" },
        Form("habit's day", .habit, .habitDay, "draft.note", "Late") {
            ($0.habit, $0.day) = ("read", today)
        },
        Form("new practice", .practice, .practiceSession, "draft.minutes", 44),
        Form("practice", .practice, .practiceSession, "draft.note", "Slow") {
            $0.practice = "p"
        },
        Form("new weigh-in", .weight, .weightEntry, "draft.weight", 81.5),
        Form("weigh-in", .weight, .weightEntry, "draft.note", "Late") { $0.weighIn = "w" },
        Form("new routine", .routine, .routineBuilder, "draft.routine.name", "Evening"),
        Form("routine", .routine, .routineBuilder, "draft.routine.name", "Evening") {
            $0.routine = "morning"
        },
        Form("share image", .practice, .shareCard, "picture.message", "Eleven days"),
    ]

    private static let journal: Journal = {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        journal.completions = [Completion(habit: "read", day: today)]
        journal.practices = [Practice(day: today, minutes: 20)]
        journal.practices[0].id = "p"
        journal.weighIns = [WeighIn(day: today, weight: Weight(unchecked: 80, .kilograms))]
        journal.weighIns[0].id = "w"
        var question = RoutineStep(id: "ask", name: "Ask", kind: .question)
        question.items = ["Yes", "No"]
        journal.routines = [Routine(id: "morning", name: "Morning")]
        journal.routines[0].steps = [RoutineStep(id: "stretch", name: "Stretch"), question]
        return (try? Session(journal, at: HabitListOptions(), of: .habit).journal) ?? journal
    }()

    private static func start(_ app: AppDefinition) throws -> Session {
        switch app.theme.product {
        case .habit: try Session(journal, at: HabitListOptions(), of: app)
        case .practice: try Session(journal, at: PracticeDashboardOptions(), of: app)
        case .weight: try Session(journal, at: WeightDashboardOptions(), of: app)
        default: try Session(journal, at: RoutineTemplatesOptions(), of: app)
        }
    }

    private static func opened(_ form: Form) throws -> Session {
        var session = try start(form.app)
        _ = try session.send(Event(form.open), in: context)
        #expect(session.place.stack.count == 1)
        return session
    }

    private static func filled(_ form: Form) throws -> Session {
        var session = try opened(form)
        _ = try session.send(
            Event(.enter(.option(form.option)), entering: form.value), in: context)
        return session
    }

    private static func tap(_ id: String, in session: inout Session) throws {
        let screen = try session.screen(in: context)
        let action = try #require(screen.action(id), "\(id): \(screen.enabledActions.map(\.id))")
        _ = try session.send(action.event(), in: context)
    }

    private static func asks(_ session: Session) throws -> Bool {
        try session.screen(in: context).overlay?.card.id == "discard"
    }

    @Test func `is asked by every screen with options that a field enters`() throws {
        let forms = Set(
            Self.all.compactMap { form in
                if case .open(let destination) = form.open { destination.screen } else { nil }
            })
        let presenters = AppDefinition.standard.flatMap(\.presenters)
        let asking = presenters.filter { $0.optionsType is any InputOptions.Type }.map(\.name)
        #expect(Set(asking) == forms.union([.routineRun]))
    }

    @Test(arguments: all)
    func `an untouched form closes at once`(form: Form) throws {
        var session = try Self.opened(form)
        _ = try session.send(Event(.close()), in: Self.context)
        #expect(session.place.stack.isEmpty && session.journal == Self.journal)
    }

    @Test(arguments: all)
    func `a form with input asks once, Keep editing first`(form: Form) throws {
        var session = try Self.filled(form)
        let page = session.place.page
        _ = try session.send(Event(.close()), in: Self.context)
        let screen = try session.screen(in: Self.context)
        #expect(screen.overlay?.card.id == "discard")
        #expect(screen.overlay?.card.body.accessibility?.role == .alert)
        #expect(screen.enabledActions.map(\.label) == ["Keep editing", "Discard"])
        try Self.tap("discard/keep/keep", in: &session)
        #expect(session.place.page == page)
        #expect(try session.screen(in: Self.context).overlay == nil)
        // The gesture that leaves the question keeps the input too.
        _ = try session.send(Event(.close()), in: Self.context)
        _ = try session.send(Event(.close()), in: Self.context)
        #expect(session.place.page == page)
        _ = try session.send(Event(.close()), in: Self.context)
        try Self.tap("discard/discard/discard", in: &session)
        #expect(session.place.stack.isEmpty && session.journal == Self.journal)
        // It opens again without the input.
        _ = try session.send(Event(form.open), in: Self.context)
        _ = try session.send(Event(.close()), in: Self.context)
        #expect(session.place.stack.isEmpty)
    }

    @Test(arguments: all.filter { $0.app.id == "weight" })
    func `a tab that is opened from elsewhere waits for the answer`(form: Form) throws {
        var session = try Self.filled(form)
        let page = session.place.page
        let open = Event(.open(.weightLogbook, as: .tab))
        _ = try session.send(open, in: Self.context)
        #expect(try Self.asks(session))
        try Self.tap("discard/keep/keep", in: &session)
        #expect(session.place.page == page)
        _ = try session.send(open, in: Self.context)
        try Self.tap("discard/discard/discard", in: &session)
        #expect(session.place.stack.isEmpty && session.place.page.screen == .weightLogbook)
    }

    @Test func `another day on the same sheet waits for the answer`() throws {
        var session = try Self.filled(Self.all[2])
        var yesterday = Intent.Destination(.habitDay, as: .sheet)
        (yesterday.habit, yesterday.day) = ("read", Self.today.adding(days: -1))
        _ = try session.send(Event(.open(yesterday)), in: Self.context)
        #expect(try Self.asks(session))
        try Self.tap("discard/discard/discard", in: &session)
        let options = try #require(session.place.page.options as? HabitDayOptions)
        #expect(options.day == yesterday.day && options.draft?.note == nil)
    }

    @Test(arguments: all)
    func `a stored session still asks`(form: Form) throws {
        var session = try Self.filled(form)
        _ = try session.send(Event(.close()), in: Self.context)
        let stored = try JSONTextEncoder().encode(session)
        let back = try JSONTextDecoder(userInfo: [.apps: [form.app]]).decode(
            Session.self, from: stored, file: "session.json")
        #expect(try back == session && Self.asks(back))
    }

    @Test func `saving does not ask`() throws {
        for form in Self.all where form.option != "picture.message" {
            var session = try Self.filled(form)
            let actions = try session.screen(in: Self.context).enabledActions
            guard let save = actions.first(where: { $0.intent.kind == "save" }) else {
                // A new routine is saved on its second page.
                #expect(form.name == "new routine")
                continue
            }
            _ = try session.send(save.event(), in: Self.context)
            #expect(session.place.stack.isEmpty && session.journal != Self.journal, "\(form.name)")
        }
    }

    @Test func `an answer without a question is an error`() throws {
        var session = try Self.filled(Self.all[0])
        let before = session
        let error = #expect(throws: SessionError.self) {
            try session.send(Event(.discard), in: Self.context)
        }
        #expect(error?.id == "misplaced-intent" && session == before)
    }

    /// Changes that only decide what is shown are no input.
    @Test func `looking around is no input`() throws {
        var weighing = try Self.opened(Self.all[6])
        for unit in ["lb", "kg", "lb"] {
            let choose = Event(.choose(option: "draft.unit", value: .text(unit)))
            _ = try weighing.send(choose, in: Self.context)
        }
        _ = try weighing.send(Event(.close()), in: Self.context)
        #expect(weighing.place.stack.isEmpty)
        var building = try Self.opened(Self.all[8])
        for id in [
            "navigation/back/back", "navigation/next/next", "steps/ask/open", "editor/close/close",
            "kinds/task/add-task", "editor/close/close", "toolbar/cancel/cancel",
        ] { try Self.tap(id, in: &building) }
        #expect(building.place.stack.isEmpty)
    }

    @Test func `input that is taken back is no input`() throws {
        var session = try Self.filled(Self.all[1])
        _ = try session.send(
            Event(.enter(.option("draft.name")), entering: "Read"), in: Self.context)
        _ = try session.send(Event(.close()), in: Self.context)
        #expect(session.place.stack.isEmpty)
    }

    /// Closing the editor removes a new habit that has no name yet.
    @Test func `the editor of a new step asks before its values are discarded`() throws {
        var session = try Self.opened(Self.all[8])
        for id in ["kinds/task/add-task", "editor/items/addItem/addItem", "editor/close/close"] {
            try Self.tap(id, in: &session)
        }
        #expect(try Self.asks(session))
        try Self.tap("discard/keep/keep", in: &session)
        #expect(try session.screen(in: Self.context).overlay?.card.id == "editor")
        try Self.tap("editor/close/close", in: &session)
        try Self.tap("discard/discard/discard", in: &session)
        #expect(try session.screen(in: Self.context).overlay == nil)
        try Self.tap("toolbar/cancel/cancel", in: &session)
        #expect(session.place.stack.isEmpty)
    }

    @Test func `a shared image is no unsaved input`() throws {
        var session = try Self.filled(Self.all[9])
        _ = try session.send(Event(.report(.init(.share, "shared"))), in: Self.context)
        _ = try session.send(Event(.close()), in: Self.context)
        #expect(session.place.stack.isEmpty)
    }

    @Test func `an untouched form shows a record that changes meanwhile`() throws {
        var changed = Self.journal
        changed.habits[0].name = "Read aloud"
        func name(_ session: Session) -> String? {
            (session.place.page.options as? HabitFormOptions)?.draft?.name
        }
        var session = try Self.opened(Self.all[1])
        session.replaceJournal(changed)
        #expect(name(session) == "Read aloud")
        _ = try session.send(Event(.close()), in: Self.context)
        #expect(session.place.stack.isEmpty)
        session = try Self.filled(Self.all[1])
        session.replaceJournal(changed)
        #expect(name(session) == "Walk")
        _ = try session.send(Event(.close()), in: Self.context)
        #expect(try Self.asks(session))
        // A tick in a widget while the day is open.
        session = try Self.opened(Self.all[2])
        _ = try session.send(Event(.toggle(habit: "read", day: Self.today)), in: Self.context)
        let options = try #require(session.place.page.options as? HabitDayOptions)
        #expect(options.draft == HabitDayDraft())
    }
}
