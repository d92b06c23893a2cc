import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import CandelaTool
import Foundation
import Testing

/// A theme that is compiled into an app, in the app's own tool.
struct OwnThemeTests {
    /// Texts in the colour of the surface, which the audit must find.
    private static let faint: Theme = {
        var values = ThemeAdditions()
        values.colors[.textPrimary] = PerAppearance { Theme.habit.color(.surface, in: $0) }
        return Theme.habit.adding(values)
    }()

    private let bench: ToolHarness

    init() throws { bench = try ToolHarness() }

    private static func app(_ theme: Theme) -> AppDefinition {
        var app = AppDefinition.habit
        app.theme = theme
        return app
    }

    private static func specimen(_ theme: Theme) throws -> Specimen {
        try #require(Specimen.all.first { $0.name == "habits-typical" }).of(app(theme))
    }

    private static func tool(_ theme: Theme) throws -> Tool {
        let specimen = try specimen(theme)
        return Tool(apps: [app(theme)], specimens: [specimen])
    }

    private func run(_ line: String, _ theme: Theme) throws -> Outcome {
        bench.run(line, by: try Self.tool(theme))
    }

    private static let file = "dump/screens/habit.list/habits-typical.json"

    @Test(arguments: ["habit", "faint"])
    func `is the theme of screens, dumps, files and transcripts`(name: String) throws {
        let theme = Self.faint.named(name)
        #expect(try run("dump --out dump", theme).status == .success)
        #expect(try bench.text(Self.file).contains("\"theme\": \"\(name)\""))
        for line in ["audit", "audit dump", "audit \(Self.file)"] {
            let outcome = try run(line, theme)
            #expect(outcome.status == .badData, "\(line)")
            #expect(outcome.text.contains("[text-contrast]"), "\(line): \(outcome.report)")
        }
        let transcript = try run("transcript --from \(Self.file) --reader web", theme)
        #expect(transcript.status == .success, "\(transcript.report)")
        // Without the theme, the screen passes.
        #expect(try run("audit", .habit).status == .success)
    }

    @Test func `has the files of its name beside those of the products`() throws {
        #expect(try run("dump --out dump", Self.faint.named("faint")).status == .success)
        let tokens = bench.contents.filter { $0.hasPrefix("dump/tokens/") }
        #expect(tokens.count == 4 * (Theme.Product.allCases.count + 1))
        #expect(tokens.contains("dump/tokens/faint.light-increased.json"))
    }

    @Test func `makes a screen that was read equal to the original`() throws {
        let theme = Self.faint.named("faint")
        let screen = try Self.specimen(theme).made()
        let bytes = try screen.json()
        func read(_ themes: [Theme]) throws -> Screen {
            try JSONTextDecoder(userInfo: [.themes: themes]).decode(
                Screen.self, from: bytes, file: "screen.json")
        }
        #expect(try read([.practice, theme]) == screen)
        #expect(throws: JSONDecodingError.self) { try read([]) }
        let decoder = JSONDecoder()
        decoder.userInfo[.themes] = [theme]
        #expect(try decoder.decode(Screen.self, from: Data(bytes)) == screen)
        let later = try Self.specimen(theme).in { $0.typeSize = .xxxLarge }.made()
        #expect(try screen.applying(later.changes(since: screen)) == later)
    }

    @Test func `is the theme of an app that was read`() throws {
        let app = Self.app(Self.faint.named("faint"))
        let bytes = try JSONTextEncoder().encode(app)
        func read(among apps: [AppDefinition]) throws -> AppDefinition {
            var warnings: [Diagnostic] = []
            let root = try JSONDocument(parsing: bytes, file: "app.json").root
            return try JSONTextDecoder().decode(root, warnings: &warnings) {
                try AppDefinition(from: $0, among: apps)
            }
        }
        #expect(try read(among: [.habit, app]) == app)
        #expect(throws: JSONDecodingError.self) { try read(among: [.habit]) }
    }

    @Test func `is unknown to another tool`() throws {
        #expect(try run("dump --out dump", Self.faint.named("faint")).status == .success)
        let outcome = try run("audit \(Self.file)", .habit)
        #expect(outcome.status == .badData && outcome.report.contains("faint"))
    }
}
