import CandelaDTCG
import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// An app definition: its name, theme, screens and tabs.
struct AppDefinitionTests {
    private static let tabs = [
        AppTab(.weightDashboard, icon: .gauge), AppTab("sky.tonight", icon: .moon, label: "Sky"),
    ]

    private static func app(
        theme: Theme.Product = .practice,
        screens: [any Presenter] = [WeightDashboardPresenter(), StreakCounterPresenter()],
        tabs: [AppTab] = tabs
    ) throws(AppDefinitionError) -> AppDefinition {
        try AppDefinition(
            "moonlight", name: AppText("Moonlight", in: ["nl": "Maanlicht"]), theme: .of(theme),
            wording: .standard, screens: screens, tabs: tabs)
    }

    // 17:20 on 18 March 2026.
    private static let context = Context(
        now: Instant(secondsSince1970: 20_530 * 86_400 + 17 * 3600 + 20 * 60), zone: .utc)

    private static func screen(_ name: ScreenName, _ app: AppDefinition) throws -> Screen {
        try Screen.make(name, phase: .ready(Journal()), of: app, in: context)
    }

    private static func labels(_ screen: Screen) -> [String?] {
        screen.tabButtons.map(\.accessibility?.label)
    }

    @Test func `the package's apps have their own themes and list each screen once`() {
        let apps = AppDefinition.standard
        #expect(apps.map(\.id) == ["weight", "practice", "habit", "routine"])
        #expect(apps.map(\.theme.product.rawValue) == apps.map(\.id))
        #expect(Set(ScreenName.allCases).count == ScreenName.allCases.count)
        for app in apps {
            #expect(app.screens.allSatisfy { $0.rawValue.hasPrefix("\(app.id).") })
        }
    }

    @Test func `is named on every screen together with its tabs`() throws {
        let screen = try Self.screen(.weightDashboard, try Self.app())
        #expect(screen.theme.product == .practice && screen.app.id == "moonlight")
        #expect(screen.tabs?.accessibility?.label == "Moonlight")
        #expect(Self.labels(screen) == ["Dashboard", "Sky"])
        #expect(screen.action("tabs/sky.tonight/sky.tonight")?.intent.kind == "open")
        #expect(screen.action("tabs/add/add") != nil)
        #expect(try Self.screen(.streakCounter, try Self.app()).tabs == nil)
        let widget = try Self.app(theme: .weight, screens: [WeightWidgetPresenter()], tabs: [])
        #expect(try Self.screen(.weightWidget, widget).title.text == "Moonlight")
    }

    @Test func `keeps the tab bar accessory without tabs`() throws {
        let screen = try Self.screen(.weightDashboard, try Self.app(tabs: []))
        #expect(screen.action("tabs/add/add") != nil)
        #expect(screen.tabs?.accessibility == nil && Self.labels(screen).isEmpty)
    }

    @Test func `shows its tabs while loading and after a failure`() throws {
        for phase in [Phase.loading, .failed(lastKnown: nil)] {
            let screen = try Screen.make(
                .practiceStatistics, phase: phase, of: .practice, in: Self.context)
            #expect(Self.labels(screen) == ["Dashboard", "Progress", "Settings"])
        }
    }

    @Test func `uses the language of its texts`() throws {
        let name = try Self.app().name
        #expect(name.translations["nl"] == "Maanlicht")
        #expect(AppText("a", in: ["PT_br": "b"]).translations == ["pt-BR": "b"])
        let screen = try Self.screen(.weightDashboard, try Self.app())
        // The package has no Dutch, so text, name and direction fall back together.
        var context = screen.context
        context.language = "nl"
        let dutch = try Screen.make(
            .weightDashboard, phase: .ready(Journal()), of: try Self.app(), in: context)
        #expect(dutch.language == "en" && dutch.tabs?.accessibility?.label == "Moonlight")
    }

