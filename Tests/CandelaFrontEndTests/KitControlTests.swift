import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens
import Testing

/// The kit's controls and sections on an app's own screens.
struct KitControlTests {
    struct GoalOptions: ScreenOptions {
        static let screen: ScreenName = "club.goal"
        static let pages = OptionPath(\Self.pages, CodingKeys.pages)

        var pages: Int?
    }

    struct GoalPresenter: Presenter {
        func title(_ kit: Kit) -> Phrase { kit.phrase("Goal") }

        func content(
            of journal: Journal, _ options: GoalOptions, with kit: Kit
        ) throws(ScreenError) -> ScreenContent {
            ScreenContent(cards: [Card(GoalCard(pages: options.pages ?? 10, kit: kit))])
        }
    }

    struct GoalCard: CardContent {
        static let kind = "goal"

        let pages: Int
        let kit: Kit

        var id: String { "goal" }

        var body: Element {
            let name = kit.phrase("Pages a day")
            return kit.section(kit.phrase("Reading")) {
                kit.stepper(
                    "pages", name, pages, in: 5...500,
                    value: kit.text(kit.phrase(AppText("\(pages) p.")), .body, .textPrimary),
                    saying: kit.phrase(AppText("\(pages) pages")),
                    action: kit.action("enter", .enter(GoalOptions.pages), name))
            }
        }
    }

    struct BooksOptions: ScreenOptions {
        static let screen: ScreenName = "club.books"
    }

    struct BooksWidget: Presenter {
        let level: Int

        var presentation: Screen.Presentation { .widget }

        func title(_ kit: Kit) -> Phrase { kit.phrase("Books") }

        func content(
            of journal: Journal, _ options: BooksOptions, with kit: Kit
        ) throws(ScreenError) -> ScreenContent {
            ScreenContent(cards: [Card(BooksCard(level: level, kit: kit))])
        }
    }

    struct BooksCard: CardContent {
        static let kind = "books"

        let level: Int
        let kit: Kit

        var id: String { "books" }

        var body: Element {
            kit.section(kit.phrase("Shelf"), level: level) { ["Momo", "Emma"].rows(with: kit) }
        }
    }

    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static func app(widgetLevel level: Int = 1) throws -> AppDefinition {
        try AppDefinition(
            "club", name: "Club", theme: .of(.habit), wording: .engine,
            screens: [GoalPresenter(), BooksWidget(level: level)])
    }

    @Test func `a stepper sends the next number and says the current one`() throws {
        var session = try Session(Journal(), at: GoalOptions(), of: try Self.app())
        let screen = try session.screen(in: Self.context)
        let stepper = try #require(
            screen.spokenElements.first { $0.accessibility.role == .adjustable })
        #expect(stepper.accessibility.label == "Pages a day")
        #expect(stepper.accessibility.value == "10 pages")
        #expect(stepper.accessibility.range == ValueRange(now: 10, min: 5, max: 500))
        #expect(Audit.findings(in: [screen], of: session.app).isEmpty)

        let action = try #require(screen.action("goal/pages/enter"))
        _ = try session.send(action.event(entering: 11), in: Self.context)
        #expect((session.place.page.options as? GoalOptions)?.pages == 11)
        #expect(throws: SessionError.self) {
            try session.send(action.event(entering: 501), in: Self.context)
        }
    }

    /// A widget has no title, so a heading of level 2 would skip a level.
    @Test func `a section of a widget passes the audit at level 1`() throws {
        func findings(level: Int) throws -> [AuditCheck] {
            let app = try Self.app(widgetLevel: level)
            let screen = try Screen.make(
                BooksOptions(), phase: .ready(Journal()), of: app, in: Self.context)
            return Audit.findings(in: [screen], of: app).map(\.id)
        }
        #expect(try findings(level: 1) == [])
        #expect(try findings(level: 2) == [.headingLevel])
    }
}

extension [String] {
    func rows(with kit: Kit) -> [ScreenElement] {
        map { kit.text(verbatim: $0, .body, .textPrimary).element }
    }
}
