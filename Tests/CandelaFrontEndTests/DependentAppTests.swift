import CandelaAudit
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Cards and screens of an app that depends on the package.
struct DependentAppTests {
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static func screen(_ context: Context = context) throws -> Screen {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        let screen = try Screen.make(.habitList, phase: .ready(journal), of: .habit, in: context)
        return screen.inserting(
            Card(MoonCard(0.75, with: Kit(.habit, context))), at: screen.cards.count)
    }

    @Test func `adds its own card to a screen of the package`() throws {
        let screen = try Self.screen()
        #expect(screen.cards.map(\.kind) == ["habitList", "moon"])
        #expect(screen.card(MoonCard.self)?.facts.fraction == 0.75)
        #expect(screen.card(HabitListCard.self)?.facts.habits.map(\.id) == ["read"])
        // Ids are unique on the screen, and no target is smaller than the minimum.
        let button = try #require(screen.cards[1].body.first("reminder"))
        #expect(button.id == "moon/reminder")
        #expect(button.activation?.id == "moon/reminder/remind")
        #expect(screen.minimumTarget == 44)
    }

    @Test func `draws and speaks its card`() throws {
        let screen = try Self.screen()
        let lines = TextScreen(screen, points: 320).lines.joined(separator: "\n")
        for text in ["Read", "Tonight's moon", "75 %", "[ Remind me ]"] {
            #expect(lines.contains(text), "\(lines)")
        }
        let spoken = Transcript(screen, by: .voiceOver).lines
        #expect(
            spoken.suffix(5) == [
                "Tonight's moon", "  75 percent", "  How full, 75 percent",
                "  Remind me at full moon, button", "  The sky tonight, button",
            ], "\(spoken)")
    }

    @Test func `the screen has the sizes of the card's type styles`() throws {
        for size in [TypeSize.large, .accessibility5] {
            var context = Self.context
            context.typeSize = size
            let screen = try Self.screen(context)
            let token = Theme.habit.text(.statValue)
            #expect(screen.typeSizes[.statValue]?.size == token.size(at: size))
            let paths = screen.typeSizes.styles.map(\.path)
            #expect(paths == paths.sorted() && Set(paths).count == paths.count)
        }
    }

    @Test func `decodes its card from JSON with the same facts and bytes`() throws {
        let screen = try Self.screen()
        let bytes = try screen.json()
        var warnings: [Diagnostic] = []
        let back = try JSONTextDecoder().decode(
            Screen.self, from: bytes, file: "screen.json", warnings: &warnings)
        #expect(back == screen)
        #expect(try back.json() == bytes)
        // Generic facts decode only as their own type.
        let card = try #require(back.cards.last)
        #expect(card.kind == "moon" && card.content(as: MoonCard.self) == nil)
        let facts = try card.facts(as: MoonCard.Facts.self)
        #expect(facts == MoonCard(0.75, with: Kit(.habit, Self.context)).facts)
        #expect(
            TextScreen(back, points: 320).lines == TextScreen(screen, points: 320).lines)
        #expect(
            Transcript(back, by: .talkBack).lines == Transcript(screen, by: .talkBack).lines)
    }

    /// The name of the recorded screen, which `.ci/check-dump` validates against the published
    /// schemas.
    static let recorded = "outside-app.json"

    @Test func `records the screen that is validated against the schemas`() throws {
        let json = String(decoding: try Self.screen().json(), as: UTF8.self)
        try Drawing(name: Self.recorded).check(json)
    }

    @Test func `receives its own action and opens its own screen`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        let shown = try session.screen(in: Self.context)
            .inserting(Card(MoonCard(0.75, with: Kit(.habit, Self.context))), at: 1)
        let remind = try #require(shown.action("moon/reminder/remind"))
        #expect(
            try session.send(remind.event(), in: Self.context)
                == [.app(name: "moon.remind", value: 0.75)])

        let look = try #require(shown.action("moon/look/look"))
        _ = try session.send(look.event(), in: Self.context)
        #expect(session.place.page.screen == ScreenName(rawValue: "sky.tonight"))
        #expect(session.place.page.destination?.day == CalendarDay(daysSince1970: 20_530))
        // The app renders the screen itself, so the session throws.
        let error = #expect(throws: ScreenError.self) { try session.screen(in: Self.context) }
        #expect(error?.description.contains("sky.tonight") == true)
        let kept = try JSONTextEncoder().encode(session)
        session = try JSONTextDecoder(userInfo: [.apps: AppDefinition.standard]).decode(
            Session.self, from: kept, file: "session")
        _ = try session.send(Event(.close()), in: Self.context)
        #expect(try session.screen(in: Self.context).screen == .habitList)
    }

    @Test(arguments: [true, false])
    func `adds toolbar buttons with an element builder`(isOpen: Bool) {
        func button(_ id: String) -> Element {
            .button(Action(id, .close(), label: id)) { StyledText(id, style: .button) }.id(
                ElementID(id))
        }
        let toolbar = Toolbar {
            if isOpen { button("Close") }
        } trailing: {
            for id in ["Search", "Add"] { button(id) }
        }
        #expect(toolbar.leading.map(\.id) == (isOpen ? ["toolbar/Close"] : []))
        #expect(toolbar.trailing.map(\.id) == ["toolbar/Search", "toolbar/Add"])
        #expect(Toolbar().leading.isEmpty && Toolbar(leading: { button("Close") }).trailing.isEmpty)
    }

    @Test func `draws two cards with the same id, uses the first and reports the second`() throws {
        let screen = try Self.screen()
            .inserting(Card(MoonCard(0.25, with: Kit(.habit, Self.context))), at: 2)
        #expect(screen.cards.map(\.id) == ["habits", "moon", "moon"])
        let remind = try #require(screen.action("moon/reminder/remind"))
        #expect(remind.intent == .app(name: "moon.remind", value: .number(0.75)))
        func places(_ screen: Screen) -> [String] {
            Audit.findings(in: [screen]).filter { $0.id == .duplicateID }.map(\.path)
        }
        #expect(places(screen) == ["/cards/2/body"])
        let back = try JSONTextDecoder().decode(
            Screen.self, from: try screen.json(), file: "screen.json")
        #expect(back == screen && places(back) == places(screen))
    }

    @Test func `draws and reports a card from JSON with unknown roles`() throws {
        var text = String(
            decoding: try JSONTextEncoder().encode(
                Card(MoonCard(0.75, with: Kit(.habit, Self.context)))),
            as: UTF8.self)
        for (role, other) in [
            ("icon.moon", "icon.surf"), ("color.primary-text", "color.surf"),
            ("type.headline", "type.surf"), ("space.card", "space.surf"),
        ] {
            #expect(text.contains("\"\(role)\""), "\(role)")
            text = text.replacing("\"\(role)\"", with: "\"\(other)\"")
        }
        let card = try JSONTextDecoder().decode(
            Card.self, from: Array(text.utf8), file: "card.json")
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        let screen = try Screen.make(
            .habitList, phase: .ready(journal), of: .habit, in: Self.context
        )
        .inserting(card, at: 0)

        let theme = screen.ownTheme
        #expect(theme.icon(IconRole("icon.surf")) == IconKind.fallback)
        #expect(theme.color(ColorRole("color.surf"), in: .dark) == ColorKind.fallback)
        #expect(screen.typeSizes[TypeRole("type.surf")]?.size == 17)
        #expect(TextScreen(screen, points: 320).lines.joined().contains("Tonight's moon"))

        let found = Audit.findings(in: [screen]).filter { $0.id == .unknownRole }
        #expect(
            Set(found.flatMap(\.roles))
                == ["icon.surf", "color.surf", "type.surf", "space.surf"])
        #expect(found.allSatisfy { $0.severity == .error && $0.card == "moon" })
    }

    @Test func `creates its own screen`() throws {
        let midnight = Instant(secondsSince1970: 20_531 * 86_400)
        let screen = Screen(
            named: ScreenName(rawValue: "sky.tonight"),
            title: StyledText("Sky", style: .title),
            cards: [Card(MoonCard(1, with: Kit(.habit, Self.context)))],
            announcements: [Announcement("full", "The moon is full")], validUntil: midnight,
            with: Kit(.habit, Self.context))
        #expect(screen.language == "en" && screen.direction == .leftToRight)
        #expect(screen.toolbar == nil)
        #expect(screen.validUntil?.instant == midnight)
        #expect(
            Set(screen.typeSizes.styles)
                == [.title, .headline, .statValue, .button])
        let back = try JSONTextDecoder().decode(
            Screen.self, from: try screen.json(), file: "screen.json")
        #expect(back == screen)
        #expect(Transcript(back, by: .web).lines.last == "(says) The moon is full")
    }
}
