import CandelaJSON
import CandelaTool
import Testing

struct TokenPatternTests {
    private func resolve(_ pattern: String, _ more: String...) throws -> Outcome {
        let bench = try ToolHarness([
            "tokens/a.json":
                #"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": "{a}"}}"#,
            "tokens/deep/er/b.json": #"{"a": {"$type": "number", "$value": 2}}"#,
            "tokens/deep/c.txt": "no tokens", "tokens/$themes.json": "[]",
            "tokens/t.resolver.json": #"{"version": "2025.10", "resolutionOrder": []}"#,
        ])
        return Tool.candela.run(
            ["tokens", "resolve", bench.path + "/" + pattern] + more, in: bench.environment)
    }

    @Test func `reads all files that match a pattern as one set`() throws {
        let outcome = try resolve("tokens/**/?.json")
        #expect(outcome.status == .success)
        #expect(outcome.text.contains(#""$value": 2"#) && !outcome.text.contains(#""$value": 1"#))
        let flat = try resolve("tokens/?.json")
        #expect(flat.text.contains(#""$value": 1"#))
    }

    @Test(arguments: [(#"["b", "deep/a"]"#, 1), (#"["deep/a", "b"]"#, 2), (#"["b"]"#, 1)])
    func `follows the order of sets of Tokens Studio`(order: String, value: Int) throws {
        let bench = try ToolHarness([
            "t/deep/a.json": #"{"a": {"$type": "number", "$value": 1}}"#,
            "t/b.json": #"{"a": {"$type": "number", "$value": 2}}"#,
            "t/$metadata.json": #"{"tokenSetOrder": \#(order)}"#,
        ])
        let outcome = Tool.candela.run(
            ["tokens", "resolve", bench.path + "/t/**/*.json"], in: bench.environment)
        #expect(outcome.status == .success)
        #expect(outcome.text.contains(#""$value": \#(value)"#), "\(outcome.text)")
    }

    @Test func `reports a pattern without a match, and a resolver document among the files`() throws
    {
        #expect(try resolve("tokens/*.yaml").diagnostics.map(\.id) == ["missing-file"])
        #expect(try resolve("tokens/*.json").diagnostics.map(\.id) == ["not-a-token-file"])
    }
}
