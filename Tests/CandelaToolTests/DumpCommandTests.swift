import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import CandelaTool
import Foundation
import Testing

/// Most dumps here have one screen: `.ci/check-dump` writes complete ones with the release build.
struct DumpCommandTests {
    private let tokens = """
        {"color": {"$type": "color",
          "background": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
          "stone": {"$value": {"colorSpace": "srgb", "components": [0.4627, 0.4627, 0.4627]}},
          "text": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]},
            "$extensions": {"org.candela": {"on": ["color.background", "color.stone"], "use": "text"}}}}}
        """

    private func bench(_ more: [String: String] = [:]) throws -> ToolHarness {
        try ToolHarness(["t.tokens.json": tokens].merging(more) { $1 })
    }

    /// A directory with a dump in `a`.
    private func dumped() throws -> ToolHarness {
        try .after(
            "dump --specimen habit-form-new --tokens t.tokens.json --out a",
            ["t.tokens.json": tokens])
    }

    private func number(_ value: Double) -> String {
        var writer = JSONWriter()
        writer.number(value)
        return String(decoding: writer.finish().dropLast(), as: UTF8.self)
    }

    @Test func `writes the same bytes twice and in another directory`() throws {
        let bench = try dumped()
        let first = bench.contents.filter { $0.hasPrefix("a/") }
        let texts = try first.map(bench.text)
        #expect(first.contains("a/index.json"))
        #expect(first.contains("a/tokens/t.json"))
        _ = bench.run("dump --specimen habit-form-new --tokens t.tokens.json --out a")
        #expect(bench.contents.filter { $0.hasPrefix("a/") } == first)
        #expect(try first.map(bench.text) == texts)
        _ = bench.run("dump --specimen habit-form-new --tokens t.tokens.json --out b/c")
        #expect(try first.map { try bench.text("b/c/" + $0.dropFirst(2)) } == texts)
    }

    @Test func `on a terminal it says how to write a dump, and prints none`() throws {
        let bench = try bench()
        var environment = bench.environment
        environment.terminal.isTerminal = true
        func run(_ line: String) -> Outcome {
            Tool.candela.run(line.split(separator: " ").map(String.init), in: environment)
        }
        let all = run("dump")
        #expect(all.output.isEmpty && all.status == .badCommandLine)
        let count = run("dump --list").text.split(separator: "\n").count
        #expect(count > 400 && all.report.contains(" \(count) screens and "))
        #expect(all.report.contains("  candela dump --out dump "))
        #expect(all.messages.count < 6)
        #expect(run("dump --screen none").report.hasPrefix("error: unknown screen 'none'"))
        let written = run("dump --specimen habit-form-new --tokens t.tokens.json --out a")
        #expect(written.status == .success && bench.contents.contains("a/index.json"))
    }

    @Test func `the index lists every file`() throws {
        let bench = try dumped()
        let index = try JSONDocument(
            parsing: Array(bench.text("a/index.json").utf8), file: "index.json")
        let listed = index.root["files"]?.elements.compactMap { $0["path"]?.string } ?? []
        let found = bench.contents.filter { $0.hasPrefix("a/") }.map { String($0.dropFirst(2)) }
        #expect(Set(listed + ["index.json"]) == Set(found))
    }

    @Test func `a token file holds the measured contrasts`() throws {
        let bench = try dumped()
        let file = try JSONDocument(
            parsing: Array(bench.text("a/tokens/t.json").utf8), file: "t.json")
        // Black on white is 21. #767676 has luminance 0.1812: (1 + 0.05) / (0.1812 + 0.05) = 4.54
        // on white, and (0.1812 + 0.05) / 0.05 = 4.62 under black.
        #expect(file.root["contrast"]?.members.map(\.name) == ["color.text"])
        let row = file.root["contrast"]?["color.text"]
        #expect(row?["use"]?.string == "text")
        #expect(row?["on"]?.members.map(\.name) == ["color.background", "color.stone"])
        #expect(row?["on"]?.members.compactMap { $0.value.number?.text } == ["21", "4.62"])
    }

