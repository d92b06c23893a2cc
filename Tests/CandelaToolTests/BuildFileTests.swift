import CandelaTool
import Testing

/// `candela.json` beside the tokens.
struct BuildFileTests {
    private let resolver = """
        {"version": "2025.10",
         "sets": {
           "base": {"sources": [{"blue": {"$type": "color", "$value":
             {"colorSpace": "srgb", "components": [0, 0, 1]}}}]},
           "roles": {"sources": [{"color": {"action": {"$value": "{blue}"},
             "quiet": {"$value": "{blue}"}}}]}},
         "modifiers": {"theme": {"default": "light", "contexts": {"light": [],
           "dark": [{"blue": {"$type": "color", "$value":
             {"colorSpace": "srgb", "components": [0, 1, 1]}}}]}}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"},
           {"$ref": "#/sets/roles"}]}
        """

    private func bench(_ file: String, in folder: String = "") throws -> ToolHarness {
        try ToolHarness([folder + "t.resolver.json": resolver, folder + "candela.json": file])
    }

    private func written(_ bench: ToolHarness) -> [String] {
        bench.contents.filter { !$0.hasSuffix("t.resolver.json") && !$0.hasSuffix("candela.json") }
    }

    @Test func `replaces the options of a build`() throws {
        let bench = try bench(
            """
            {"$schema": "build.schema.json", "source": "t.resolver.json", "out": "build",
             "formats": {"css": {"filename": "{name}.theme"}, "json": {}},
             "roles": true, "except": ["**.quiet"], "prefix": "acme",
             "selectors": {"dark": ".dark"}}
            """)
        let outcome = bench.run("tokens build")
        #expect(outcome.status == .success, "\(outcome.report)")
        #expect(
            written(bench) == ["build/dark.json", "build/light.json", "build/t.theme.css"])
        let css = try bench.text("build/t.theme.css")
        #expect(css.contains(".dark {") && css.contains("--acme-color-action: #0000ff;"))
        #expect(!css.contains("quiet") && !css.contains("--acme-blue"))
        #expect(try bench.text("build/dark.json").contains("\"acme.color.action\""))
    }

    @Test(arguments: ["tokens build brand", "tokens build brand/candela.json"])
    func `resolves its paths relative to itself`(line: String) throws {
        let bench = try bench(
            #"{"source": "t.resolver.json", "out": "build", "formats": {"json": {}}}"#,
            in: "brand/")
        let outcome = bench.run(line)
        #expect(outcome.status == .success, "\(outcome.report)")
        #expect(written(bench) == ["brand/build/dark.json", "brand/build/light.json"])
    }

    @Test func `is overridden by the command line`() throws {
        let bench = try bench(
            """
            {"source": "t.resolver.json", "out": "build", "formats": {"css": {}}, "prefix": "acme",
             "only": ["nothing"], "inputs": {"theme": "light"}, "selectors": {"dark": ".dark"}}
            """)
        let words = "tokens build --format json --out o --only color.action --prefix z"
        let outcome = bench.run(words + " --input theme=dark")
        #expect(outcome.status == .success, "\(outcome.report)")
        #expect(written(bench) == ["o/dark.json"])
        #expect(try bench.text("o/dark.json").hasPrefix("{\n  \"z.color.action\": {"))
        // The file's css settings do not apply to json.
        #expect(outcome.report.contains("candela.json:2:"))
        #expect(outcome.report.contains("[unused-option]"))
    }

    @Test func `is not read when other tokens are given`() throws {
        let bench = try bench(#"{"source": "gone.json", "out": "build"}"#)
        let outcome = bench.run("tokens build t.resolver.json --format json --out o")
        #expect(outcome.status == .success, "\(outcome.report)")
    }

    /// The place of each mistake is marked.
    @Test(arguments: [
        (#"①{"out": "o", "formats": {"css": {}}}"#, "'source' is missing"),
        (#"{"source": "t.resolver.json", ①"outs": "o"}"#, "closest name is 'out'"),
        (Self.start + #"{①"cs": {}}}"#, "'css'"),
        (Self.css + #""only": ["color", ①"colr"]}"#, "'colr' of 'only' matches no token"),
        (Self.css + #""except": [①"a..b"]}"#, "'a..b' is not valid for 'except'"),
        (Self.css + #""prefix": ①"1a"}"#, "'1a' is not valid for 'prefix'"),
        (Self.css + #""names": ①"{x}"}"#, "the pattern of names '{x}' has '{x}'"),
        (Self.css + #""rem": ①-1}"#, "'-1' is not valid for 'rem'"),
        (Self.css + #""kotlinPackage": ①"a-b"}"#, "'a-b' is not valid for 'kotlinPackage'"),
        (Self.css + #""selectors": {"drak": ①".d"}}"#, "closest context is 'dark'"),
        (Self.css + #""selectors": {"dark": ①"a {"}}"#, "contains a '{'"),
        (Self.css + #""selectors": {"dark": ①"../x"}}"#, "has a '.' without a name"),
        (Self.start + #"{"css": {"filename": ①"../x"}}}"#, "below the output directory"),
        (Self.start + #"{"css": {"filename": ①"{theme}"}}}"#, "'{theme}' is not a placeholder"),
        (#"{"source": ①1, "out": "o"}"#, "expected a string for 'source'"),
        ("{\"source\": \"t.resolver.json\",\n ①}", "[invalid-json]"),
    ])
    func `reports every mistake with its place`(text: String, words: String) throws {
        let bench = try bench(text.replacing("①", with: ""))
        let lines = text.prefix { $0 != "①" }.split(
            separator: "\n", omittingEmptySubsequences: false)
        let column = try #require(lines.last).count + 1
        let outcome = bench.run("tokens build")
        #expect(outcome.status == .badData)
        #expect(
            outcome.report.hasPrefix("candela.json:\(lines.count):\(column): error: "),
            "\(outcome.report)")
        #expect(outcome.report.contains(words), "\(outcome.report)")
        #expect(written(bench) == [])
    }

    private static let start = #"{"source": "t.resolver.json", "out": "o", "formats": "#
    private static let css = start + #"{"css": {}}, "#

    @Test(arguments: [
        (#"{"source": "t.resolver.json", "out": "o"}"#, "'--format FORMAT' is missing"),
        (#"{"source": "t.resolver.json", "formats": {"css": {}}}"#, "'--out DIR' is missing"),
    ])
    func `requires options for missing members`(text: String, words: String) throws {
        let outcome = try bench(text).run("tokens build")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains(words))
    }

    @Test func `is never replaced by a build`() throws {
        let text = """
            {"source": "t.resolver.json", "out": ".", "formats": {"json": {"filename": "{theme}"}}}
            """
        let bench = try bench(text.replacing("{theme}", with: "candela"))
        let outcome = bench.run("tokens build --input theme=dark")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains("'./candela.json' would replace one of its own inputs"))
        #expect(bench.run("tokens build --filename json={theme}-x").status == .success)
    }

    @Test func `is reported missing in a folder without one`() throws {
        let bench = try ToolHarness(["brand/t.json": "{}"])
        let outcome = bench.run("tokens build brand --format css --out o")
        #expect(outcome.status == .badData)
        #expect(outcome.report.contains("'brand' is a directory without a 'candela.json'"))
    }
}
