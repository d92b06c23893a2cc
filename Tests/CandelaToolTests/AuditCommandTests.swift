import CandelaAudit
import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaTestSupport
import CandelaTool
import Foundation
import Testing

struct AuditCommandTests {
    /// A screen whose texts all have a colour with too little contrast.
    ///
    /// - Parameter dumping: The options of a dump in 'd', if any.
    private func faint(dumping options: String? = nil) throws -> ToolHarness {
        let bench = try options.map { try .after("dump \($0) --out d") } ?? ToolHarness()
        try bench.write("j.json", #"{"habits": [{"id": "a", "name": "Tai chi"}]}"#)
        let made = bench.run("screen habit.list --journal j.json").text
        try bench.write("good.json", made)
        try bench.write(
            "faint.json",
            made.replacing("\"color.text.primary\"", with: "\"color.surface-secondary\""))
        return bench
    }

    @Test func `a correct screen has no findings and exit status 0`() throws {
        let outcome = try faint().run("audit good.json")
        #expect(outcome.status == .success)
        #expect(outcome.text == "1 screen: nothing found\n")
    }

    @Test func `reports the problem, its place and a remedy, and exits with 1`() throws {
        let outcome = try faint().run("audit faint.json")
        #expect(outcome.status == .badData && outcome.diagnostics.isEmpty)
        #expect(outcome.text.contains("error: habit.list "))
        #expect(outcome.text.contains("[text-contrast]\n  in dark, light\n  help: #"))
    }

    @Test func `prints no line forged by a file`() throws {
        let bench = try faint()
        let text = try bench.text("faint.json").replacing(
            "\"screen\": \"habit.list\"", with: "\"screen\": \"habit.list\\nerror: forged\"")
        try bench.write("forged.json", text)
        let outcome = bench.run("audit forged.json")
        #expect(outcome.text.contains("error: habit.list error: forged "))
        #expect(!outcome.text.contains("\nerror: forged"))
    }

    @Test func `writes a JSON report that can be decoded`() throws {
        let outcome = try faint().run("audit faint.json --format json")
        let report = try JSONTextDecoder().decode(
            AuditReport.self, from: outcome.output, file: "report")
        #expect(report.screens == 1 && !report.findings.isEmpty)
        #expect(report.findings.allSatisfy { $0.id == .textContrast && $0.severity == .error })
    }

    @Test func `writes SARIF with a rule for each result`() throws {
        let outcome = try faint().run("audit faint.json --format sarif")
        let log = try JSONDocument(parsing: outcome.output, file: "sarif").root
        #expect(log["version"]?.string == "2.1.0")
        let run = try #require(log["runs"]?.elements.first { _ in true })
        let rules = try #require(run["tool"]?["driver"]?["rules"]).elements.map { $0["id"]?.string }
        let results = try #require(run["results"]).elements
        #expect(results.contains { _ in true })
        #expect(results.allSatisfy { rules.contains($0["ruleId"]?.string) })
    }

    @Test func `reports an error for a path without screens`() throws {
        let bench = try faint()
        try bench.write("empty/notes.txt", "none")
        try bench.write("none.json", #"{"kind": "dump", "screens": []}"#)
        for path in ["empty", "none.json"] {
            let outcome = bench.run("audit \(path)")
            #expect(outcome.status == .badData)
            #expect(
                outcome.messages == [
                    "error: there are no screens in '\(path)' [no-screens]\n"
                        + "  help: create some with 'candela dump --out DIR'"
                ])
        }
    }

    @Test func `leaves out accepted findings, and reports outdated entries`() throws {
        let bench = try faint()
        try bench.write(
            "accepted.json",
            #"{"accepted": [{"id": "text-contrast", "screen": "habit.list", "reason": "a test"},"#
                + #" {"id": "many-stops", "reason": "was long"}]}"#)
        let outcome = bench.run("audit faint.json --baseline accepted.json")
        #expect(outcome.status == .success)
        #expect(outcome.text.hasPrefix("1 screen: nothing found, "))
        #expect(outcome.diagnostics.map(\.id) == ["outdated-baseline"])
        try bench.write("bare.json", #"{"accepted": [{"id": "text-contrast", "reason": " "}]}"#)
        let bare = bench.run("audit faint.json --baseline bare.json")
        #expect(bare.status == .badData && bare.diagnostics.map(\.id) == ["missing-reason"])
    }

    @Test func `audits a dump, a journal's screens and single specimens`() throws {
        let bench = try faint(dumping: "--screen habit.list --product habit")
        let dump = bench.run("audit d")
        #expect(dump.status == .success && dump.text.hasSuffix(": nothing found\n"))
        let now = "--now 2026-03-18T17:20:00Z"
        // The package's screens need no baseline, so those of a person need none either.
        let own = bench.run("audit --journal j.json \(now)")
        #expect(own.status == .success && own.text.hasSuffix(": nothing found\n"), "\(own.text)")
        try bench.write("d.json", bench.run("dump --screen habit.list --product habit").text)
        #expect(bench.run("audit d.json").text == dump.text)
        // Two contrast settings, and the largest type in English and two pseudo-languages.
        #expect(bench.run("audit --specimen habits-typical").text == "5 screens: nothing found\n")
        #expect(
            bench.run("audit --specimen habits-typical --language en").text.hasPrefix("2 screens"))
        #expect(bench.run("audit --specimen none").status == .badCommandLine)
    }

    @Test func `checks token files as well on request`() throws {
        let bench = try faint()
        // Two blues that differ by one 8-bit step, which is not visible.
        try bench.write(
            "t.tokens.json",
            """
            {"blue": {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
              "b": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.996]}},
              "c": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.8]}}}}
            """)
        let outcome = bench.run("audit good.json --tokens t.tokens.json")
        #expect(outcome.status == .success)
        #expect(outcome.diagnostics.map(\.id) == ["near-duplicate"])
        let message = try #require(outcome.diagnostics.first?.message)
        #expect(message.hasPrefix("'blue.b' looks like 'blue.a'"))
        #expect(bench.run("tokens check t.tokens.json").diagnostics.isEmpty)
    }

    @Test func `reports unused roles, and applies a baseline to tokens`()
        throws
    {
        let bench = try faint(dumping: "--screen habit.list --product habit")
        try bench.write(
            "t.tokens.json",
            """
            {"color": {"$type": "color", "text": {"primary":
                {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
              "of-nobody": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}
            """)
        let audit = "audit d --tokens t.tokens.json"
        #expect(bench.run(audit).diagnostics.map(\.subjects) == [["color.of-nobody"]])
        // A role that one screen does not use may be used by others.
        #expect(bench.run("audit good.json --tokens t.tokens.json").diagnostics.isEmpty)
        for (role, left) in [("color.of-nobody", 0), ("color.other", 2)] {
            try bench.write(
                "accepted.json",
                #"{"accepted": [{"id": "unused-role", "roles": ["\#(role)"], "reason": "a test"}]}"#
            )
            let outcome = bench.run("\(audit) --baseline accepted.json")
            #expect(outcome.diagnostics.count == left, "\(outcome.report)")
        }
    }

    private static let document = LazyValue {
        try ToolHarness().run("dump --screen habit.form --product habit").text
    }

    /// A dump, as a folder and as one document, with a change in each of its files.
    private static func dump(
        _ change: (String) -> String
    ) throws -> (bench: ToolHarness, paths: [String]) {
        let bench = try ToolHarness.after("dump --screen habit.form --product habit --out d")
        for path in bench.contents where path.hasSuffix(".json") && !path.contains("schema/") {
            try bench.write(path, change(try bench.text(path)))
        }
        try bench.write("d.json", change(document.get()))
        return (bench, ["d", "d.json"])
    }

    @Test func `audits a dump with its own tokens`() throws {
        // The token of the primary text colour is changed to light grey on white.
        let text =
            #""color.text.primary": {"$type":"color","$value":{"colorSpace":"srgb","components":["#
        let (bench, paths) = try Self.dump { file in
            var parts = file.components(separatedBy: text)
            for place in parts.indices.dropFirst() {
                let rest = parts[place].drop { $0 != "]" }.drop { $0 != "}" }
                parts[place] = "0.8,0.8,0.8],\"hex\":\"#CCCCCC\"" + rest
            }
            return parts.joined(separator: text)
        }
        for path in paths {
            let outcome = bench.run("audit \(path)")
            #expect(outcome.status == .badData, "\(outcome.report)")
            #expect(outcome.text.contains("[text-contrast]"), "\(path): \(outcome.text)")
            #expect(outcome.text.contains("#CCCCCC"), "\(path): \(outcome.text)")
            // A brand given with '--theme' replaces them.
            try bench.write(
                "b.tokens.json",
                #"{"space": {"card": {"$type": "dimension", "$value": {"value": 9, "unit": "px"}}}}"#
            )
            #expect(bench.run("audit \(path) --theme b.tokens.json").status == .success)
        }
    }

    @Test func `reports roles without a token in the dump`() throws {
        let (bench, paths) = try Self.dump {
            $0.replacing("\"color.text.primary\": {", with: "\"color.text.first\": {")
        }
        for path in paths {
            let outcome = bench.run("audit \(path)")
            #expect(outcome.status == .badData)
            #expect(
                outcome.text.contains("no value for 'color.text.primary' [unknown-role]"),
                "\(outcome.report)")
        }
    }

    @Test func `reports unknown kinds of elements and unknown screens`() throws {
        let (bench, paths) = try Self.dump {
            $0.replacing("\"kind\": \"toggle\"", with: "\"kind\": \"togle\"")
                .replacing("\"screen\": \"habit.form\"", with: "\"screen\": \"habt.form\"")
        }
        for path in paths {
            let outcome = bench.run("audit \(path)")
            #expect(outcome.status == .badData)
            #expect(
                outcome.text.contains(
                    "error: habt.form screen: there is no screen 'habt.form': try "
                        + "'habit.form'"), "\(outcome.text)")
            #expect(outcome.text.contains("[unknown-screen]"))
        }
        let (kinds, folders) = try Self.dump {
            $0.replacing("\"kind\": \"button\"", with: "\"kind\": \"buton\"")
        }
        for path in folders {
            let outcome = kinds.run("audit \(path)")
            #expect(outcome.status == .badData)
            #expect(outcome.text.contains("'buton' is not a kind of element [unknown-kind]"))
            #expect(outcome.text.contains("help: closest kind is 'button'"), "\(outcome.text)")
        }
    }

