import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaPreview
import CandelaTool
import Foundation
import Testing

/// Galleries with one screen; `.ci/check-preview` opens complete ones in a browser.
struct PreviewCommandTests {
    /// A gallery with one person's screens, shared by the tests that only read it.
    private static let own = Result {
        let journal = #"""
            {"habits": [{"id": "a", "name": "Water the plants </script>"}],
             "completions": [{"habit": "a", "day": "2026-03-17"}]}
            """#
        let bench = try ToolHarness(["j.json": journal])
        let line = "preview --out g --product habit --screen habit.form --journal j.json"
        let status = bench.run(line).status
        let list = try data(bench, "screens/large.en/habit.list/yours")
        return (status: status, page: try bench.text("g/index.html"), list: list)
    }

    /// A command whose gallery, of one screen, several tests read.
    private static let form = "preview --out g --product habit --screen habit.form"

    private static func data(_ bench: ToolHarness, _ path: String) throws -> JSONValue {
        let steps = path.split(separator: "/")
        guard steps[0] == "screens" else {
            return try GalleryFile(bench.text("g/data/\(path).js"), named: path).root
        }
        let text = try file(bench, "screens/\(steps[2])/\(steps[3])").document(String(steps[1]))
        return try JSONDocument(parsing: text, file: path).root
    }

    private static func file(_ bench: ToolHarness, _ path: String) throws -> GalleryFile {
        try GalleryFile(bench.text("g/data/\(path).js"), named: path)
    }

    @Test func `writes a page, and data files that it loads on demand`() throws {
        let bench = try ToolHarness.after(Self.form)
        let page = try bench.text("g/index.html")
        for place in ["{{theme}}", "{{catalog}}", "{{candela", "{{Gallery"] {
            #expect(!page.contains(place))
        }
        // A page opened from disk cannot load modules or read files.
        #expect(!page.contains("<script src") && !page.contains("fetch("))
        let specimen = "habit.form/habit-form-new"
        let usual = try Self.data(bench, "screens/large.en/\(specimen)")
        let mirrored = try Self.data(bench, "screens/accessibility5.ar-XB/\(specimen)")
        #expect(usual["direction"]?.string == "leftToRight")
        #expect(mirrored["direction"]?.string == "rightToLeft")
        #expect(mirrored["context"]?["typeSize"]?.string == "accessibility5")
        #expect(bench.contents.contains("g/data/tokens/habit.dark-increased.js"))
        #expect(try Self.data(bench, "schema/habit.form")["$defs"] != nil)
    }

    /// Work that cannot be written is not begun: no line of progress is shown.
    @Test(arguments: [
        "preview --out p", "dump --out p", "conformance --out p",
        "tokens build t.json --format css --out p",
    ])
    func `refuses a pipe before anything is made`(line: String) throws {
        let bench = try ToolHarness(["t.json": "{}"])
        mkfifo(bench.path + "/p", 0o600)
        var environment = bench.environment
        environment.progress = ProgressLine { _ in Issue.record("\(line) began") }
        let words = line.split(separator: " ").map(String.init)
        let outcome = Tool.candela.run(words, in: environment)
        #expect(
            outcome.report
                == "error: 'p' cannot be written: it is a pipe, not a directory [unwritable-file]")
    }

    @Test func `has a policy that allows only its own scripts and styles`() throws {
        let page = try Self.own.get().page
        func digests(_ parts: [Substring]) -> String {
            parts.map { "'sha256-\(SHA256.digest(of: $0.utf8).base64)'" }.joined(separator: " ")
        }
        let scripts = page.matches(of: /(?s)<script[^>]*>(.*?)<\/script>/).map(\.output.1)
        // A script writes the gallery's frames, with their own styles.
        let styles = page.prefix(upTo: try #require(page.firstRange(of: "<body>")).lowerBound)
            .matches(of: /(?s)<style[^>]*>(.*?)<\/style>/).map(\.output.1)
        #expect(scripts.count == 3 && styles.count == 4)
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/))
        #expect(
            policy.output.1.split(separator: "; ") == [
                "default-src 'none'", "script-src 'self' file: \(digests(scripts))",
                "style-src \(digests(styles))", "base-uri 'none'", "form-action 'none'",
                "require-trusted-types-for 'script'", "trusted-types gallery",
            ])
        // Content before the policy is not restricted by it.
        let first = try #require(page.firstRange(of: "<style"))
        #expect(policy.range.upperBound < first.lowerBound)
    }

    @Test func `traces every role to its literal value, step by step`() throws {
        let bench = try ToolHarness.after(Self.form)
        let origins = try Self.data(bench, "origins/habit.light")
        var path = "color.text.primary"
        var steps: [String] = []
        while let row = origins[path], steps.count < 9 {
            steps.append(path)
            let place = try #require(row[0]?.string).split(separator: ":")
            #expect(place.count == 2 && place[0].hasPrefix("Tokens/") && Int(place[1]) != nil)
            guard let next = row[1]?.string else { break }
            path = next
        }
        #expect(steps.first == "color.text.primary" && steps.count > 1)
        #expect(origins[path]?[1] == nil, "the last step is a literal")
    }

    @Test func `adds the languages and type sizes asked for`() throws {
        let bench = try ToolHarness()
        let line = """
            preview --out g --specimen habit-form-new --language en-XA --type-size small
            """
        #expect(bench.run(line).status == .success)
        let file = try Self.file(bench, "screens/habit.form/habit-form-new")
        // Large, the default, is the state's own size; small, xxxLarge and accessibility5 follow.
        #expect(file.names.count == 4 * 3)
        for reader in ["large.en", "small.en-XA", "small.ar-XB", "xxxLarge.en-XA"] {
            #expect(file.names.contains(reader))
        }
        #expect(bench.run("preview --out g --type-size huge").status == .badCommandLine)
        #expect(bench.run("preview --out g --language x_y").status == .badCommandLine)
    }

    @Test func `has the screens of a dump for every reader, and shares what is equal`() throws {
        let bench = try ToolHarness.after(Self.form)
        let choice = "--product habit --screen habit.form --specimen habit-form-edit"
        let path = "g/data/screens/habit.form/habit-form-edit.js"
        let file = try Self.file(bench, "screens/habit.form/habit-form-edit")
        var length = 0
        for size in ["large", "xxxLarge", "accessibility5"] {
            for language in ["en", "ar-XB"] {
                let line = "dump --out d \(choice) --type-size \(size) --language \(language)"
                #expect(bench.run(line).status == .success)
                let dumped = try bench.text("d/screens/habit.form/habit-form-edit.json")
                let root = try JSONDocument(parsing: Array(dumped.utf8), file: "dump").root
                var writer = JSONWriter(style: .compact)
                writer.copy(root)
                let text = writer.finishPart()
                length += text.count
                #expect(try file.document("\(size).\(language)") == text)
            }
        }
        // A limit set for this package: six readers' screens take less space than three of them.
        #expect(try bench.text(path).utf8.count < length / 2)
    }

    @Test func `lists the words and roles of each state`() throws {
        let bench = try ToolHarness.after(Self.form)
        let file = try Self.data(bench, "words")
        let uses = try #require(file["uses"]?["habit.form/habit-form-new"])
        func texts(_ name: String, _ place: Int) -> [String] {
            uses[place]?.elements.compactMap { index in
                file[name]?[Int(index.double ?? -1)]?.string
            } ?? []
        }
        #expect(texts("words", 0).contains("Add Habit"))
        #expect(texts("roles", 1).contains("color.text.primary"))
        #expect(!texts("words", 0).contains("color.text.primary"))
        // Values that a screen does not draw are no words of it: intents, facts and the app's id.
        #expect(!texts("words", 0).contains("habit"))
    }

    @Test func `shows one person's screens, and reports those that need more data`() throws {
        let (status, page, list) = try Self.own.get()
        #expect(status == .success)
        let habits = list["cards"]?[0]?["facts"]?["habits"]
        #expect(habits?[0]?["id"]?.string == "a")
        // Text typed by a person cannot end a script of the page.
        #expect(page.ranges(of: "</script>").count == 3)
        // Only the product's own screens: the gallery has no other product's tokens.
        #expect(page.contains(#""screen":"habit.list""#))
        #expect(!page.contains(#""screen":"weight."#))
    }

    @Test func `shows only the differences beside an earlier dump`() throws {
        let bench = try ToolHarness.after("dump --out d --specimen habit-form-new")
        let compare = "preview --out g --specimen habit-form-new --compare d"
        let same = bench.run(compare)
        #expect(same.status == .success && same.diagnostics.isEmpty)
        #expect(!bench.contents.contains { $0.hasPrefix("g/data/earlier/") })
        let file = "d/screens/habit.form/habit-form-new.json"
        let text = try bench.text(file)
        try bench.write(
            file, text.replacing("\"text\": \"Add Habit\"", with: "\"text\": \"New\""))
        _ = bench.run(compare)
        #expect(
            bench.contents.filter { $0.hasPrefix("g/data/earlier/") }
                == ["g/data/earlier/screens/habit.form/habit-form-new.js"])
        let page = try bench.text("g/index.html")
        #expect(
            page.contains(
                #"{"screen":"habit.form","specimen":"habit-form-new","change":"changed"}"#))
        // Without differences, a second run removes the earlier versions.
        try bench.write(file, text)
        _ = bench.run(compare)
        #expect(!bench.contents.contains { $0.hasPrefix("g/data/earlier/") })
        #expect(bench.run("preview --out g --compare nowhere").status == .badData)
        let other = bench.run("preview --out g --compare g")
        #expect(other.status == .badData && other.diagnostics.map(\.id) == ["foreign-file"])
    }

    @Test func `compares with a dump in one document as with a folder`() throws {
        let bench = try ToolHarness()
        let dump = bench.run("dump --product habit --screen habit.form").text
        try bench.write("same.json", dump)
        _ = bench.run("preview --out g --product habit --screen habit.form --compare same.json")
        #expect(!bench.contents.contains { $0.hasPrefix("g/data/earlier/") })
        try bench.write(
            "other.json",
            dump.replacing("\"text\": \"Add Habit\"", with: "\"text\": \"New\"")
                .replacing("#34C759", with: "#34C758"))
        _ = bench.run("preview --out g --product habit --screen habit.form --compare other.json")
        let earlier = bench.contents.filter { $0.hasPrefix("g/data/earlier/") }
        #expect(earlier.contains("g/data/earlier/screens/habit.form/habit-form-new.js"))
        #expect(earlier.contains("g/data/earlier/tokens/habit.light.js"))
        #expect(!earlier.contains { $0.hasSuffix("habit-form-edit.js") })
        try bench.write("index.json", "{}")
        let foreign = bench.run("preview --out g --compare index.json")
        #expect(foreign.status == .badData && foreign.diagnostics.map(\.id) == ["foreign-file"])
    }

    @Test func `replaces no page except a gallery`() throws {
        let bench = try ToolHarness(["g/index.html": "<title>Mine</title>"])
        let outcome = bench.run("preview --out g --product habit --screen habit.form")
        #expect(outcome.status == .badData)
        #expect(outcome.diagnostics.map(\.id) == ["foreign-file"])
        #expect(try bench.text("g/index.html") == "<title>Mine</title>")
    }

    @Test func `writes the renderer for web apps`() throws {
        let bench = try ToolHarness()
        #expect(bench.run("preview --renderer web").status == .success)
        #expect(
            bench.contents == [
                "web/README.md", "web/candela.css", "web/candela.d.ts", "web/candela.js",
            ])
        let types = try bench.text("web/candela.d.ts")
        #expect(types.contains("export function drawScreen(screen: Screen, tokens: Tokens"))
        #expect(types.contains("export interface Screen {"))
        #expect(try bench.text("web/candela.js").contains("export function drawScreen"))
    }
}