    @Test func `the package's own ratios equal those of its themes`() throws {
        let bench = try ToolHarness()
        #expect(bench.run("dump --specimen habits-typical --out d").status == .success)
        for product in Theme.Product.allCases {
            for appearance in Appearance.allCases {
                let name = "\(product.rawValue).\(appearance.rawValue).json"
                let file = try JSONDocument(
                    parsing: Array(bench.text("d/tokens/\(name)").utf8), file: name)
                let rows = file.root["contrast"]?.members.flatMap { row in
                    (row.value["on"]?.members.map(\.self) ?? []).map { surface in
                        [
                            row.name, surface.name, row.value["use"]?.string,
                            surface.value.number?.text, row.value["minimum"]?.number?.text,
                        ].compactMap(\.self)
                    }
                }
                let measured = Theme.of(product).contrasts(in: appearance).map { pair in
                    [
                        pair.foreground.path, pair.surface.path, pair.use.rawValue,
                        number(Contrast.truncated(pair.ratio)),
                        number(pair.minimum),
                    ]
                }
                #expect(
                    Set(rows ?? []).symmetricDifference(measured).sorted { $0[0] < $1[0] } == [])
            }
        }
    }

    @Test func `the package's own tokens equal those of its files, in any folder`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let bench = try ToolHarness()
        let path = root.path + "/Tokens/candela.resolver.json"
        let words = "dump --product practice --specimen streak-at-risk"
        let outcome = bench.run(words)
        #expect(outcome.status == .success)
        #expect(outcome.messages == [])
        #expect(outcome.output == bench.run("\(words) --tokens \(path)").output)
        let document = try JSONDocument(parsing: outcome.output, file: "d.json")
        #expect(document.root["tokens"]?.count == Appearance.allCases.count)
    }

    @Test func `removes the files of an earlier dump, and reports other files`() throws {
        let bench = try dumped()
        let first = bench.contents
        try bench.write("u.tokens.json", tokens)
        try bench.write("a/tokens/mine.json", "{}")
        try bench.write("a/notes.txt", "hello")
        let second = bench.run("dump --specimen habit-form-new --tokens u.tokens.json --out a")
        #expect(
            second.messages == [
                "warning: 'a/tokens/mine.json' is not part of this dump [stray-file]"
            ])
        #expect(!bench.contents.contains("a/tokens/t.json"))
        #expect(bench.contents.contains("a/tokens/u.json"))
        #expect(bench.contents.contains("a/notes.txt"))
        #expect(first.contains("a/tokens/t.json"))
    }

    @Test func `an index from elsewhere removes nothing outside`() throws {
        let bench = try bench([
            "keep.json": "k", "a/tokens/x.txt": "x",
            "a/index.json": """
            {"schemaVersion": "1.0", "kind": "index", "files": [{"path": "../keep.json"},
            {"path": "tokens/../../keep.json"}, {"path": "tokens/x.txt"}]}
            """,
        ])
        _ = bench.run("dump --specimen habit-form-new --tokens t.tokens.json --out a")
        #expect(bench.contents.contains("keep.json"))
        #expect(bench.contents.contains("a/tokens/x.txt"))
    }

    @Test(arguments: ["{}", "", "[1]", #"{"kind": "index", "name": "mine"}"#])
    func `keeps an index of another program and all other files`(index: String) throws {
        let bench = try bench(["a/index.json": index, "a/tokens/x.json": "{}"])
        let before = bench.contents
        let outcome = bench.run("dump --specimen habit-form-new --tokens t.tokens.json --out a")
        #expect(outcome.status == .badData)
        #expect(
            outcome.report.hasPrefix(
                "error: 'a/index.json' is not the index of a dump and would be overwritten [foreign-file]"
            ))
        #expect(bench.contents == before)
        #expect(try bench.text("a/index.json") == index)
    }

    @Test func `removes and overwrites nothing through a symbolic link`() throws {
        let bench = try bench([
            "other/keep.json": "k",
            "a/index.json": """
            {"schemaVersion": "1.0", "kind": "index", "files": [{"path": "tokens/ln/keep.json"}]}
            """, "a/tokens/x.json": "{}",
        ])
        try bench.link("a/tokens/ln", to: "../../other")
        try bench.link("a/tokens/round", to: "..")
        #expect(
            bench.run("dump --specimen habit-form-new --tokens t.tokens.json --out a").status
                == .success)
        #expect(try bench.text("other/keep.json") == "k")
        try bench.link("b", to: "other")
        try FileManager.default.removeItem(atPath: bench.path + "/a/screens")
        try bench.link("a/screens", to: "../other")
        let outcome = bench.run("dump --specimen habit-form-new --tokens t.tokens.json --out a")
        #expect(outcome.status == .badData)
        #expect(outcome.report.contains("it is a symbolic link out of the directory"))
        #expect(bench.contents.contains("other/keep.json"))
    }

    @Test func `a dump that fails leaves earlier files unchanged`() throws {
        let bench = try dumped()
        try bench.write("bad.tokens.json", "{\"a\": {\"$value\": 1}}")
        let before = bench.contents
        for (line, words) in [
            (
                "dump --specimen habit-form-new --tokens bad.tokens.json --out a",
                "bad.tokens.json:1:"
            ),
            (
                "dump --specimen habit-form-new --tokens nowhere.json --out a",
                "'nowhere.json' does not exist"
            ),
            (
                "dump --specimen habit-form-new --tokens t.tokens.json --out t.tokens.json",
                "cannot be written"
            ),
        ] {
            let outcome = bench.run(line)
            #expect(outcome.status == .badData)
            #expect(outcome.output.isEmpty)
            #expect(outcome.report.contains(words))
            #expect(bench.contents == before)
        }
    }

    @Test func `without a directory everything is one document`() throws {
        let outcome = try bench().run("dump --product habit --tokens t.tokens.json")
        let document = try JSONDocument(parsing: outcome.output, file: "dump.json")
        #expect(document.root["kind"]?.string == "dump")
        #expect(document.root["tokens"]?.count == 1)
        let count = Specimen.all.count { $0.app.theme.product == .habit }
        #expect(document.root["screens"]?.count == count)
    }

    @Test(arguments: [
        ("--list --screen habit.form", "habit.form\thabit-form-amounts\n"),
        ("--list --specimen streak-at-risk", "practice.streakCounter\tstreak-at-risk\n"),
    ])
    func `lists the selected specimens`(words: String, first: String) throws {
        let outcome = try bench().run("dump \(words)")
        let lines = String(decoding: outcome.output, as: UTF8.self)
        let screen = first.split(separator: "\t")[0]
        #expect(lines.hasPrefix(first))
        #expect(lines.split(separator: "\n").allSatisfy { $0.hasPrefix(screen + "\t") })
    }

    @Test func `selects screens, and changes language and type size`() throws {
        let outcome = try bench().run(
            "dump --tokens t.tokens.json --specimen habits-typical --language de --type-size xLarge"
        )
        let screens = try JSONDocument(parsing: outcome.output, file: "d.json").root["screens"]
        #expect(screens?.count == 1)
        #expect(screens?[0]?["context"]?["language"]?.string == "de")
        #expect(screens?[0]?["context"]?["typeSize"]?.string == "xLarge")
    }

    @Test(arguments: [
        ("--screen habit.lst", "unknown-screen"), ("--specimen habits-typica", "unknown-specimen"),
        ("--product weigt", "unknown-product"), ("--type-size huge", "unknown-type-size"),
        ("--language _", "invalid-value"),
        ("--screen habit.form --specimen streak-at-risk", "empty-selection"),
    ])
    func `reports unknown names`(words: String, id: String) throws {
        let outcome = try bench().run("dump \(words)")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.messages.first?.contains("[\(id)]") == true)
    }
}
