import CandelaPipeline
import Foundation
import Testing
import candela_generate

/// The phrases found in the sources of a small package.
struct UsedPhrasesGeneratorTests {
    private static let engine = [
        "action.back", "engine.list", "engine.unused", "note.saved",
    ]
    private static let products = [
        "card.color", "card.day", "card.late", "card.title", "kind.timer", "other.title",
        "page.note", "page.title",
    ]

    private static let kit = """
        public struct Session { func step(_ app: App) { app.phrases.noteSaved() } }
        extension Screen { static func make(_ kit: Kit) { kit.back() } }
        extension Kit {
            func back() -> Phrase { phrases.actionBack() }
            func list(of items: [String], style: Style = .plain) -> Phrase { phrases.engineList() }
            func list() -> Phrase { phrases.engineUnused() }
        }
        public protocol Presenter {}
        """

    private static let screens = """
        struct PagePresenter: Presenter {
            // phrases.otherTitle() is only a comment.
            func title(_ kit: Kit) -> Phrase { kit.phrases.pageTitle() }
            func content(_ kit: Kit) -> Content {
                let other = "otherTitle() in a text"
                return Content(cards: [Card(DayCard(kit))], note: "\\(kit.phrases.pageNote())")
            }
        }
        struct DayCard {
            let body: Element
            init(_ kit: Kit) { body = Drawing(kit: kit).body }
        }
        private struct Drawing {
            let kit: Kit
            var body: Element { words(kit.list(of: [], style: .bold), title: phrase(phrases.late)) }
            private var phrases: Phrases { kit.phrases }
            private var title: Phrase { phrases.cardTitle() }
            private func words(_ a: Phrase, title: Phrase) -> Element { row(Palette.all, title) }
            private func row(_ a: [Color], _ b: Phrase) -> Element { a.map(\\.spoken); self.title }
        }
        enum Palette { static let all = [Color("a", { $0.cardColor() })] }
        extension Phrases {
            func late(_ days: Int, of: Int) -> Phrase { days == 0 ? cardDay() : cardLate() }
        }
        struct OtherPresenter: Presenter {
            func title(_ kit: Kit) -> Phrase { kit.phrases.otherTitle() }
            func content(_ step: Step, _ kit: Kit) -> Content { Content(note: step.name(kit.phrases)) }
        }
        extension StepKind {
            func name(_ phrases: Phrases) -> Phrase { phrases.kindTimer() }
        }
        """

    private static func catalog(_ keys: [String]) -> String {
        let phrases = keys.map { key in
            """
            "\(key)": {"comment": "A text.", "extractionState": "manual", "localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "A"}}}}
            """
        }
        return """
            {"sourceLanguage": "en", "version": "1.0",
             "strings": {\(phrases.joined(separator: ","))}}
            """
    }

    /// The generated file of a catalog.
    private static func text(of catalog: PhraseGenerator.Catalog) throws -> String {
        let top = URL.temporaryDirectory.appending(path: "candela-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: top) }
        let files = [
            PhraseGenerator.engine.path: self.catalog(engine),
            PhraseGenerator.products.path: self.catalog(products),
            "Sources/CandelaKit/Kit.swift": kit, "Sources/CandelaScreens/Page.swift": screens,
        ]
        for (path, text) in files {
            let url = top.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        var found: [Diagnostic] = []
        let file = UsedPhrasesGenerator.file(
            of: catalog, SourceFolder(top.path()), diagnostics: &found)
        return try #require(file).text
    }

    /// The keys at the places of a generated list.
    private static func keys(_ table: String, of presenter: String, _ text: String) throws
        -> [String]
    {
        let part = try #require(text.components(separatedBy: "extension \(presenter) ").last)
        let match = try #require(part.firstMatch(of: try Regex("\\.\(table): \\[(.*?)\\]")))
        let list = match.output[1].substring ?? ""
        let all = table == "engine" ? engine : products
        return list.split(separator: ", ").compactMap { Int($0) }.map { all[$0] }
    }

    @Test func `are those a screen's code reaches through cards, kit and palettes`() throws {
        let text = try Self.text(of: PhraseGenerator.products)
        #expect(try Self.keys("engine", of: "PagePresenter", text) == ["engine.list"])
        #expect(
            try Self.keys("products", of: "PagePresenter", text) == [
                "card.color", "card.day", "card.late", "card.title", "page.note", "page.title",
            ])
    }

    @Test func `contain members of values by name and argument labels`() throws {
        let text = try Self.text(of: PhraseGenerator.products)
        #expect(
            try Self.keys("products", of: "OtherPresenter", text) == ["kind.timer", "other.title"])
        #expect(try Self.keys("engine", of: "OtherPresenter", text) == [])
    }

    @Test func `are those of sessions and screens in the engine`() throws {
        let text = try Self.text(of: PhraseGenerator.engine)
        #expect(try Self.keys("engine", of: "UsedPhrases", text) == ["action.back", "note.saved"])
    }
}
