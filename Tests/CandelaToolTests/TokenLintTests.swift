import CandelaTool
import Foundation
import Testing

struct TokenLintTests {
    @Test func `the package's own tokens have no findings`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var environment = try ToolHarness().environment
        environment.files = Files(workingDirectory: root.path)
        let outcome = Tool.candela.run(["tokens", "check"], in: environment)
        #expect(outcome.status == .success)
        #expect(outcome.messages.isEmpty, "\(outcome.report)")
    }

    @Test func `warnings do not change the status, too little contrast does`() throws {
        let colors = """
            {"$type": "color",
             "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
             "Ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
             "ink": {"$value": {"colorSpace": "srgb", "components": [0.8, 0.8, 0.8]},
               "$extensions": {"org.candela": {"on": [], "use": "text"}}}}
            """
        let bench = try ToolHarness([
            "case.json": colors,
            "contrast.json": colors.replacing("[],", with: "[\"paper\"],"),
        ])
        let warned = bench.run("tokens check case.json")
        #expect(warned.status == .success)
        #expect(warned.report.contains("case.json:4:2: warning: 'ink' differs from 'Ink'"))
        let failed = bench.run("tokens check contrast.json")
        #expect(failed.status == .badData)
        #expect(
            failed.report.contains(
                "contrast.json:5:43: error: 'ink' on 'paper' has a contrast of 1.60, below 4.5 "
                    + "for text [low-contrast]"), "\(failed.report)")
    }

    /// The position of a merged group is that of the last set that defines it, which may be the smaller.
    @Test func `groups that differ in letter case are found across sets`() throws {
        let bench = try ToolHarness([
            "a.json": """
            {"x1": {"$type": "number", "$value": 1}, "x2": {"$type": "number", "$value": 1},
             "Color": {"k": {"$type": "number", "$value": 1}},
             "color": {"k": {"$type": "number", "$value": 1}}}
            """,
            "b.json": #"{"color": {"n": {"$type": "number", "$value": 1}}}"#,
            "t.resolver.json": """
            {"version": "2025.10",
             "sets": {"a": {"sources": [{"$ref": "a.json"}]},
                      "b": {"sources": [{"$ref": "b.json"}]}},
             "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/sets/b"}]}
            """,
        ])
        let outcome = bench.run("tokens check t.resolver.json")
        #expect(outcome.status == .success)
        #expect(
            outcome.report.contains("b.json:1:2: warning: 'color' differs from 'Color'"),
            "\(outcome.report)")
    }
}
