import CandelaAudit
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The code of the article “Add a screen, or a card”, run.
struct OwnScreenArticleTests {
    struct MoonCard: CardContent {
        static let kind = "moon"

        let fraction: Double
        let kit: Kit

        var facts: Facts { Facts(fraction: fraction) }

        struct Facts: Sendable, Hashable, Codable {
            let fraction: Double
        }

        var body: Element {
            .column(gap: .sm) {
                kit.heading(name)
                kit.text(share, .body, .textPrimary).part("share")
                bar
            }
            .surface(kit.card)
            .accessibility(Accessibility(.group, label: name.text, children: .contain))
        }

        private var percent: Int { Int(fraction * 100) }

        private var name: Phrase { kit.phrase(AppText("The moon", in: ["nl": "De maan"])) }

        private var share: Phrase {
            kit.phrase(AppText("\(percent) % lit", in: ["nl": "\(percent) % verlicht"]))
        }

        // The text above says what the bar shows.
        private var bar: Element {
            kit.bar(
                Double(percent) / 100, height: .progressBarHeight, fill: Paint(.primaryFill),
                solidFill: .primaryFill
            )
            .described(by: "share")
            .decorative()
        }
    }

    struct TonightOptions: ScreenOptions {
        static let screen: ScreenName = "sky.tonight"

        var isClear: Bool?
    }

    struct TonightPresenter: Presenter {
        func title(_ kit: Kit) -> Phrase {
            kit.phrase(AppText("Tonight", in: ["nl": "Vanavond"]))
        }

        func content(
            of journal: Journal, _ options: TonightOptions, with kit: Kit
        ) throws(ScreenError) -> ScreenContent {
            ScreenContent(cards: [Card(MoonCard(fraction: 0.75, kit: kit))])
        }

        func react(
            to event: Event, _ options: inout TonightOptions, in session: inout Session,
            _ context: Context
        ) throws(SessionError) -> [Effect]? {
            guard case .app(name: "sky.clear", _) = event.intent else { return nil }
            options.isClear = true
            return [.haptic(.selection)]
        }
    }

    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static func session() throws -> Session {
        let journal = Journal()

        let app = try AppDefinition(
            "moonlight", name: "Moonlight", theme: .of(.habit), wording: .standard,
            screens: [HabitListPresenter(), TonightPresenter()])
        var session = try Session(journal, at: TonightOptions(), of: app)

        #expect(
            try session.send(Event(.app(name: "sky.clear")), in: context) == [.haptic(.selection)])
        return session
    }

    @Test func `shows the card and keeps its options`() throws {
        var session = try Self.session()
        let bytes = try JSONTextEncoder().encode(session)
        session = try JSONTextDecoder(userInfo: [.apps: [session.app]]).decode(
            Session.self, from: bytes, file: "session.json")
        #expect((session.place.page.options as? TonightOptions)?.isClear == true)
        let screen = try session.screen(in: Self.context)
        #expect(screen.title.text == "Tonight")
        let card = try #require(screen.cards.first)
        #expect(card.kind == "moon" && card.id == "moon")
        #expect(try card.facts(as: MoonCard.Facts.self).fraction == 0.75)
    }

    @Test(arguments: ["en", "nl"], [TypeSize.large, .accessibility5])
    func `has no audit findings`(language: String, size: TypeSize) throws {
        let session = try Self.session()
        let screens = try [false, true].map { isIncreased in
            var context = Self.context
            (context.language, context.typeSize) = (language, size)
            context.increaseContrast = isIncreased
            return try session.screen(in: context)
        }
        let findings = Audit.findings(in: screens, of: session.app)
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test func `action ids are those in the article on ids`() throws {
        let context = Self.context
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]

        let screen = try Screen.make(.habitList, phase: .ready(journal), of: .habit, in: context)
        let tick = screen.action("habits/read/toggle/toggle")
        let bar = Toolbar(trailing: {
            Element.button(Action("add", .app(name: "sky.add"), label: "Add a star")) {
                StyledText("Add", style: .button)
            }
            .id("star")
        })

        #expect(tick?.intent == .toggle(habit: "read", day: CalendarDay(daysSince1970: 20_530)))
        #expect(bar.trailing.first?.id == "toolbar/star")
        guard case .button(let button) = bar.trailing.first?.content else {
            Issue.record("no button")
            return
        }
        #expect(button.action.id == "toolbar/star/add")
    }
}
