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

    private static let themed = [
        "t/core/base.json": #"{"a": {"$type": "number", "$value": 1}}"#,
        "t/light.json": #"{"b": {"$type": "number", "$value": "{a} * 2"}}"#,
        "t/dark.json": #"{"b": {"$type": "number", "$value": "{a} * 3"}}"#,
        "t/unused.json": #"{"a": {"$type": "number", "$value": 7}}"#,
        "t/$metadata.json": #"{"tokenSetOrder": ["core/base", "light", "dark", "unused"]}"#,
        "t/$themes.json": #"""
        [{"name": "Day", "group": "mode",
          "selectedTokenSets": {"core/base": "source", "light": "enabled"}},
         {"name": "Night", "group": "mode",
          "selectedTokenSets": {"core/base": "source", "dark": "enabled"}}]
        """#,
    ]

    @Test(arguments: ["t/**/*.json", "t/**", "./t/**/*.json"])
    func `a pattern over a folder of Tokens Studio has its themes`(pattern: String) throws {
        let bench = try ToolHarness(Self.themed)
        for (theme, value) in [("Day", 2), ("Night", 3)] {
            let input = " --lenient --input mode=\(theme)"
            let outcome = bench.run("tokens resolve \(pattern)\(input)")
            #expect(outcome.status == .success, "\(outcome.report)")
            #expect(outcome.text == bench.run("tokens resolve t\(input)").text)
            #expect(outcome.text.contains(#""$value": \#(value)"#), "\(outcome.text)")
        }
        let upgrade = bench.run("tokens upgrade \(pattern) --out o")
        #expect(upgrade.status == .success)
        #expect(
            upgrade.report
                == bench.run("tokens upgrade t --out o2").report.replacing("o2/", with: "o/"))
        let night = bench.run("tokens resolve o/tokens.resolver.json --input mode=Night")
        #expect(night.text.contains(#""$value": 3"#), "\(night.report)\(night.text)")
    }

    @Test func `a pattern may begin in the folder itself`() throws {
        let files = Self.themed.map { (String($0.key.dropFirst(2)), $0.value) }
        let bench = try ToolHarness(Dictionary(uniqueKeysWithValues: files))
        #expect(bench.run("tokens upgrade **/*.json --out o").status == .success)
        let night = bench.run("tokens resolve o/tokens.resolver.json --input mode=Night")
        #expect(night.text.contains(#""$value": 3"#), "\(night.report)\(night.text)")
    }

    @Test func `a pattern leaves out other files and sets beside those that match`() throws {
        let other = #"{"c": {"$type": "number", "$value": 9}}"#
        let bench = try ToolHarness(Self.themed.merging(["t/other.json": other]) { $1 })
        let line = "tokens resolve t/*.json --lenient --input mode=Night"
        let outcome = bench.run(line.replacing("*.json", with: "**"))
        #expect(outcome.report.contains("'t/other.json' is no set"), "\(outcome.report)")
        #expect(!outcome.text.contains("9"))
        let few = bench.run(line)
        #expect(few.report.contains("the set 'core/base', which is not among"), "\(few.report)")
    }

    /// Trying every way to split the name would take years.
    @Test func `matches hostile patterns quickly`() throws {
        let name = String(repeating: "a", count: 200)
        let token = #"{"a": {"$type": "number", "$value": 1}}"#
        let bench = try ToolHarness(["g/\(name)": token, "g/x/x/x/x/x/x/y": token])
        let stars = String(repeating: "*a", count: 60)
        #expect(bench.run(["tokens", "resolve", "g/\(stars)b"]).report.contains("[missing-file]"))
        #expect(bench.run(["tokens", "resolve", "g/\(stars)"]).status == .success)
        let steps = String(repeating: "**/x/", count: 6)
        #expect(bench.run(["tokens", "resolve", "g/\(steps)y"]).status == .success)
        #expect(bench.run(["tokens", "resolve", "g/\(steps)x/y"]).status == .badData)
    }

    @Test(arguments: [
        ("t/a?c.json", true), ("t/*", true), ("t/**/b*", true), ("t/?c.json", false),
        ("t/*/*/*", false), ("t/**", true),
    ])
    func `a pattern matches by step`(pattern: String, isFound: Bool) throws {
        let token = #"{"a": {"$type": "number", "$value": 1}}"#
        let bench = try ToolHarness(["t/abc.json": token, "t/d/b.json": token])
        let outcome = bench.run(["tokens", "resolve", pattern])
        #expect(outcome.report.contains("[missing-file]") != isFound, "\(outcome.report)")
    }

    @Test func `reports a pattern without a match, and a resolver document among the files`() throws
    {
        #expect(try resolve("tokens/*.yaml").diagnostics.map(\.id) == ["missing-file"])
        #expect(try resolve("tokens/*.json").diagnostics.map(\.id) == ["not-a-token-file"])
    }
}
