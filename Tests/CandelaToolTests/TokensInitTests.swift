import CandelaTool
import Foundation
import Testing

/// Folders of each shape that teams have.
struct TokensInitTests {
    private static func number(_ names: String...) -> String {
        "{\(names.map { "\"\($0)\": {\"$type\": \"number\", \"$value\": 1}" }.joined(separator: ","))}"
    }

    private func sheets(_ files: [String: String]) throws -> (report: String, sheets: [String]) {
        let bench = try ToolHarness(
            Dictionary(uniqueKeysWithValues: files.map { ("t/" + $0, $1) }))
        let outcome = bench.run("tokens init t")
        #expect(outcome.status == .success, "\(outcome.report)")
        let build = bench.run("tokens build t")
        #expect(build.status == .success, "\(build.report)")
        return (outcome.report, bench.contents.filter { $0.hasPrefix("t/build/") })
    }

    @Test func `one file is the source itself`() throws {
        let bench = try ToolHarness([
            "t/all.tokens.json": Self.number("a"), "t/package.json": #"{"version": "1.0.0"}"#,
        ])
        #expect(bench.run("tokens init t").report == "wrote t/candela.json")
        #expect(
            try bench.text("t/candela.json") == """
                {
                  "source": "all.tokens.json",
                  "out": "build",
                  "formats": {
                    "css": {}
                  }
                }

                """)
        #expect(bench.run("tokens build t").status == .success)
        #expect(try bench.text("t/build/all.css").contains("--a: 1;"))
    }

    @Test func `many files become one set, primitives first`() throws {
        let bench = try ToolHarness([
            "t/button.json": Self.number("b"), "t/core/size.json": Self.number("a"),
            "t/node_modules/x.json": Self.number("x"), "t/.cache/x.json": Self.number("x"),
        ])
        let outcome = bench.run("tokens init t")
        #expect(outcome.status == .success)
        let text = try bench.text("t/tokens.resolver.json")
        let core = try #require(text.range(of: "core/size.json"))
        let button = try #require(text.range(of: "button.json"))
        #expect(core.lowerBound < button.lowerBound && !text.contains("x.json"))
        #expect(!text.contains("modifiers"))
    }

    @Test(arguments: [
        ["light.json", "dark.json"], ["colors.light.json", "colors.dark.json"],
        ["light/all.json", "dark/all.json"], ["modes/day.json", "modes/night.json"],
        ["colors.json", "colors-dark.json"], ["base.json", "themes/dark.json"],
    ])
    func `light and dark by name are appearances of one sheet`(files: [String]) throws {
        let found = try sheets(
            Dictionary(uniqueKeysWithValues: files.map { ($0, Self.number("a", "b")) }))
        #expect(found.sheets == ["t/build/tokens.css"])
        #expect(found.report.contains("modifier 'appearance': "), "\(found.report)")
    }

    @Test func `tokens that one appearance lacks have the value of another`() throws {
        let found = try sheets([
            "light.json": Self.number("a", "b"), "dark.json": Self.number("a", "b", "c"),
        ])
        #expect(found.report.contains("1 token is only in 'dark', such as 'c'"))
    }

    @Test func `brands by folder have a sheet each`() throws {
        let found = try sheets([
            "core.json": Self.number("a"), "brands/acme/x.json": Self.number("b", "c"),
            "brands/zoo/x.json": Self.number("b", "c"), "semantic/light.json": Self.number("d"),
            "semantic/dark.json": Self.number("d"),
        ])
        #expect(found.sheets == ["t/build/acme.css", "t/build/zoo.css"])
        #expect(found.report.contains("modifier 'brand': 'acme', 'zoo'"))
        #expect(found.report.contains("modifier 'appearance': 'light', 'dark'"))
    }

    @Test func `appearances of each brand become contexts of the brand`() throws {
        let found = try sheets(
            Dictionary(
                uniqueKeysWithValues: ["acme", "zoo"].flatMap { brand in
                    ["light", "dark"].map { ("brands/\(brand)/\($0).json", Self.number("a")) }
                }))
        #expect(
            found.sheets
                == ["acme-dark", "acme-light", "zoo-dark", "zoo-light"].map { "t/build/\($0).css" })
    }

    @Test(arguments: [
        [
            "primitives.default.json", "primitives.v1.json", "dimension.default.json",
            "dimension.small.json",
        ],
        [
            "primitives/default.json", "primitives/v1.json", "dimension/default.json",
            "dimension/small.json",
        ],
        ["primitives/a.json", "primitives/v1.json", "dimension/b.json", "dimension/small.json"],
    ])
    func `each family of alternatives is a modifier`(files: [String]) throws {
        let bench = try ToolHarness(
            Dictionary(
                uniqueKeysWithValues: files.map {
                    ("t/" + $0, $0.hasPrefix("p") ? Self.number("a", "b") : Self.number("c", "d"))
                }))
        let report = bench.run("tokens init t").report
        let (one, two) = files[0].contains("default") ? ("default", "default") : ("a", "b")
        #expect(report.contains("modifier 'primitives': '\(one)', 'v1'"), "\(report)")
        #expect(report.contains("modifier 'dimension': '\(two)', 'small'"), "\(report)")
        #expect(bench.run("tokens build t").status == .success)
        // Two by two contexts.
        #expect(bench.contents.count { $0.hasPrefix("t/build/") } == 4)
    }

    @Test(arguments: [
        (["blue", "green"], ["round", "square"], "t/", ["t", "t-2"]),
        (["blue", "green"], ["round", "square"], "", ["theme", "theme-2"]),
        (["x/blue", "x/green"], ["y/x/round", "y/x/square"], "", ["x", "x-2"]),
        (["theme-a", "theme-b"], ["blue", "green"], "", ["theme", "theme-2"]),
    ])
    func `families of other names are not one modifier`(
        first: [String], second: [String], folder: String, names: [String]
    ) throws {
        let files =
            first.map { (folder + $0 + ".json", Self.number("a", "b")) }
            + second.map { (folder + $0 + ".json", Self.number("c", "d")) }
        let found = try sheets(Dictionary(uniqueKeysWithValues: files))
        for (name, members) in zip(names, [first, second]) {
            let contexts = members.map {
                "'\($0.replacing("theme-", with: "").split(separator: "/").last ?? "")'"
            }
            let line = "modifier '\(name)': \(contexts.joined(separator: ", "))"
            #expect(found.report.contains(line), "\(found.report)")
        }
        // Two by two contexts.
        #expect(found.sheets.count == 4)
    }

    @Test func `alternatives of the same names in several folders are one modifier`() throws {
        let found = try sheets([
            "color/acme.json": Self.number("a"), "color/zoo.json": Self.number("a"),
            "size/acme.json": Self.number("b"), "size/zoo.json": Self.number("b"),
        ])
        #expect(found.report.contains("modifier 'theme': 'acme', 'zoo'"), "\(found.report)")
        #expect(found.sheets == ["t/build/acme.css", "t/build/zoo.css"])
    }

    @Test func `modes that override other files have an empty default`() throws {
        let found = try sheets([
            "base.json": Self.number("a", "b", "c"), "modes/compact.json": Self.number("a"),
            "modes/roomy.json": Self.number("a"),
        ])
        #expect(
            found.report.contains("modifier 'mode': 'default', 'compact', 'roomy'"),
            "\(found.report)")
        #expect(found.sheets.count == 3)
        let own = try sheets([
            "base.json": Self.number("b"), "modes/compact.json": Self.number("a"),
            "modes/roomy.json": Self.number("a"),
        ])
        #expect(own.report.contains("modifier 'mode': 'compact', 'roomy'"), "\(own.report)")
    }

    @Test func `a single mode is a choice if other files have its tokens`() throws {
        let mode = ["modes/compact.json": Self.number("a")]
        let found = try sheets(mode.merging(["base.json": Self.number("a", "b")]) { $1 })
        #expect(found.report.contains("modifier 'mode': 'default', 'compact'"), "\(found.report)")
        #expect(found.sheets == ["t/build/compact.css", "t/build/default.css"])
        let own = try sheets(mode.merging(["base.json": Self.number("b")]) { $1 })
        #expect(!own.report.contains("modifier"), "\(own.report)")
    }

    @Test func `every token file that is left out is named with its reason`() throws {
        let bench = try ToolHarness([
            "t/a.json": Self.number("a"), "t/b.json": Self.number("b"), "t/c.json": "{\n  \"c\" 1}",
            "t/my.resolver.json": """
            {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a.json"}]}},
             "resolutionOrder": [{"$ref": "#/sets/s"}]}
            """,
        ])
        let report = bench.run("tokens init t").report
        #expect(report.contains("'b.json' is left out: nothing refers to it"), "\(report)")
        #expect(report.contains("'c.json' is left out: 2:7 "), "\(report)")
        #expect(!report.contains("'a.json' is left out"))
    }

    @Test func `a folder with only a faulty file has its error, not that it is empty`() throws {
        let bench = try ToolHarness(["t/c.json": "{\n  \"c\" 1}"])
        let outcome = bench.run("tokens init t")
        #expect(
            outcome.status == .badData && outcome.report.contains("c.json:2:7: error:"),
            "\(outcome.report)")
        #expect(!outcome.report.contains("[no-tokens]"))
    }

    @Test func `a document of its own is the source`() throws {
        let bench = try ToolHarness([
            "t/a.json": Self.number("a"), "t/b.json": Self.number("b"),
            "t/my.resolver.json": """
            {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a.json"}]}},
             "resolutionOrder": [{"$ref": "#/sets/s"}]}
            """,
        ])
        #expect(
            bench.run("tokens init t").report
                == "'b.json' is left out: nothing refers to it\nwrote t/candela.json")
        #expect(try bench.text("t/candela.json").contains("\"source\": \"my.resolver.json\""))
    }

    @Test func `a folder of Tokens Studio is read leniently`() throws {
        let bench = try ToolHarness([
            "t/$metadata.json": #"{"tokenSetOrder": ["a", "b"]}"#,
            "t/a.json": #"{"a": {"value": "2", "type": "number"}}"#,
            "t/b.json": #"{"b": {"value": "{a} * 2", "type": "number"}}"#,
        ])
        let outcome = bench.run("tokens init t")
        #expect(outcome.status == .success, "\(outcome.report)")
        #expect(outcome.report.contains("'lenient' is set: without it there"))
        #expect(bench.run("tokens build t").status == .success)
    }

    @Test func `prints the files instead of writing them`() throws {
        let bench = try ToolHarness([
            "t/light.json": Self.number("a"), "t/dark.json": Self.number("a"),
        ])
        let outcome = bench.run("tokens init t --dry-run --format swift")
        #expect(outcome.text.hasPrefix("tokens.resolver.json:\n{"))
        #expect(outcome.text.contains("candela.json:\n{") && outcome.text.contains("\"swift\": {}"))
        #expect(bench.contents == ["t/dark.json", "t/light.json"])
    }

    @Test func `never replaces a file`() throws {
        let bench = try ToolHarness(["t/a.json": Self.number("a"), "t/candela.json": "{}"])
        let outcome = bench.run("tokens init t")
        #expect(outcome.status == .badData && outcome.report.contains("[existing-file]"))
        #expect(try bench.text("t/candela.json") == "{}")
    }

    @Test func `reports the errors that a build would have`() throws {
        let bench = try ToolHarness(["t/a.json": Self.number("a-b", "a_b")])
        let outcome = bench.run("tokens init t")
        #expect(outcome.status == .badData)
        #expect(outcome.report.contains("t/a.json:1:"), "\(outcome.report)")
        #expect(outcome.report.contains("[identifier-clash]"))
        #expect(bench.contents.contains("t/candela.json"))
    }

    @Test func `runs again after its errors are mended`() throws {
        let bench = try ToolHarness([
            "t/light.json": Self.number("a-b", "a_b"), "t/dark.json": Self.number("a-b", "a_b"),
        ])
        let line = "tokens init t --format swift --format css"
        #expect(bench.run(line).status == .badData)
        #expect(bench.contents.contains("t/tokens.resolver.json"))
        for name in ["light", "dark"] { try bench.write("t/\(name).json", Self.number("a")) }
        let again = bench.run(line)
        #expect(again.status == .success, "\(again.report)")
        #expect(bench.run("tokens init t --format ts").status == .success)
        #expect(try bench.text("t/candela.json").contains("\"ts\": {}"))
        // A description that a person has changed is kept.
        let own = try bench.text("t/candela.json").replacing("\"build\"", with: "\"web\"")
        try bench.write("t/candela.json", own)
        #expect(bench.run(line).report.contains("[existing-file]"))
        #expect(try bench.text("t/candela.json") == own)
    }

    @Test(arguments: [
        (["t/package.json": "{}"], "[no-tokens]"), ([:], "[missing-file]"),
        (
            ["t/a.resolver.json": "{}", "t/b.resolver.json": "{}"],
            "several resolver documents: 'a.resolver.json', 'b.resolver.json'"
        ),
    ])
    func `names the problem of a folder without a single source`(
        files: [String: String], words: String
    ) throws {
        let outcome = try ToolHarness(files).run("tokens init t")
        #expect(outcome.status == .badData && outcome.report.contains(words), "\(outcome.report)")
    }
}
