import CandelaPipeline
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// An app's own product: its name, its screens and its tabs.
struct AppProductTests {
    private static let tabs = [
        AppTab(.weightDashboard, icon: .gauge), AppTab("sky.tonight", icon: .moon, label: "Sky"),
    ]

    private static func app(
        base: Product = .practice, screens: [ScreenName] = [.weightDashboard, .streakCounter],
        tabs: [AppTab] = tabs
    ) throws(AppProductError) -> AppProduct {
        try AppProduct(
            "moonlight", name: AppText("Moonlight", in: ["nl": "Maanlicht"]), base: base,
            screens: screens, tabs: tabs)
    }

    private static func context(_ app: AppProduct? = nil) -> Context {
        // 17:20 on 18 March 2026.
        let now = Instant(secondsSince1970: 20_530 * 86_400 + 17 * 3600 + 20 * 60)
        var context = Context(now: now, zone: .utc, product: .weight)
        context.app = app
        return context
    }

    private static func screen(_ name: ScreenName, _ app: AppProduct) throws -> Screen {
        try Screen.make(name, phase: .ready(Journal()), in: context(app))
    }

    private static func labels(_ screen: Screen) -> [String?] {
        let bar = screen.tabs?.children.first { !$0.children.isEmpty && $0.activation == nil }
        return bar?.children.map(\.accessibility?.label) ?? []
    }

    @Test(arguments: Product.allCases)
    func `of the package have nothing wrong, and every screen once`(product: Product) throws {
        let own = AppProduct.of(product)
        #expect(own.base == product && own.id == product.rawValue)
        _ = try AppProduct(
            own.id, name: own.name, base: own.base, screens: own.screens, tabs: own.tabs)
        #expect(own.screens == ScreenName.allCases.filter { $0.product == product })
    }

    @Test func `names the app and its tabs on every screen`() throws {
        let screen = try Self.screen(.weightDashboard, try Self.app())
        #expect(screen.context.product == .practice)
        #expect(screen.tabs?.accessibility?.label == "Moonlight")
        #expect(Self.labels(screen) == ["Dashboard", "Sky"])
        #expect(screen.action("tabs/sky.tonight/sky.tonight")?.intent.kind == "open")
        #expect(screen.action("tabs/add/add") != nil)
        #expect(try Self.screen(.streakCounter, try Self.app()).tabs == nil)
        let widget = try AppProduct(
            "moonlight", name: "Moonlight", base: .weight, screens: [.weightWidget])
        #expect(try Self.screen(.weightWidget, widget).title.text == "Moonlight")
    }

    @Test func `without tabs keeps what stands beside them`() throws {
        let screen = try Self.screen(.weightDashboard, try Self.app(tabs: []))
        #expect(screen.action("tabs/add/add") != nil)
        #expect(screen.tabs?.accessibility == nil && Self.labels(screen).isEmpty)
    }

    @Test func `shows its tabs while data load and when they cannot be read`() throws {
        for phase in [Phase.loading, .failed(lastKnown: nil)] {
            let screen = try Screen.make(.practiceStatistics, phase: phase, in: Self.context())
            #expect(Self.labels(screen) == ["Dashboard", "Progress"])
        }
    }

    @Test func `speaks the language of the words`() throws {
        let name = try Self.app().name
        #expect(name.translations["nl"] == "Maanlicht")
        #expect(AppText("a", in: ["PT_br": "b"]).translations == ["pt-BR": "b"])
        let screen = try Self.screen(.weightDashboard, try Self.app())
        // The package has no Dutch, so that words, name and direction fall back together.
        var context = screen.context
        context.language = "nl"
        let dutch = try Screen.make(.weightDashboard, phase: .ready(Journal()), in: context)
        #expect(dutch.language == "en" && dutch.tabs?.accessibility?.label == "Moonlight")
    }

