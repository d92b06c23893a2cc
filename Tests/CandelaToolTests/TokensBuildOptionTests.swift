import CandelaTool
import Foundation
import Testing

struct TokensBuildOptionTests {
    private let tokens = #"{"gap": {"$type": "dimension", "$value": {"value": 2, "unit": "rem"}}}"#

    private func built(_ options: String, _ format: String) throws -> String {
        let bench = try ToolHarness(["t.tokens.json": tokens])
        let outcome = bench.run("tokens build t.tokens.json --format \(format) --out o \(options)")
        #expect(outcome.status == .success, "\(outcome.report)")
        return try bench.contents.filter { $0.hasPrefix("o/") }.map(bench.text).joined()
    }

    /// 2 rem are 2 × 16 = 32 points, or 2 × 10 = 20 with `--rem 10`.
    @Test(arguments: [
        ("", "swift", "32"), ("--rem 10", "swift", "20"), ("", "android", "32dp"),
        ("--rem 10", "android", "20dp"), ("--rem 10", "compose", "20"), ("--rem 10", "css", "2rem"),
        ("--kotlin-package com.example.theme", "compose", "package com.example.theme"),
    ])
    func `follows the units and packages of the platform`(
        options: String, format: String, text: String
    ) throws {
        #expect(try built(options, format).contains(text))
    }