    @Test func `a text may be a plain string`() throws {
        func read(_ text: String) throws -> AppText {
            try JSONTextDecoder().decode(AppText.self, from: Array(text.utf8), file: "app.json")
        }
        #expect(try read(#""Sky""#) == "Sky")
        #expect(try read(#"{"text": "Sky"}"#) == "Sky")
        #expect(throws: (any Error).self) { try read("3") }
    }

    @Test func `refuses a screen the app does not have with words`() throws {
        let app = try Self.app()
        let error = #expect(throws: ScreenError.self) { try Self.screen(.habitList, app) }
        #expect(
            error?.description
                == "'moonlight' has no screen 'habit.list' [unknown-screen]")
        #expect(
            #expect(throws: ScreenError.self) { try Self.screen("weight.dashbord", app) }?
                .description
                == "'moonlight' has no screen 'weight.dashbord': try 'weight.dashboard' "
                + "[unknown-screen]")
    }

    @Test func `can be navigated in a session, with its own screens and the package's`() throws {
        let (context, app) = (Self.context, try Self.app())
        var session = try Session(Journal(), at: WeightDashboardOptions(), of: app)
        func tap(_ id: String) throws {
            let screen = try session.screen(in: context)
            let action = try #require(screen.action(id))
            _ = try session.send(action.event(), in: context)
        }
        try tap("tabs/sky.tonight/sky.tonight")
        #expect(session.place.page.screen == ScreenName(rawValue: "sky.tonight"))
        #expect(session.place.page.destination != nil)
        let kit = Kit(app, context, session.journal.settings)
        let screen = Screen(
            named: "sky.tonight", title: StyledText("Sky", style: .title), cards: [],
            tabs: kit.tabBar(at: "sky.tonight"), with: kit)
        #expect(Self.labels(screen) == ["Dashboard", "Sky"])
        let back = try #require(screen.action("tabs/weight.dashboard/weight.dashboard"))
        _ = try session.send(back.event(), in: context)
        #expect(try session.screen(in: context).screen == .weightDashboard)
        // The app makes a screen without a presenter itself, from its subject.
        session.replaceJournal(Self.with { $0.habits = [Habit(id: "read", name: "Read")] })
        var habit = Intent.Destination(.habitDetail)
        habit.habit = "read"
        _ = try session.send(Event(.open(habit)), in: context)
        let kept = try JSONTextEncoder().encode(session)
        session = try JSONTextDecoder(userInfo: [.apps: [app]]).decode(
            Session.self, from: kept, file: "session")
        #expect(session.place.page.destination?.habit == "read")
        #expect(throws: ScreenError.self) { try session.screen(in: context) }
    }

    private static func with(_ change: (inout Journal) -> Void) -> Journal {
        var journal = Journal()
        change(&journal)
        return journal
    }

    @Test func `schedules reminders for the subjects of its screens`() throws {
        var journal = Journal()
        journal.settings.dailyReminder = TimeOfDay(hour: 20)
        func reminders(
            _ app: AppDefinition, at options: some ScreenOptions
        ) throws -> Set<String?> {
            var session = try Session(journal, at: options, of: app)
            let effects = try session.send(Event(.report(.init(.time))), in: Self.context)
            return effects.reduce(into: []) { texts, effect in
                if case .schedule(let schedule) = effect, schedule.about == .reminder {
                    texts.formUnion(schedule.moments.map(\.text))
                }
            }
        }
        // One reminder a day, of the first subject.
        #expect(
            try reminders(Self.app(), at: StreakCounterOptions()) == ["Time to log your weight"])
        let streak = try Self.app(screens: [StreakCounterPresenter()], tabs: [])
        #expect(try reminders(streak, at: StreakCounterOptions()) == ["Time to practice"])
        let form = try Self.app(screens: [HabitFormPresenter()], tabs: [])
        #expect(try reminders(form, at: HabitFormOptions()).isEmpty)
    }

    @Test(arguments: [
        ([WeightDashboardPresenter()] as [any Presenter], [tabs[0]], "number-of-tabs"),
        ([WeightDashboardPresenter(), WeightDashboardPresenter()], [], "duplicate-screen"),
        ([StreakCounterPresenter()], tabs, "missing-label"),
        (
            [HabitListPresenter()],
            [AppTab("habit.lst", icon: .moon, label: "a"), tabs[1]], "unknown-screen"
        ),
        ([], [AppTab("sky", icon: .moon), tabs[1]], "missing-label"),
        ([], [AppTab("sky", icon: .moon, label: " "), tabs[1]], "empty-text"),
        (
            [], [AppTab("sky", icon: .moon, label: AppText("a", in: ["e n": "b"])), tabs[1]],
            "invalid-language"
        ),
        (
            [],
            [
                AppTab("sky", icon: .moon, label: AppText("a", in: ["pt-BR": "b", "pt_br": "c"])),
                tabs[1],
            ], "duplicate-language"
        ),
        ([], [AppTab("sky", icon: .moon, label: .phrase("sky")), tabs[1]], "unknown-key"),
        (
            [], [AppTab("sky", icon: .moon, label: .phrase("list.next.label")), tabs[1]],
            "unusable-key"
        ),
        (
            [], [tabs[1], AppTab("sky", icon: .moon, label: "a", id: "sky.tonight")],
            "duplicate-tab"
        ),
        ([], [AppTab("sky", icon: .moon, label: "a", id: ""), tabs[1]], "missing-id"),
    ])
    func `is rejected with the position of the problem`(
        screens: [any Presenter], tabs: [AppTab], id: String
    ) throws {
        let error = #expect(throws: AppDefinitionError.self) {
            try Self.app(screens: screens, tabs: tabs)
        }
        #expect(error?.problems.map(\.id) == [id], "\(error?.description ?? "")")
    }

    @Test func `decodes from JSON or reports the position of an error`() throws {
        let app = try Self.app()
        let screen = try Self.screen(.weightDashboard, app)
        let back = try JSONTextDecoder().decode(
            Screen.self, from: try screen.json(), file: "screen.json")
        #expect(back == screen && back.app.id == app.id && back.app.name == "Moonlight")
        func read(_ text: String) throws -> AppDefinition {
            var warnings: [Diagnostic] = []
            let root = try JSONDocument(parsing: Array(text.utf8), file: "app").root
            return try JSONTextDecoder().decode(root, warnings: &warnings) {
                try AppDefinition(from: $0, among: AppDefinition.standard)
            }
        }
        #expect(try read(String(decoding: JSONTextEncoder().encode(app), as: UTF8.self)) == app)
        let marked = """
            {"id": "moon", "name": {"text": "Moon"}, "theme": "habit", "screens": ["habit.list"],
            "tabs": [{"screen": "habit.list", "icon": "icon.checklist"},
            {"screen": "habit.form", "icon": "icon.plus"}]}
            """
        for (text, line, column) in [
            (marked, 3, 12), (marked.replacing("\"habit.list\"]", with: "\"habit.lst\"]"), 1, 72),
        ] {
            let error = #expect(throws: JSONDecodingError.self) { try read(text) }
            let place = error?.diagnostics.first?.place
            #expect(place?.line == line && place?.column == column, "\(error?.description ?? "")")
        }
    }

    @Test func `saves its id with a session and rejects another app's session`() throws {
        let app = try Self.app()
        let session = try Session(Journal(), at: WeightDashboardOptions(), of: app)
        let bytes = try JSONTextEncoder().encode(session)
        let decoder = JSONTextDecoder(userInfo: [.apps: [AppDefinition.weight, app]])
        #expect(try decoder.decode(Session.self, from: bytes, file: "session") == session)
        let other = #expect(throws: JSONDecodingError.self) {
            try JSONTextDecoder(userInfo: [.apps: AppDefinition.standard]).decode(
                Session.self, from: bytes, file: "session")
        }
        #expect(
            other?.description.contains(
                "the session belongs to the app 'moonlight', not to 'weight', 'practice'") == true)
        let none = #expect(throws: JSONDecodingError.self) {
            try JSONTextDecoder().decode(Session.self, from: bytes, file: "session")
        }
        #expect(none?.description.contains("the decoder has no apps") == true)
    }
}
