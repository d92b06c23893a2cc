import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Testing

/// The generated lists of the phrases that each screen can say.
struct UsedPhrasesTests {
    /// The keys that a closure uses, with the app's wording recorded.
    private static func recorded(
        _ app: AppDefinition, _ body: (AppDefinition) throws -> Void
    ) rethrows -> Set<String> {
        let recorder = PhraseRecorder()
        var app = app
        app.wording = app.wording.recorded(by: recorder)
        try body(app)
        return recorder.keys
    }

    /// The keys that the specimens of each screen say.
    private static let said: [ScreenName: Set<String>] = {
        var said: [ScreenName: Set<String>] = [:]
        for specimen in Specimen.all {
            let keys = try? recorded(specimen.app) { _ = try specimen.of($0).made() }
            said[specimen.screen, default: []].formUnion(keys ?? [])
        }
        return said
    }()

    /// The app with only one of its screens, and without its tabs.
    private static func alone(
        _ screen: any Presenter, of app: AppDefinition
    ) throws -> AppDefinition {
        try AppDefinition(
            app.id, name: app.name, theme: app.theme, wording: app.wording, screens: [screen])
    }

    private static let screens = AppDefinition.standard.flatMap(\.screens)

    @Test(arguments: screens)
    func `contain every phrase that the specimens of a screen say`(screen: ScreenName) throws {
        let app = try #require(AppDefinition.standard.first(with: screen))
        let presenter = try #require(app.presenter(of: screen))
        let listed = try Self.alone(presenter, of: app).phraseKeys
        let said = try #require(Self.said[screen])
        // Titles of other tabs are those of other screens.
        let tabs = Self.recorded(app) { app in
            let context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
            let kit = Kit(app, context)
            for tab in app.tabs {
                _ = tab.label.map(kit.phrase) ?? app.presenter(of: tab.screen)?.title(kit)
            }
        }
        let missing = said.subtracting(listed).subtracting(tabs)
        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    @Test(arguments: Journey.all)
    func `contain every phrase of an app's journeys`(journey: Journey) throws {
        let said = try Self.recorded(journey.start.app) { _ = try journey.of($0).played() }
        let missing = said.subtracting(journey.start.app.phraseKeys)
        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    /// Phrases that no specimen says are states without a specimen, or edges too many of the graph.
    /// The limit is for all screens together: a fifth of the listed phrases would be too many.
    @Test func `contain few phrases that no specimen says`() throws {
        var (listed, unsaid) = (0, 0)
        for screen in Self.screens {
            let app = try #require(AppDefinition.standard.first(with: screen))
            let keys = try #require(app.presenter(of: screen)?.usedPhrases).keys
            let said = Self.said[screen] ?? []
            listed += keys.count
            unsaid += keys.subtracting(said).count
        }
        #expect(unsaid * 3 < listed, "\(unsaid) of \(listed)")
    }

    @Test func `an app with two screens needs a tenth of the phrases`() throws {
        let list = try #require(AppDefinition.habit.presenter(of: .habitList))
        let streak = try #require(AppDefinition.practice.presenter(of: .streakCounter))
        let app = try AppDefinition(
            "small", name: "Small", theme: .of(.habit), wording: .standard,
            screens: [list, streak])
        #expect(app.phraseKeys.count < 125, "\(app.phraseKeys.count)")
        #expect(Wording.standard.keys.count > 900)
    }

    @Test func `are all phrases of the engine for a screen without a list`() throws {
        struct Options: ScreenOptions {
            static let screen = ScreenName(rawValue: "sky.tonight")
            var notes: [PassingNote]?
        }
        struct Tonight: Presenter {
            var usedPhrases: UsedPhrases?
            func title(_ kit: Kit) -> Phrase { kit.phrase("Tonight") }
            func content(
                of journal: Journal, _ options: Options, with kit: Kit
            ) throws(ScreenError) -> ScreenContent { ScreenContent() }
        }
        let sky = Phrases.Table(languages: ["en"]) { _ in ["sky.title", "Sky", "sky.moon", "Moon"] }
        func keys(_ used: UsedPhrases?) throws -> Set<String> {
            let app = try AppDefinition(
                "sky", name: "Sky", theme: .of(.habit), wording: Wording.engine.adding(sky),
                screens: [Tonight(usedPhrases: used)])
            return app.phraseKeys
        }
        let all = try keys(nil)
        #expect(all.isSuperset(of: ["sky.title", "sky.moon", "chart.point", "action.tryAgain"]))
        #expect(!all.contains("role.button"))
        let listed = try keys(UsedPhrases(["sky.title"]))
        #expect(listed.isSuperset(of: ["sky.title", "action.tryAgain"]))
        #expect(listed.isDisjoint(with: ["sky.moon", "chart.point"]))
    }
}
