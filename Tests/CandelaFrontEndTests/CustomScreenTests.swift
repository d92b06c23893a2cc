import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Checks that a screen of an app has the same abilities in a session as the package's screens.
struct CustomScreenTests {
    private static let now = Instant(secondsSince1970: 1_773_850_800)
    private static let context = Context(now: now, zone: .utc)

    private static let app = Result {
        try AppDefinition(
            "moonlight", name: "Moonlight", theme: .of(.habit), wording: .standard,
            screens: [
                HabitListPresenter(), HabitDetailPresenter(), HabitFormPresenter(),
                TonightPresenter(),
            ],
            tabs: [
                AppTab(.habitList, icon: .checklist), AppTab("sky.tonight", icon: .moon),
            ])
    }

    private static func session(at options: some ScreenOptions = TonightOptions()) throws -> Session
    {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read"), Habit(id: "run", name: "Run")]
        return try Session(journal, at: options, of: try app.get())
    }

    private static func kept(_ session: Session) throws -> Session {
        let bytes = try JSONTextEncoder().encode(session)
        return try JSONTextDecoder(userInfo: [.apps: [try app.get()]]).decode(
            Session.self, from: bytes, file: "session.json")
    }

    private static func options(_ session: Session) throws -> TonightOptions {
        try #require(session.place.page.options as? TonightOptions)
    }

