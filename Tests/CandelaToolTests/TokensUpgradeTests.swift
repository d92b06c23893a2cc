import CandelaTool
import Testing

struct TokensUpgradeTests {
    private let draft = ##"{"a": {"value": "#f00", "type": "color"}} // old"##

    @Test func `prints the strict form and reports the changes`() throws {
        let bench = try ToolHarness(["a.json": draft])
        let outcome = bench.run("tokens upgrade a.json")
        #expect(outcome.status == .success)
        let start = #"{"a": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]"#
        #expect(outcome.text.hasPrefix(start))
        #expect(outcome.report.contains("a.json:1:43: warning: a comment"))
        #expect(outcome.report.contains("[lenient-member-name]"))
        #expect(try bench.text("a.json") == draft)
    }

    @Test func `writes the file in place, which then passes the check`() throws {
        let bench = try ToolHarness(["a.tokens.json": draft])
        #expect(bench.run("tokens upgrade a.tokens.json --out a.tokens.json").output.isEmpty)
        #expect(bench.run("tokens resolve a.tokens.json").status == .success)
        let again = bench.run("tokens upgrade a.tokens.json")
        #expect(again.text == (try bench.text("a.tokens.json")) && again.messages.isEmpty)
    }

    @Test func `a gradient keeps the references to colours that a context chooses`() throws {
        let bench = try ToolHarness([
            "t/base.json":
                ##"{"g": {"$type": "gradient", "$value": "linear-gradient(90deg, {c} 0%, #fff 100%)"}}"##,
            "t/light.json": ##"{"c": {"$type": "color", "$value": "#111111"}}"##,
            "t/dark.json": ##"{"c": {"$type": "color", "$value": "#eeeeee"}}"##,
        ])
        #expect(bench.run("tokens upgrade t --out u").status == .success)
        #expect(try bench.text("u/base.json").contains(#"[{"color": "{c}", "position": 0}, "#))
        #expect(bench.run("tokens check u/tokens.resolver.json").status == .success)
    }

