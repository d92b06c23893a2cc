import CandelaAudit
import CandelaBrand
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Foundation
import Testing

/// An app in a separate package that customises everything: theme, texts, a language, and a
/// product with two screens of the package and one new one.
struct CustomAppTests {
    private static func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Own")
        return Array(try Data(contentsOf: folder.appending(path: name)))
    }

    /// All phrases of the package in Dutch, which the package lacks. Dutch has the plural forms of
    /// English; every text starts with `nl`.
    private static var dutch: StringCatalog {
        let all = String(decoding: StringCatalog(of: .standard).bytes, as: UTF8.self)
        let text = all.replacing("\"en\" : {", with: "\"nl\" : {")
            .replacing("\"value\" : \"", with: "\"value\" : \"nl: ")
        return StringCatalog(Array(text.utf8), named: "Dutch.xcstrings")
    }

    private static let ownDutch = StringCatalog(
        Array(
            #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {"habit.list.title": {
             "localizations": {"nl": {"stringUnit": {"state": "translated",
              "value": "Mijn rituelen"}}}}}}
            """#.utf8), named: "Own.xcstrings")

    private static let wording = Result {
        try Wording(
            [
                StringCatalog(bytes("Words.xcstrings"), named: "Words.xcstrings"), dutch, ownDutch,
            ], over: .standard)
    }

    private static let theme = Result {
        try Theme(.habit, brand: Brand(bytes("brand.tokens.json")))
    }

    private static func app() throws -> AppDefinition {
        try AppDefinition(
            "moonlight", name: AppText("Moonlight", in: ["nl": "Maanlicht"]),
            theme: theme.get(), wording: wording.get(),
            screens: [HabitListPresenter(), PracticeDashboardPresenter(), TonightPresenter()],
            tabs: [
                AppTab(.habitList, icon: .checklist), AppTab(.practiceDashboard, icon: .house),
                AppTab("sky.tonight", icon: .moon, label: AppText("Sky", in: ["nl": "Lucht"])),
            ])
    }

    private static func context(_ language: String = "en") -> Context {
        var context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        context.language = language
        return context
    }

    /// Performs actions one after the other and returns every screen and effect.
    private static func play(
        _ ids: [String], in context: Context
    ) throws -> (screens: [Screen], effects: [Effect]) {
        var session = try Session(journal, at: HabitListOptions(), of: try app())
        var screens = [try session.screen(in: context)]
        var effects: [Effect] = []
        for id in ids {
            let action = try #require(screens.last?.action(id), "\(id)")
            effects += try session.send(action.event(), in: context)
            screens.append(try session.screen(in: context))
        }
        return (screens, effects)
    }

    private static let taps = [
        "habits/read/toggle/toggle", "tabs/practice.dashboard/practice.dashboard",
        "tabs/sky.tonight/sky.tonight", "moon/reminder/remind", "tabs/habit.list/habit.list",
    ]

    @Test func `switches tabs between the package's screens and its own`() throws {
        let (screens, effects) = try Self.play(Self.taps, in: Self.context())
        #expect(
            screens.map(\.screen) == [
                .habitList, .habitList, .practiceDashboard, "sky.tonight", "sky.tonight",
                .habitList,
            ])
        #expect(effects.contains(.haptic(.selection)))
        for screen in screens {
            #expect(screen.theme.product == .habit && screen.app.id == "moonlight")
            let bar = try #require(screen.tabs)
            #expect(bar.accessibility?.label == "Moonlight")
            let tabs = bar.children.flatMap(\.children).flatMap(\.children)
            #expect(tabs.map(\.accessibility?.label) == ["My Rituals", "Tonight", "Sky"])
            #expect(tabs.filter(\.isSelected).count == 1)
        }
        #expect(Transcript(screens[2], by: .voiceOver).text.contains("The first night"))
        // The habit detail screen is not in this app, so the app would have to render it.
        let open = try #require(screens[0].action("habits/read/open/open"))
        var session = try Session(Journal(), at: HabitListOptions(), of: try Self.app())
        session.replaceJournal(Self.journal)
        _ = try session.send(open.event(), in: Self.context())
        #expect(session.place.page.destination?.habit == "read")
        let error = #expect(throws: ScreenError.self) { try session.screen(in: Self.context()) }
        #expect(error?.description.hasPrefix("'moonlight' has no screen 'habit.detail'") == true)
    }

    private static var journal: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        return journal
    }

    @Test(arguments: ["en", "nl-BE", "ar", "en-XA", "ar-XB"])
    func `round-trips through JSON without audit errors`(language: String) throws {
        let (screens, _) = try Self.play(Self.taps, in: Self.context(language))
        for screen in screens {
            let bytes = try screen.json()
            let back = try JSONTextDecoder().decode(Screen.self, from: bytes, file: "screen.json")
            #expect(try back.json() == bytes)
            #expect(back.app == screen.app)
            for reader in ScreenReader.allCases {
                #expect(Transcript(back, by: reader).lines == Transcript(screen, by: reader).lines)
            }
        }
        let findings = Audit.findings(in: screens, of: try Self.app()).filter {
            $0.severity == .error
        }
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test func `uses one language at a time`() throws {
        let (screens, _) = try Self.play(Self.taps, in: Self.context("nl-BE"))
        for screen in screens {
            #expect(screen.language == "nl" && screen.direction == .leftToRight)
            for words in screen.elements.flatMap(\.words) where words.key != nil {
                let isOwn = words.key == "habit.list.title" && words.text == "Mijn rituelen"
                #expect(isOwn || words.text.hasPrefix("nl: "), "\(words.text)")
            }
            #expect(screen.tabs?.accessibility?.label == "Maanlicht")
        }
        // The app lacks Arabic, so everything is English: text, numbers, dates and direction.
        let (arabic, _) = try Self.play(Self.taps, in: Self.context("ar"))
        #expect(arabic.allSatisfy { $0.language == "en" && $0.direction == .leftToRight })
        #expect(arabic[0].title.text == "My Rituals")
    }

    @Test func `elements have the keys of their phrases`() throws {
        let (screens, _) = try Self.play([], in: Self.context())
        let row = try #require(screens[0].cards[0].body.first("open"))
        #expect(row.accessibility?.hint == "Shows how the ritual goes")
        #expect(row.accessibility?.hintKey == "habit.row.hint")
        #expect(row.accessibility?.label == "Read" && row.accessibility?.labelKey == nil)
    }

    @Test func `compiled texts give the same wording as the catalog`() throws {
        let read = try Wording(
            [
                StringCatalog(Self.bytes("Words.xcstrings"), named: "Words.xcstrings")
            ], over: .standard)
        #expect(Wording.moon == read && Wording.moon != .standard)
    }

    @Test func `a catalog with an unknown key is rejected with its position`() throws {
        let slip = String(decoding: try Self.bytes("Words.xcstrings"), as: UTF8.self)
            .replacing("habit.row.hint", with: "habit.row.hnt")
            .replacing("The first night", with: "Night %(count)lld")
        let error = #expect(throws: BrandError.self) {
            try Wording(
                [StringCatalog(Array(slip.utf8), named: "Words.xcstrings")], over: .standard)
        }
        #expect(error?.diagnostics.first?.place?.line == 9)
        #expect(error?.description.contains("habit.row.hnt") == true)
    }

    /// The name of the recorded screen, which `.ci/check-dump` validates against the published
    /// schemas.
    static let recorded = "own-screen.json"

    @Test func `records the screen that is validated against the schemas`() throws {
        let (screens, _) = try Self.play(Array(Self.taps.prefix(3)), in: Self.context("nl"))
        let sky = try #require(screens.last)
        try Drawing(name: Self.recorded).check(String(decoding: try sky.json(), as: UTF8.self))
    }
}