    @Test func `a session starts on it and restores its state`() throws {
        var session = try Self.session()
        let screen = try session.screen(in: Self.context)
        #expect(screen.screen == "sky.tonight" && screen.title.text == "Sky")
        let bar = screen.tabs?.children.flatMap(\.children)
        #expect(bar?.flatMap(\.children).map(\.isSelected) == [false, true])
        _ = try session.send(
            Event(.choose(option: "showsPhases", value: true)), in: Self.context)
        let list = try #require(screen.action("tabs/habit.list/habit.list"))
        _ = try session.send(list.event(), in: Self.context)
        #expect(try session.screen(in: Self.context).screen == .habitList)
        session = try Self.kept(session)
        let back = try #require(
            session.screen(in: Self.context).action("tabs/sky.tonight/sky.tonight"))
        _ = try session.send(back.event(), in: Self.context)
        #expect(try Self.options(session).showsPhases == true)
        #expect(try session.screen(in: Self.context).overlay?.card.id == "phases")
        // Closing dismisses the overlay first; the screen stays.
        _ = try session.send(Event(.close()), in: Self.context)
        #expect(try session.screen(in: Self.context).overlay == nil)
        #expect(session.place.page.screen == "sky.tonight")
    }

    @Test func `an option that a screen no longer has is skipped with a warning`() throws {
        var session = try Self.session()
        _ = try session.send(
            Event(.choose(option: "showsPhases", value: true)), in: Self.context)
        let text = String(decoding: try JSONTextEncoder().encode(session), as: UTF8.self)
            .replacing("showsPhases", with: "showsPhase")
        var warnings: [Diagnostic] = []
        session = try JSONTextDecoder(userInfo: [.apps: [try Self.app.get()]]).decode(
            Session.self, from: Array(text.utf8), file: "session.json", warnings: &warnings)
        #expect(warnings.map(\.message) == ["unknown member 'showsPhase'"])
        #expect(warnings.first?.help == ["closest name is 'showsPhases'"])
        #expect(try Self.options(session).showsPhases == nil)
    }

    @Test func `a sheet about a habit closes when the habit is deleted`() throws {
        var session = try Self.session(at: HabitListOptions())
        var sky = Intent.Destination("sky.tonight", as: .sheet)
        sky.habit = "read"
        _ = try session.send(Event(.open(sky)), in: Self.context)
        #expect(try Self.options(session).habit == "read")
        #expect(try Self.options(session).draft == nil)
        var without = session.journal
        without.habits.removeFirst()
        session.replaceJournal(without)
        #expect(session.place.page.screen == .habitList)
    }

    @Test func `input is stored in the draft and saved by the presenter`() throws {
        var session = try Self.session(at: HabitListOptions())
        _ = try session.send(
            Event(.open(Intent.Destination("sky.tonight", as: .sheet))), in: Self.context)
        let enter = try #require(session.screen(in: Self.context).action("night/name/enter"))
        let error = #expect(throws: SessionError.self) {
            try session.send(
                enter.event(entering: .text(String(repeating: "a", count: 41))), in: Self.context)
        }
        #expect(error?.path == "value")
        _ = try session.send(enter.event(entering: "Look up"), in: Self.context)
        session = try Self.kept(session)
        #expect(try Self.options(session).draft?.name == "Look up")
        let field = try #require(
            session.screen(in: Self.context).card(NightCard.self)?.body.first("name"))
        #expect(field.words.contains { $0.text == "Look up" })
        let effects = try session.send(Event(.save(.habit)), in: Self.context)
        #expect(session.journal.habits.map(\.id) == ["read", "run", "look-up"])
        #expect(effects.contains { if case .save = $0 { true } else { false } })
        #expect(session.place.page.screen == .habitList)
        func spoken() throws -> String {
            let screen = try session.screen(in: Self.context)
            #expect(screen.toasts.map(\.id) == ["note-added"])
            return Transcript(screen, by: .voiceOver).text
        }
        #expect(try spoken().contains("Habit added"))
        // A message replaces one with the same id.
        session.show("added", .success, in: Self.context) { $0.phrase(AppText("Another")) }
        #expect(try spoken().contains("Another") && !spoken().contains("Habit added"))
    }

    @Test func `values with an id are identifiable`() throws {
        func ids<Value: Identifiable<String>>(_ values: [Value]) -> [String] { values.map(\.id) }
        let screen = try Self.session().screen(in: Self.context)
        #expect(ids(screen.cards) == screen.cards.map(\.id))
        #expect(ids(screen.enabledActions) == screen.enabledActions.map(\.id))
        #expect(ids([MoonCard(0.75, with: Kit(.habit, Self.context))]) == ["moon"])
    }

    @Test func `deleted rows can be restored`() throws {
        var session = try Self.session()
        _ = try session.send(Event(.delete(.habit, ids: ["read"])), in: Self.context)
        var screen = try session.screen(in: Self.context)
        #expect(screen.toasts.count == 1)
        #expect(Transcript(screen, by: .voiceOver).text.contains("1 deleted"))
        let undo = try #require(screen.enabledActions.first { $0.intent.kind == "undo" })
        _ = try session.send(undo.event(), in: Self.context)
        screen = try session.screen(in: Self.context)
        #expect(screen.toasts.isEmpty && session.journal.habits.count == 2)
    }

    @Test func `the presenter handles the app's own intent`() throws {
        var session = try Self.session()
        let remind = try #require(
            session.screen(in: Self.context).action("moon/reminder/remind"))
        #expect(try session.send(remind.event(), in: Self.context) == [.haptic(.selection)])
        #expect(try Self.options(session).isReminded == true)
        #expect(throws: SessionError.self) {
            try session.send(Event(.app(name: "moon.remind", value: 1)), in: Self.context)
        }
        // Intents that no presenter handles are returned to the host.
        #expect(
            try session.send(Event(.app(name: "other")), in: Self.context)
                == [.app(name: "other", value: nil)])
    }

    @Test func `it shows notes of the host`() throws {
        var session = try Self.session()
        _ = try session.send(Event(.report(.init(.note, "Clear until two"))), in: Self.context)
        let screen = try session.screen(in: Self.context)
        #expect(screen.toasts.count == 1)
        #expect(Transcript(screen, by: .voiceOver).text.contains("Clear until two"))
    }

    @Test func `has loading and error states`() throws {
        let app = try Self.app.get()
        func title(_ phase: Phase) throws -> [String] {
            let screen = try Screen.make("sky.tonight", phase: phase, of: app, in: Self.context)
            return Transcript(screen, by: .voiceOver).lines
        }
        #expect(try title(.loading).contains { $0.contains("Loading") })
        let failed = try title(.failed(lastKnown: nil)).joined(separator: "\n")
        #expect(failed.contains("Couldn’t load the screen"))
        #expect(failed.contains("Try again in a moment."))
    }
}
