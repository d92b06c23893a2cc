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
