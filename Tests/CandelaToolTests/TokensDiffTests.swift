import CandelaTool
import Testing

struct TokensDiffTests {
    private let old = """
        {"$type": "number",
         "a": {"$value": 1},
         "b": {"$value": 2, "$deprecated": true}}
        """

    private func bench(_ new: String) throws -> ToolHarness {
        try ToolHarness(["old.tokens.json": old, "new.tokens.json": new], input: old)
    }

    @Test func `removing a token that was not deprecated is an error at its place`() throws {
        let outcome = try bench("{}").run("tokens diff old.tokens.json new.tokens.json")
        #expect(outcome.status == .badData)
        #expect(
            outcome.text == """
                removed a: 1 (was not deprecated)
                removed b: 2 (deprecated)
                2 removed (1 without having been deprecated)

                """)
        #expect(outcome.messages.count == 1)
        #expect(
            outcome.report.hasPrefix("old.tokens.json:2:2: error: 'a' was removed but was not"))
        #expect(outcome.report.contains("[removed-undeprecated]"))
    }

    @Test func `other changes succeed`() throws {
        let outcome = try bench(#"{"$type": "number", "a": {"$value": 3}}"#)
            .run("tokens diff old.tokens.json new.tokens.json --format markdown")
        #expect(outcome.status == .success)
        #expect(outcome.messages.isEmpty)
        #expect(outcome.text.contains("| `a` | `1` | `3` |"))
    }

    @Test func `compares the files of other tools leniently`() throws {
        let bench = try ToolHarness([
            "a.json": #"{"a": {"value": "4px", "type": "spacing"}}"#,
            "b.json": #"{"a": {"value": "5px", "type": "spacing"}}"#,
        ])
        let outcome = bench.run("tokens diff a.json b.json --lenient")
        #expect(outcome.status == .success)
        #expect(outcome.text.contains("4px") && outcome.text.contains("5px"), "\(outcome.text)")
        #expect(bench.run("tokens diff a.json b.json").status == .badData)
    }

    @Test func `a version can come from standard input`() throws {
        let outcome = try bench("{}").run("tokens diff - old.tokens.json")
        #expect(outcome.status == .success)
        #expect(outcome.text == "no change\n")
    }

    @Test(arguments: [
        ("tokens diff old.tokens.json", 2, "'NEW'"),
        ("tokens diff - -", 2, "only one"),
        ("tokens diff old.tokens.json new.tokens.json --format html", 2, "'html'"),
        ("tokens diff old.tokens.json new.tokens.json", 1, "new.tokens.json:1:"),
        ("tokens diff old.tokens.json none.json", 1, "does not exist"),
    ])
    func `reports mistakes and sets the status`(line: String, status: Int, words: String) throws {
        let outcome = try bench(#"{"a": {"$value": 1}}"#).run(line)
        #expect(outcome.status.rawValue == Int32(status))
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.contains(words), "\(outcome.report)")
    }
}