    @Test(arguments: [
        "--rem 0", "--rem -1", "--rem inf", "--rem wide", "--kotlin-package com..x",
        "--kotlin-package 1a", "--kotlin-package com.fun", "--kotlin-package a-b",
    ])
    func `rejects invalid sizes and packages`(options: String) throws {
        let bench = try ToolHarness(["t.tokens.json": tokens])
        let outcome = bench.run("tokens build t.tokens.json --format json --out o \(options)")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains("[invalid-value]"))
    }

    @Test(arguments: [
        ("--prefix acme", "css", "--acme-gap: 2rem;"), ("--names x-{1}", "css", "--x-gap: 2rem;"),
        ("--selector :root=:host", "css", ":host {"),
    ])
    func `sets prefixes and selectors`(
        options: String, format: String, text: String
    ) throws {
        #expect(try built(options, format).contains(text))
    }

    @Test(arguments: [
        ("acme/tokens/", "acme/tokens/$metadata.json"), ("", "$metadata.json"),
        ("acme/tokens/", "acme/tokens"),
    ])
    func `names a folder of Tokens Studio after the folder`(
        folder: String, operand: String
    ) throws {
        let bench = try ToolHarness([
            folder + "$metadata.json": #"{"tokenSetOrder": ["core"]}"#,
            folder + "core.json": #"{"a": {"value": "4px", "type": "spacing"}}"#,
        ])
        let line = "tokens build \(operand) --lenient --format css --format swift --out o"
        let outcome = bench.run(line)
        #expect(outcome.status == .success, "\(outcome.report)")
        let files = bench.contents.filter { $0.hasPrefix("o/") }.sorted()
        #expect(files == ["o/TokenValues.swift", "o/Tokens.swift", "o/tokens.css"])
    }

    @Test(arguments: [
        ("", ["o/t.css"]), ("--filename css=theme/{name}", ["o/theme/t.css"]),
        ("--split", ["o/t-gap.css", "o/t-wait.css"]), ("--only gap --split", ["o/t-gap.css"]),
        ("--except gap --split", ["o/t-wait.css"]),
    ])
    func `selects tokens and file names`(options: String, paths: [String]) throws {
        let wait = #", "wait": {"$type": "number", "$value": 1}}"#
        let bench = try ToolHarness(["t.tokens.json": tokens.dropLast() + wait])
        let outcome = bench.run("tokens build t.tokens.json --format css --out o \(options)")
        #expect(outcome.status == .success, "\(outcome.report)")
        #expect(bench.contents == paths + ["t.tokens.json"])
    }

    /// The second file makes 2 rem 3 rem, and has no `edge`.
    @Test(arguments: [
        (#"{"y": {"$type": "number", "$value": 1}, "z": {"$type": "number", "$value": 3}}"#, "z"),
        (#"{"y": {"$type": "number", "$value": 1}, "x": {"$type": "number", "$value": 3}}"#, "x"),
    ])
    func `leniently leaves out tokens that an appearance lacks`(
        dark: String, path: String
    ) throws {
        let bench = try ToolHarness([
            "r.resolver.json": #"""
            {"version": "2025.10", "sets": {"s": {"sources": [{"x": {"w": {"$type": "number", "$value": 4}}}]}},
             "modifiers": {"appearance": {"default": "light", "contexts": {
               "light": [{"y": {"$type": "number", "$value": 2}}], "dark": [\#(dark)]}}},
             "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/appearance"}]}
            """#
        ])
        let line = "tokens build r.resolver.json --format css --out o"
        #expect(bench.run(line).status != .success)
        let outcome = bench.run(line + " --lenient")
        #expect(outcome.status == .success, "\(outcome.report)")
        #expect(outcome.report.contains("is left out [missing-in-context]"), "\(outcome.report)")
        let text = try bench.text("o/r.css")
        #expect(text.contains("--y: 1;") && text.contains("--x-w: 4;"))
        #expect(!text.contains("--\(path):"))
    }

    @Test func `lenient reading leaves out a token of two types`() throws {
        let bench = try ToolHarness([
            "r.resolver.json": #"""
            {"version": "2025.10", "sets": {"s": {"sources": [{"x": {"$type": "number", "$value": 4}}]}},
             "modifiers": {"appearance": {"default": "light", "contexts": {
               "light": [{"y": {"$type": "number", "$value": 2}}],
               "dark": [{"y": {"$type": "duration", "$value": {"value": 2, "unit": "s"}}}]}}},
             "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/appearance"}]}
            """#
        ])
        let line = "tokens build r.resolver.json --format css --out o"
        #expect(bench.run(line).status != .success)
        let outcome = bench.run(line + " --lenient")
        #expect(outcome.status == .success, "\(outcome.report)")
        for words in [
            "r.resolver.json:4:", "is left out [type-changes]", "note: r.resolver.json:3:",
        ] {
            #expect(outcome.report.contains(words), "\(outcome.report)")
        }
        let text = try bench.text("o/r.css")
        #expect(text.contains("--x: 4;") && !text.contains("--y:"))
        for line in ["tokens check r.resolver.json", "tokens check r.resolver.json --lenient"] {
            let report = bench.run(line).report
            #expect(report.contains("r.resolver.json:4:14: warning: 'y' is a number"), "\(report)")
            #expect(report.contains("where 'appearance' is 'dark' [type-changes]"), "\(report)")
        }
    }

    @Test func `builds several files as one set`() throws {
        let edge = #", "edge": {"$type": "number", "$value": 1}}"#
        let bench = try ToolHarness([
            "a.json": tokens.dropLast() + edge, "b.json": tokens.replacing("2", with: "3"),
            "candela.json": "{}",
        ])
        #expect(bench.run("tokens build a.json b.json --format css --out o").status == .success)
        let css = try bench.text("o/tokens.css")
        #expect(css.contains("--gap: 3rem;") && css.contains("--edge: 1;"))
        let mixed = bench.run("tokens build a.json candela.json --format css --out o")
        #expect(mixed.status == .badCommandLine)
        #expect(mixed.report.contains("'candela.json' cannot be built together with other files"))
    }

    @Test func `leaves files with the same content untouched`() throws {
        let bench = try ToolHarness(["t.tokens.json": tokens])
        let line = "tokens build t.tokens.json --format css --format scss --out o"
        #expect(bench.run(line).report == "wrote o/t.css\nwrote o/t.scss")
        let path = bench.path + "/o/t.css"
        let earlier = try FileManager.default.attributesOfItem(atPath: path)
        #expect(bench.run(line).report == "0 written, 2 unchanged")
        try bench.write("o/t.scss", "old")
        #expect(bench.run(line).report == "wrote o/t.scss\n1 written, 1 unchanged")
        let later = try FileManager.default.attributesOfItem(atPath: path)
        for key in [FileAttributeKey.modificationDate, .systemFileNumber] {
            #expect(earlier[key] as? NSObject == later[key] as? NSObject)
        }
        let json = bench.run(line + " --diagnostics json").errorDocument
        let text = String(decoding: json, as: UTF8.self)
        #expect(text.contains(#""written": []"#) && text.contains(#""o/t.css""#))
    }

    @Test(arguments: [
        ("--only gup", "closest path is 'gap'"), ("--only a..b", "single dots"),
        ("--except gap.small", "'gap.small' of '--except' matches no token"),
        ("--except gap", "no token is left"), ("--roles", "[no-layers]"),
        ("--prefix 1a", "not valid for '--prefix'"), ("--selector dark", "write CONTEXT=SELECTOR"),
        ("--names {0}", "which is neither a step"), ("--names gap", "has no step of the path"),
        ("--names Camel:{1..}", "known are 'kebab:', 'snake:', 'camel:', 'pascal:'"),
        ("--selector dark=.dark", "unknown context"), ("--selector :root=a{", "contains a '{'"),
        ("--selector :root=../x", "the selector '../x' of ':root' has a '.' without a name"),
        ("--selector :root=a --selector :root=b", "given twice for ':root'"),
        ("--filename css", "write FORMAT=PATTERN"), ("--filename cs=x", "unknown format 'cs'"),
        ("--filename css=../x", "below the output directory"),
        ("--filename css={theme}", "use one of '{name}'"),
    ])
    func `rejects invalid options`(options: String, words: String) throws {
        let bench = try ToolHarness(["t.tokens.json": tokens])
        let outcome = bench.run("tokens build t.tokens.json --format css --out o \(options)")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains(words), "\(outcome.report)")
        #expect(bench.contents == ["t.tokens.json"])
    }
}