    @Test(arguments: [
        ("\"product\": \"habit\"", "\"product\": \"habti\"", "unknown product 'habti'"),
        ("\"tokens\": {", "\"tokns\": {", "a token file needs an object 'tokens'"),
        (
            "\"color.surface\": {\"$type\":\"color\"", "\"color.surface\": {\"$type\":\"colour\"",
            "'color.surface'"
        ),
        ("\"color.surface\": {", "\"color..surface\": {", "a name in 'color' is empty"),
        ("\"color.surface\": {", "\"\": {", "a name is empty"),
        (
            "\"space.md\": {\"$type\":\"dimension\",\"$value\":{\"value\":",
            "\"space.md\": {\"$type\":\"dimension\",\"$value\":{\"value\":9999",
            "'space.md' is 9999"
        ),
    ])
    func `reports errors in a dump's tokens with their place`(
        old: String, new: String, message: String
    ) throws {
        let bench = try ToolHarness.after("dump --screen habit.form --product habit --out d")
        let path = "d/tokens/habit.dark.json"
        let text = try bench.text(path)
        #expect(text.contains(old))
        try bench.write(path, text.replacing(old, with: new))
        let outcome = bench.run("audit d")
        #expect(outcome.status == .badData)
        #expect(outcome.text.isEmpty)
        #expect(
            outcome.messages.first?.hasPrefix("\(path):") == true
                && outcome.report.contains(message), "\(outcome.report)")
    }

    @Test func `reports roles that the theme lacks`() throws {
        let bench = try faint()
        let text = try bench.text("good.json")
        try bench.write(
            "strange.json", text.replacing("\"color.text.primary\"", with: "\"color.of-an-app\""))
        let outcome = bench.run("audit strange.json")
        #expect(outcome.status == .badData)
        #expect(outcome.text.contains("no value for 'color.of-an-app' [unknown-role]"))
    }
}
