import CandelaTool
import Testing

/// Token files with extreme shapes give clear errors in a short time.
struct HeavyTokensTests {
    private func build(_ text: String, named name: String = "t.tokens.json") throws -> Outcome {
        try ToolHarness([name: text]).run("tokens build \(name) --format json --out out")
    }

    private func chain(_ count: Int, _ link: (Int) -> String) -> String {
        "{" + (0..<count).map(link).joined(separator: ",") + "}"
    }

    @Test func `lists the first of 1,000 faults and counts the rest, or lists all`() throws {
        let text = chain(1_000) { #""t\#($0)": {"$type": "color", "$value": "{none\#($0)}"}"# }
        var outcome = try build(text)
        #expect(outcome.status == .badData)
        #expect(outcome.messages.count == 51)
        #expect(
            outcome.messages.last == "and 950 more [unresolved-alias]: '--verbose' lists them")
        outcome.isVerbose = true
        #expect(outcome.messages.count == 1_000)
    }

    @Test func `counts many files, or lists all`() throws {
        let text = chain(30) {
            ##""c\##($0)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"##
        }
        let bench = try ToolHarness(["t.tokens.json": text])
        let line = "tokens build t.tokens.json --format xcassets --out "
        // One colour set for each, and the catalog's own file.
        #expect(bench.run(line + "out").messages == ["wrote 31 files below 'out'"])
        let verbose = bench.run(line + "other --verbose").messages
        #expect(verbose.count == 31)
        #expect(verbose.first == "wrote other/TTokens.xcassets/Contents.json")
    }

    @Test func `groups nest up to the limit of JSON`() throws {
        let text = String(repeating: #"{"g":"#, count: 10_000)
        let outcome = try build(text)
        #expect(outcome.messages.count == 1)
        #expect(outcome.report.contains("[nesting-too-deep]"))
    }

    @Test func `groups extend one another in a chain of 10,000`() throws {
        let outcome = try build(
            chain(10_000) { number in
                number == 0
                    ? #""g0": {"a": {"$type": "number", "$value": 1}}"#
                    : #""g\#(number)": {"$extends": "{g\#(number - 1)}"}"#
            })
        #expect(outcome.status == .success, "\(outcome.report.prefix(200))")
    }

    @Test func `a trillion permutations are an error`() throws {
        let modifiers = chain(40) {
            #""m\#($0)": {"contexts": {"a": [], "b": []}, "default": "a"}"#
        }
        let order = (0..<40).map { ##"{"$ref": "#/modifiers/m\##($0)"}"## }
        let text =
            #"{"version": "2025.10", "modifiers": \#(modifiers), "resolutionOrder": ["#
            + order.joined(separator: ",") + "]}"
        let outcome = try build(text, named: "t.resolver.json")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains("more than 4096 permutations"))
    }

    @Test func `a run that fails keeps the files of an earlier one`() throws {
        let bench = try ToolHarness([
            "t.tokens.json": #"{"n": {"$type": "number", "$value": 1}}"#
        ])
        let line = "tokens build t.tokens.json --format json --format css --out out"
        #expect(bench.run(line).status == .success)
        let (json, css) = (try bench.text("out/t.json"), try bench.text("out/t.css"))
        try bench.write("t.tokens.json", #"{"n": {"$type": "number", "$value": "one"}}"#)
        #expect(bench.run(line).status == .badData)
        #expect(try bench.text("out/t.json") == json)
        #expect(try bench.text("out/t.css") == css)
        #expect(bench.contents == ["out/t.css", "out/t.json", "t.tokens.json"])
    }
}