    /// Files of other tools, the operands, and the contexts to choose.
    private static let several: [([String: String], String, String)] = [
        // A calculation with a token of another file.
        (
            [
                "t/a.json": #"{"size": {"value": "4px", "type": "spacing"}}"#,
                "t/b/c.json": #"{"twice": {"value": "{size} * 2", "type": "spacing"}}"#,
                "t/package.json": #"{"name": "t", "version": "1.0.0"}"#,
            ], "t/**/*.json", ""
        ),
        // Groups that are sets.
        (
            [
                "t/a.json": ##"{"core": {"red": {"value": "#f00", "type": "color"}}}"##,
                "t/b.json": #"{"parts": {"label": {"value": "{red}", "type": "color"}}}"#,
            ], "t/a.json t/b.json", ""
        ),
        // Sets and themes in one file, tokens in another.
        (
            [
                "t/a.json": ##"""
                {"core": {"red": {"value": "#f00", "type": "color"}, "blue": {"value": "#00f", "type": "color"}},
                 "mode/light": {"text": {"value": "{red}", "type": "color"}},
                 "mode/dark": {"text": {"value": "{blue}", "type": "color"}},
                 "$themes": [
                  {"name": "light", "group": "mode", "selectedTokenSets": {"core": "source", "mode/light": "enabled"}},
                  {"name": "dark", "group": "mode", "selectedTokenSets": {"core": "source", "mode/dark": "enabled"}}],
                 "$metadata": {"tokenSetOrder": ["core", "mode/light", "mode/dark"]}}
                """##,
                "t/b.json": #"{"label": {"$type": "color", "$value": "{text}"}}"#,
            ], "t/a.json t/b.json", " --input mode=dark"
        ),
        // Appearances by name.
        (
            [
                "t/light.json": ##"{"text": {"value": "#000", "type": "color"}}"##,
                "t/dark.json": ##"{"text": {"value": "#fff", "type": "color"}}"##,
            ], "t", " --input appearance=dark"
        ),
        // A folder of sets.
        (
            [
                "t/$metadata.json": #"{"tokenSetOrder": ["b", "a"]}"#,
                "t/a.json": #"{"x": {"value": "{y} + 1px", "type": "spacing"}}"#,
                "t/b.json": #"{"y": {"value": "3px", "type": "spacing"}}"#,
            ], "t", ""
        ),
    ]

    @Test(arguments: several)
    func `writes several files and a resolver document with the same tokens`(
        files: [String: String], operands: String, contexts: String
    ) throws {
        let bench = try ToolHarness(files)
        let outcome = bench.run("tokens upgrade \(operands) --out o")
        #expect(outcome.status == .success, "\(outcome.report)")
        let strict = bench.run("tokens resolve o/tokens.resolver.json\(contexts)")
        #expect(strict.status == .success && strict.report.isEmpty, "\(strict.report)")
        // An appearance has no name without the resolver document.
        let names = contexts.contains("appearance") ? "t/dark.json" : operands
        let others = contexts.contains("appearance") ? "" : contexts
        let lenient = bench.run("tokens resolve \(names) --lenient\(others)")
        #expect(strict.text == lenient.text)
    }

    @Test func `counts the errors that remain in several files`() throws {
        let bench = try ToolHarness([
            "a.json": #"{"a": {"value": "clamp(1px, 2vw, 3px)", "type": "spacing"}}"#,
            "b.json": #"{"b": {"$type": "dimension", "$value": "{gone}"}}"#,
        ])
        let outcome = bench.run("tokens upgrade a.json b.json --out o")
        #expect(outcome.status == .success)
        #expect(outcome.report.contains("2 errors remain: 'candela tokens check o/tokens.resolver"))
    }

    @Test func `names the option for several files, and keeps existing ones`() throws {
        let token = #"{"a": {"$type": "number", "$value": 1}}"#
        let bench = try ToolHarness(["a.json": token, "b.json": token, "o/b.json": token])
        #expect(bench.run("tokens upgrade a.json b.json").report.contains("[missing-option]"))
        let kept = bench.run("tokens upgrade a.json b.json --out o")
        #expect(kept.report.contains("'o/b.json' already exists"))
        #expect(bench.run("tokens upgrade a.json b.json --out o --replace").status == .success)
        let bad = try ToolHarness(["a.json": token, "b.json": "{\"a\" 1}"])
        let refused = bad.run("tokens upgrade a.json b.json --out o")
        #expect(refused.report.contains("b.json:1:6: error"))
        #expect(bad.contents.sorted() == ["a.json", "b.json"])
    }

    @Test(arguments: [
        ("tokens upgrade none.json", "missing-file"), ("tokens upgrade bad.json", "invalid-json"),
        ("tokens upgrade list.json", "not-an-object"), ("tokens upgrade", "missing-argument"),
    ])
    func `rejects files that are not token files`(line: String, id: String) throws {
        let bench = try ToolHarness(["bad.json": "{\"a\" 1}", "list.json": "[1]"])
        let outcome = bench.run(line)
        #expect(outcome.status != .success && outcome.output.isEmpty)
        #expect(outcome.report.contains("[\(id)]"))
    }

    /// Extension data of other vendors is kept unchanged by every command.
    @Test func `unknown extensions survive resolve, upgrade and export as tokens`() throws {
        let own = #"{"com.other": {"n": 1.50, "list": [null, true, "x"]}}"#
        let bench = try ToolHarness([
            "t.tokens.json": #"{"a": {"$type": "number", "$value": 1, "$extensions": \#(own)}}"#
        ])
        #expect(bench.run("tokens upgrade t.tokens.json").text.contains(own))
        _ = bench.run("tokens build t.tokens.json --format dtcg --out o")
        let exported = try bench.contents.filter { $0.hasPrefix("o/") }.map(bench.text).joined()
        for text in [bench.run("tokens resolve t.tokens.json").text, exported] {
            let words = text.filter { !$0.isWhitespace }
            #expect(words.contains(own.filter { !$0.isWhitespace }))
        }
    }
}