    @Test func `refuses a screen the app does not have with words`() throws {
        let app = try Self.app()
        let error = #expect(throws: ScreenError.self) { try Self.screen(.habitList, app) }
        #expect(
            error?.description
                == "'moonlight' does not have 'habit.list': it has 'weight.dashboard', "
                + "'practice.streakCounter', and makes others itself [screen-not-in-app]")
    }

    @Test func `leads through a session to our screens and to its own`() throws {
        let context = Self.context(try Self.app())
        var session = Session(Journal(), at: WeightDashboardOptions())
        func tap(_ id: String) throws {
            let screen = try session.screen(in: context)
            let action = try #require(screen.action(id))
            _ = try session.send(action.event(), in: context)
        }
        try tap("tabs/sky.tonight/sky.tonight")
        #expect(session.place.page.screen == ScreenName(rawValue: "sky.tonight"))
        #expect(session.place.page.destination != nil)
        let bar = context.tabBar(at: "sky.tonight", for: session.journal)
        let screen = Screen(
            named: "sky.tonight", title: StyledText("Sky", style: .title), cards: [], tabs: bar,
            in: context)
        #expect(Self.labels(screen) == ["Dashboard", "Sky"])
        let back = try #require(screen.action("tabs/weight.dashboard/weight.dashboard"))
        _ = try session.send(back.event(), in: context)
        #expect(try session.screen(in: context).screen == .weightDashboard)
        // A screen of the package that the app lacks is the app's to make, with what it is about.
        session.replaceJournal(Self.with { $0.habits = [Habit(id: "read", name: "Read")] })
        var habit = Intent.Destination(.habitDetail)
        habit.habit = "read"
        _ = try session.send(Event(.open(habit)), in: context)
        let kept = try JSONTextEncoder().encode(session)
        session = try JSONTextDecoder().decode(Session.self, from: kept, file: "session")
        #expect(session.place.page.destination?.habit == "read")
        #expect(throws: ScreenError.self) { try session.screen(in: context) }
    }

    private static func with(_ change: (inout Journal) -> Void) -> Journal {
        var journal = Journal()
        change(&journal)
        return journal
    }

    @Test func `reminds of what its screens are about`() throws {
        var journal = Journal()
        journal.settings.dailyReminder = TimeOfDay(hour: 20)
        func reminds(_ app: AppProduct) throws -> Bool {
            var session = Session(journal, at: StreakCounterOptions())
            return try session.send(Event(.report(.init(.time))), in: Self.context(app)).contains {
                if case .schedule(let schedule) = $0 { schedule.about == .reminder } else { false }
            }
        }
        #expect(try reminds(Self.app()))
        #expect(try !reminds(Self.app(screens: [.streakCounter], tabs: [])))
    }

    @Test(arguments: [
        ([ScreenName.weightDashboard], [AppTab(.weightDashboard, icon: .gauge)], "number-of-tabs"),
        ([.weightDashboard, .weightDashboard], [], "duplicate-screen"),
        (["weight.dashbord"], [], "unknown-screen"),
        ([.streakCounter], tabs, "missing-screen"),
        ([], [AppTab("habit.lst", icon: .moon, label: "a"), tabs[1]], "unknown-screen"),
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
            [], [AppTab("sky", icon: .moon, label: .phrase("action.switch")), tabs[1]],
            "unusable-key"
        ),
        (
            [], [tabs[1], AppTab("sky", icon: .moon, label: "a", id: "sky.tonight")],
            "duplicate-tab"
        ),
    ])
    func `is refused with its place`(screens: [ScreenName], tabs: [AppTab], id: String) throws {
        let error = #expect(throws: AppProductError.self) {
            try Self.app(screens: screens, tabs: tabs)
        }
        #expect(error?.problems.map(\.id) == [id], "\(error?.description ?? "")")
    }

    @Test func `reads back from JSON, or says where it is wrong`() throws {
        let app = try Self.app()
        let screen = try Self.screen(.weightDashboard, app)
        let back = try JSONTextDecoder().decode(
            Screen.self, from: try screen.json(), file: "screen.json")
        #expect(back == screen && back.context.app == app)
        let marked = """
            {"id": "moon", "name": {"text": "Moon"}, "base": "habit", "screens": ["habit.list"],
            "tabs": [{"screen": "habit.list", "icon": "icon.checklist"},
            {"screen": "habit.form", "icon": "icon.plus"}]}
            """
        do throws(JSONDecodingError) {
            _ = try JSONTextDecoder().decode(AppProduct.self, from: Array(marked.utf8), file: "app")
            Issue.record("the product lacks a screen")
        } catch {
            let place = error.diagnostics.first?.place
            #expect(place?.line == 3 && place?.column == 12, "\(error)")
        }
    }
}
