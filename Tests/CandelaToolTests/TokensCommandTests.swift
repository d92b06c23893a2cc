import CandelaTool
import Testing

struct TokensCommandTests {
    private let base = """
        {"color": {"$type": "color", "$description": "Hues.",
          "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
          "alert": {"$value": "{color.red}", "$description": "What went wrong."}}}
        """
    private let resolver = """
        {"version": "2025.10",
         "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
         "modifiers": {"theme": {"contexts": {
           "light": [{"size": {"$type": "dimension", "gap": {"$value": {"value": 4, "unit": "px"}}}}],
           "dark": [{"size": {"$type": "dimension", "gap": {"$value": {"value": 8, "unit": "px"}}}}]},
           "default": "light"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
        """

    private func bench(_ more: [String: String] = [:], input: String = "") throws -> ToolHarness {
        let files = ["t.resolver.json": resolver, "base.tokens.json": base]
        return try ToolHarness(files.merging(more) { $1 }, input: input)
    }

    @Test func `resolve prints tokens with references resolved`() throws {
        let outcome = try bench().run("tokens resolve base.tokens.json")
        #expect(outcome.status == .success)
        #expect(outcome.messages.isEmpty)
        #expect(
            outcome.text == """
                {
                  "color.red": {
                    "$type": "color",
                    "$value": {
                      "colorSpace": "srgb",
                      "components": [
                        1,
                        0,
                        0
                      ]
                    }
                  },
                  "color.alert": {
                    "$type": "color",
                    "$value": {
                      "colorSpace": "srgb",
                      "components": [
                        1,
                        0,
                        0
                      ]
                    },
                    "$description": "What went wrong."
                  }
                }

                """)
    }

    @Test(arguments: ["tokens check", "tokens resolve"])
    func `asks for a path where there is no standard document`(command: String) throws {
        let outcome = try bench().run(command)
        #expect(outcome.status == .badData)
        #expect(
            outcome.messages == [
                """
                error: 'Tokens/candela.resolver.json' does not exist [missing-file]
                  help: run this where 'Tokens/' is, or name a token file or resolver document
                """
            ])
    }

    @Test func `inputs select contexts, and defaults fill in the rest`() throws {
        let bench = try bench()
        let standard = bench.run("tokens resolve t.resolver.json")
        let light = bench.run("tokens resolve t.resolver.json --input theme=light")
        let dark = bench.run("tokens resolve t.resolver.json --input theme=dark")
        #expect(standard.text == light.text)
        #expect(light.text.contains("\"value\": 4"))
        #expect(dark.text.contains("\"value\": 8"))
    }

    @Test func `standard input is a valid path`() throws {
        let outcome = try bench(input: base).run("tokens resolve -")
        #expect(try outcome.text == bench().run("tokens resolve base.tokens.json").text)
        let wrong = try bench(input: "{\n  \"a\": 1}").run("tokens check -")
        #expect(wrong.report.hasPrefix("-:2:"))
        #expect(wrong.status == .badData)
    }

    @Test func `build writes a file for every permutation, or for those selected`() throws {
        let bench = try bench()
        let all = bench.run("tokens build t.resolver.json --format json --out a/b")
        #expect(all.status == .success)
        #expect(all.output.isEmpty)
        #expect(bench.contents.filter { $0.hasPrefix("a") } == ["a/b/dark.json", "a/b/light.json"])
        #expect(
            try bench.text("a/b/dark.json")
                == bench.run("tokens resolve t.resolver.json --input theme=dark").text)
        _ = bench.run("tokens build t.resolver.json --format json --out c --input theme=dark")
        #expect(bench.contents.filter { $0.hasPrefix("c/") } == ["c/dark.json"])
        _ = bench.run("tokens build base.tokens.json --format json --out d")
        #expect(bench.contents.filter { $0.hasPrefix("d/") } == ["d/base.json"])
    }

    @Test func `a build that fails writes nothing and keeps earlier files`() throws {
        let broken = base.replacing("{color.red}", with: "{color.rd}")
        let bench = try bench(["base.tokens.json": broken, "out/light.json": "old"])
        let before = bench.contents
        let outcome = bench.run("tokens build t.resolver.json --format json --out out")
        #expect(outcome.status == .badData)
        #expect(outcome.report.contains("base.tokens.json:3:23: error: "))
        #expect(outcome.report.contains("'color.red'"))
        #expect(bench.contents == before)
        #expect(try bench.text("out/light.json") == "old")
    }

    @Test func `a build never replaces its own source`() throws {
        let bench = try bench(["x.json": base])
        let outcome = bench.run("tokens build x.json --format json --out .")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains("[same-file]"))
        #expect(try bench.text("x.json") == base)
    }

    @Test(arguments: [
        ("tokens resolve t.resolver.json --input them=dark", 2, "'theme'"),
        ("tokens resolve t.resolver.json --input theme=drak", 2, "'dark'"),
        ("tokens build t.resolver.json --format json --out o --input theme=drak", 2, "'dark'"),
        ("tokens resolve t.resolver.json --input theme", 2, "write MODIFIER=CONTEXT"),
        ("tokens resolve t.resolver.json --input theme=dark --input theme=light", 2, "given twice"),
        ("tokens build t.resolver.json --format jsn --out o", 2, "'json'"),
        ("tokens build t.resolver.json --format json", 2, "'--out DIR' is missing"),
        ("tokens build t.resolver.json --out o", 2, "'--format FORMAT' is missing"),
        ("tokens resolve nowhere.json", 1, "does not exist"),
        ("tokens resolve .", 1, "is a directory"),
        ("tokens resolve empty.json", 1, "is empty"),
        ("tokens resolve -", 1, "is empty"),
        ("tokens resolve", 1, "'Tokens/candela.resolver.json' does not exist"),
        ("tokens chekc", 2, "'check'"),
    ])
    func `reports mistakes and sets the status`(line: String, status: Int, words: String) throws {
        let bench = try bench(["empty.json": ""])
        let before = bench.contents
        let outcome = bench.run(line)
        #expect(outcome.status.rawValue == Int32(status))
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.contains("error: "))
        #expect(outcome.report.contains(words))
        #expect(bench.contents == before)
    }

    @Test func `check reports ten faults in ten places in one run`() throws {
        let faults = """
            {
              "a": {"$type": "color", "$value": "{no.such}"},
              "b": {"$type": "colour", "$value": 1},
              "c": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}},
              "d": {"$value": 4},
              "e": {"$type": "number", "$value": "{f}"},
              "f": {"$type": "number", "$value": "{e}"},
              "g": {"$type": "duration", "$value": 100},
              "h": {"$type": "cubicBezier", "$value": [2, 0, 1, 1]},
              "i.j": {"$type": "number", "$value": 1},
              "k": {"$type": "fontWeight", "$value": "heavyish"},
              "l": {"$type": "color", "$value": {"colorSpace": "rgb", "components": [0, 0, 0]}}
            }
            """
        let outcome = try bench(["f.tokens.json": faults]).run("tokens check f.tokens.json")
        #expect(outcome.status == .badData)
        #expect(outcome.output.isEmpty)
        let places = outcome.messages.filter { $0.contains(": error: ") }
            .compactMap { $0.split(separator: " ").first }
        #expect(Set(places).count >= 10)
        let lines = Set(places.compactMap { $0.split(separator: ":").dropFirst().first })
        #expect(lines.isSuperset(of: ["2", "3", "4", "5", "6", "8", "9", "10", "11", "12"]))
    }

    @Test func `check covers every path and every permutation`() throws {
        let dark = resolver.replacing("\"value\": 8", with: "\"value\": \"8\"")
        let bench = try bench(["t.resolver.json": dark, "bad.tokens.json": "{\"a\": 1}"])
        let outcome = bench.run("tokens check base.tokens.json t.resolver.json bad.tokens.json")
        #expect(outcome.status == .badData)
        #expect(outcome.report.contains("t.resolver.json:5:"))
        #expect(outcome.report.contains("bad.tokens.json:1:"))
        #expect(!outcome.report.contains("base.tokens.json"))
        #expect(bench.run("tokens check base.tokens.json").messages.isEmpty)
    }

    @Test func `check reports each problem once, in the order of the files`() throws {
        let colors = """
            {"b": {"$type": "color", "$value": "{no.such}"},
             "a": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}}, "c": 1}
            """
        let outcome = try bench(["base.tokens.json": colors]).run("tokens check t.resolver.json")
        #expect(
            outcome.messages.compactMap { $0.split(separator: " ").first } == [
                "base.tokens.json:1:36:", "base.tokens.json:2:61:", "base.tokens.json:2:74:",
            ])
    }
}
