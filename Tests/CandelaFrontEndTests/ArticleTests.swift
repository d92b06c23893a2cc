import CandelaBrand
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTokenExport
import CandelaTokenImport
import CandelaTokens
import Testing

/// The code of several articles, run.
struct ArticleTests {
    @Test func `draws a screen as the article does`() throws {
        var shown: [String] = []
        func show(_ text: String, in color: ColorToken) { shown.append(text) }
        let context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]

        let screen = try Screen.make(.habitList, phase: .ready(journal), of: .habit, in: context)

        let theme = screen.ownTheme
        func draw(_ element: Element) {
            for words in element.words {
                show(words.text, in: theme.color(words.color, in: .dark))
            }
            for child in element.children { draw(child) }
        }
        for card in screen.cards { draw(card.body) }

        #expect(shown.contains("Read"))
    }

    @Test func `handles taps as the article does`() throws {
        var effects: [Effect] = []
        func carryOut(_ effect: Effect) { effects.append(effect) }
        let context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]

        let app = AppDefinition.habit
        var session = try Session(journal, at: HabitListOptions(), of: app)

        func touched(_ id: String, entering value: Intent.Value? = nil) throws {
            guard let action = try session.screen(in: context).action(id) else { return }
            for effect in try session.send(action.event(entering: value), in: context) {
                carryOut(effect)
            }
        }

        try touched("habits/read/toggle/toggle")
        let id = try #require(
            effects.compactMap { if case .save(_, let id) = $0 { id } else { nil } }.first)
        try touched("habits/read/open/delete")

        _ = try session.send(Event(.report(.init(.save, false, of: id))), in: context)

        let before = session

        let kept = try JSONTextEncoder().encode(session)
        session = try JSONTextDecoder(userInfo: [.apps: [app]]).decode(
            Session.self, from: kept, file: "session.json")

        #expect(session == before)
    }

    @Test func `creates a screen as the landing page does`() throws {
        let context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        let journal = Journal()

        let screen = try Screen.make(
            .streakCounter, phase: .ready(journal), of: .practice, in: context)

        #expect(screen.card(StreakCounterCard.self)?.facts.streak == 0)
    }

    @Test func `reads a theme's values as the landing page does`() {
        let theme = Theme.of(.practice)
        let flame = theme.color(.streakMid, in: .dark)
        let gap = theme.space(.card)
        let drawing = theme.icon(.flameFilled).path  // SVG path data in a square of 24

        #expect(flame.alpha == 1 && gap > 0 && drawing.hasPrefix("M"))
    }

    @Test func `lists specimens as the landing page does`() throws {
        var lines: [String] = []
        func print(_ name: String, _ count: Int) { lines.append("\(name) \(count)") }

        for specimen in Specimen.all where specimen.screen == .habitList {
            print(specimen.name, try specimen.made().cards.count)
        }

        #expect(lines.contains("habits-typical 1"))
    }

    @Test func `exports tokens as the article does`() {
        let texts = [
            "brand.tokens.json": """
            {"brand": {"$type": "color",
             "$value": {"colorSpace": "srgb", "components": [1, 0.5, 0]}}}
            """
        ]
        var lines: [String] = []
        func print(_ words: Any...) { lines += words.map { "\($0)" } }

        let files = FileAccess { path throws(FileAccessError) in
            guard let text = texts[path] else { throw .missing }
            return Array(text.utf8)
        }
        var problems: [Diagnostic] = []
        let project = TokenProject.load("brand.tokens.json", files: files, diagnostics: &problems)
        if let project {
            problems = TokenCheck.run(project, after: problems)
            let all = project.permutations
            let export = TokenExport(project, all, name: "brand", diagnostics: &problems)
            for file in OutputFormat.css.files(for: export, diagnostics: &problems) {
                print(file.path, String(decoding: file.bytes, as: UTF8.self))
            }
        }
        for problem in problems { print(problem) }

        #expect(problems.isEmpty)
        #expect(
            lines.count == 2 && lines[0] == "brand.css" && lines[1].contains("--brand: #ff8000"))
    }

    @Test func `reads a file of another tool as the article does`() {
        let files = FileAccess { _ throws(FileAccessError) in
            Array(#"{"gap": {"value": "4px", "type": "spacing"}}"#.utf8)
        }
        var problems: [Diagnostic] = []
        var options = TokenProject.Options()
        options.isLenient = true
        let project = TokenProject.load(
            "tokens.json", files: files, options: options, diagnostics: &problems)

        let gap = project?.resolve(diagnostics: &problems)?["gap"]?.value
        #expect(gap == .dimension(DimensionValue(4, .px)))
    }

    @Test func `applies a brand and own texts as the article does`() throws {
        let context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        let journal = Journal()
        let bytes = Array(
            #"""
            {"color": {"primary": {"$type": "color",
             "$value": {"colorSpace": "srgb", "components": [0.2, 0.2, 0.4]}}}}
            """#.utf8)
        let words = Array(
            #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {"streak.message.never":
             {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Any"}}}}}}
            """#.utf8)

        var app = AppDefinition.practice
        app.theme = try Theme(.practice, brand: Brand(bytes))
        app.wording = try Wording(
            [.plain, StringCatalog(words, named: "Words.xcstrings")], over: .standard)
        let screen = try Screen.make(.streakCounter, phase: .ready(journal), of: app, in: context)

        #expect(Transcript(screen, by: .voiceOver).text.contains("Any"))

        let own = try AppDefinition(
            "moonlight", name: AppText("Moonlight", in: ["nl": "Maanlicht"]), theme: app.theme,
            wording: app.wording, screens: [HabitListPresenter(), PracticeDashboardPresenter()],
            tabs: [
                AppTab(.habitList, icon: .checklist), AppTab(.practiceDashboard, icon: .house),
                AppTab("sky.tonight", icon: .moon, label: "Sky"),
            ])
        let kit = Kit(own, context, journal.settings)
        let sky = Screen(
            named: "sky.tonight", title: StyledText("Sky", style: .title), cards: [],
            tabs: kit.tabBar(at: "sky.tonight"), with: kit)

        #expect(sky.tabs?.accessibility?.label == "Moonlight")
    }
}
