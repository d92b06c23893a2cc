import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

/// Prefixes, file names and files for each top-level group, in every format.
struct ExportNamesTests {
    private static let colors = """
        {"version": "2025.10",
         "sets": {"all": {"sources": [{
           "color": {"$type": "color", "ink": {"$value":
             {"colorSpace": "srgb", "components": [0, 0, 0]}}},
           "tint": {"sky": {"$type": "color", "$value":
             {"colorSpace": "srgb", "components": [0, 1, 1]}}}}]}},
         "modifiers": {"brand": {"contexts": {"one": [], "two": []}}},
         "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/brand"}]}
        """

    private func files(
        _ format: OutputFormat, _ change: (inout ExportOptions) throws -> Void
    ) throws -> (files: [EmittedFile], text: String) {
        var diagnostics: [Diagnostic] = []
        let fixture = TokenFixture(Self.colors, named: "t.resolver.json")
        let loaded = TokenProject.load(
            fixture.entry, files: fixture.access, diagnostics: &diagnostics)
        let project = try #require(loaded)
        let export = TokenExport(
            project, project.permutations, name: "t", diagnostics: &diagnostics)
        var options = ExportOptions()
        try change(&options)
        let files = format.files(for: export, options: options, diagnostics: &diagnostics)
        #expect(diagnostics.filter { $0.severity == .error } == [])
        return (files, files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined())
    }

    @Test(arguments: [
        (OutputFormat.json, "\"acme.color.ink\": {"), (.dtcg, "\"acme\": {\n    \"color\""),
        (.css, "--acme-color-ink: "), (.tailwind, "--color-acme-ink: "),
        (.scss, "$acme-color-ink: "), (.ts, "acmeColorInk: "),
        (.swift, "let acmeColorInk: "), (.swiftui, "let acmeColorInk: "),
        (.android, "name=\"acme_color_ink\""), (.compose, ".acmeColorInk: "),
    ])
    func `puts the prefix before every name`(format: OutputFormat, text: String) throws {
        #expect(try files(format) { $0.prefix = "acme" }.text.contains(text))
    }

    /// `$root` is never part of a name, and steps that a path lacks are left out.
    @Test(arguments: [
        ("{1}-{2..}", OutputFormat.css, "--color-ink: "), ("{2..}", .css, "--ink: "),
        ("{-1}", .css, "--ink: "), ("{3..}x{1}", .css, "--xcolor: "),
        ("ds-{-1}-{1..-2}", .css, "--ds-ink-color: "), ("camel:{-1}-{1}", .css, "--inkColor: "),
        ("snake:{1..}", .scss, "$color_ink: "), ("pascal:{1..}", .ts, "ColorInk: "),
        ("kebab:{1..}", .ts, "\"color-ink\": "), ("{-1}-{1}", .ts, "inkColor: "),
        ("{-1}-{1}", .tailwind, "--color-ink: "), ("camel:{-1}-{1}", .swift, "let inkColor: "),
        ("{-1}-{1}", .swiftui, "let inkColor: "), ("kebab:{2..}", .android, "name=\"ink\""),
        ("{-1}.{1}", .compose, ".inkColor: "), ("{2..}", .json, "\"color.ink\": {"),
    ])
    func `names tokens by a pattern of the steps`(
        pattern: String, format: OutputFormat, text: String
    ) throws {
        let found = try files(format) {
            $0.names = try NamePattern(pattern)
            $0.isSplit = true
        }
        #expect(found.text.contains(text), "\(found.text)")
    }

    @Test(arguments: [
        (OutputFormat.css, "kebab(--):pf.t.{1..}", "--pf--t--color--text-muted: 1;"),
        (.scss, "kebab(--):pf.{1..}", "$pf--color--text-muted: 1;"),
        (.css, "snake(__):{-1}.{1}", "--text_muted__color: 1;"),
        (.css, "camel(-):{1..}", "--color-textMuted: 1;"),
        (.ts, "pascal(_):{1..}", "\"Color_TextMuted\": 1,"),
        // Names of Swift have the case of the language.
        (.swift, "kebab(--):{1..}", "static let colorTextMuted: Double = 1"),
    ])
    func `a pattern sets what joins the steps`(
        format: OutputFormat, pattern: String, line: String
    ) throws {
        var (export, diagnostics) = try ForeignSet.export(
            #"{"color": {"text-muted": {"$type": "number", "$value": 1}}}"#)
        var options = ExportOptions()
        options.names = try NamePattern(pattern)
        let files = format.files(for: export, options: options, diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors)
        #expect(files.contains { $0.text.contains(line) }, "\(files.map(\.text))")
    }

    @Test(arguments: [
        ("{1..}", "--space-minus-4: -4;", "--space-4: 4;"),
        ("{-1}", "--minus-4: -4;", "--4: 4;"),
        ("x-{2..}", "--x-minus-4: -4;", "--x-4: 4;"),
        ("x.{2}", "--x-minus-4: -4;", "--x-4: 4;"),
        ("{1}{2}", "--space-minus-4: -4;", "--space4: 4;"),
        ("camel:x-{2}", "--xMinus4: -4;", "--x4: 4;"),
        ("kebab(--):x{-1}.{1}", "--x-minus-4--space: -4;", "--x4--space: 4;"),
    ])
    func `a pattern keeps the minus of a negative step`(
        pattern: String, negative: String, positive: String
    ) throws {
        var (export, diagnostics) = try ForeignSet.export(
            #"{"space": {"$type": "number", "4": {"$value": 4}, "-4": {"$value": -4}}}"#)
        var options = ExportOptions()
        options.names = try NamePattern(pattern)
        let files = OutputFormat.css.files(
            for: export, options: options, diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors, "\(diagnostics.report)")
        let text = files.map(\.text).joined()
        #expect(text.contains(negative) && text.contains(positive), "\(text)")
    }

    @Test func `names in an asset catalog are folders at dots`() throws {
        let paths = try files(.xcassets) { $0.names = try NamePattern("{-1}.{1}") }.files.map(
            \.path)
        #expect(paths.contains("OneTokens.xcassets/ink/color.colorset/Contents.json"))
    }

    @Test func `a pattern that gives two tokens one name is an error with both places`() throws {
        let text =
            #"{"a": {"x": {"$type": "number", "$value": 1}},"# + "\n"
            + #" "b": {"x": {"$type": "number", "$value": 1}}}"#
        var (export, diagnostics) = try ForeignSet.export(text, from: "t.tokens.json")
        var options = ExportOptions()
        options.names = try NamePattern("{-1}")
        _ = OutputFormat.css.files(for: export, options: options, diagnostics: &diagnostics)
        let clash = try #require(diagnostics.first)
        #expect(clash.description.hasPrefix("t.tokens.json:2:8: error: 'b.x' and 'a.x' would both"))
        #expect(clash.id == "identifier-clash" && clash.notes.first?.place?.line == 1)
    }

    /// Formats with names in other cases: in `json` all tokens stay.
    @Test(arguments: [
        OutputFormat.css, .scss, .tailwind, .ts, .swift, .swiftui, .android, .compose, .json,
    ])
    func `lenient reading leaves out the later of two tokens with one name`(
        format: OutputFormat
    ) throws {
        let text =
            #"{"$type": "number", "a-b": {"$value": 1},"# + "\n"
            + #" "aB": {"$value": 2}, "a": {"b": {"$value": 3}}, "🎨": {"$value": 4}, "c": {"$value": 5}}"#
        var diagnostics: [Diagnostic] = []
        let fixture = LenientFixture(text, named: "t.tokens.json")
        let project = try #require(fixture.run.project)
        let export = TokenExport(project, [[:]], name: "t", diagnostics: &diagnostics)
        let files = format.files(for: export, diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors, "\(diagnostics.report)")
        let clashes = diagnostics.filter { $0.id == "identifier-clash" }
        guard format != .json else {
            #expect(clashes.isEmpty && files.contains { $0.text.contains("\"aB\"") })
            return
        }
        #expect(clashes.map(\.severity) == [.warning, .warning])
        #expect(clashes.allSatisfy { $0.message.hasSuffix("is left out") })
        #expect(clashes.first?.place?.line == 2 && clashes.first?.notes.first?.place?.line == 1)
        let own = files.filter {
            !$0.path.contains("TokenTypes") && !$0.path.contains("TokenValues")
        }
        let all = own.map(\.text).joined()
        for number in [2, 3] {
            let isWritten = [
                "= \(number)\n", ": \(number);", ": \(number),", ">\(number)<", " \(number)f\n",
            ]
            .contains { all.contains($0) }
            #expect(!isWritten, "\(all)")
        }
        for number in [1, 5] {
            let isWritten = [
                "= \(number)\n", ": \(number);", ": \(number),", ">\(number)<", " \(number)f\n",
            ]
            .contains { all.contains($0) }
            #expect(isWritten, "\(all)")
        }
    }

    @Test(arguments: [
        ("{2..", NamePattern.Fault.braces), ("{}", .braces), ("name", .fixed), ("", .fixed),
        ("{0}", .steps("0")), ("{two}", .steps("two")), ("{1..2..3}", .steps("1..2..3")),
        ("{..2}", .steps("..2")), ("{+1}", .steps("+1")),
        ("kebab(.):{1..}", .separator(".")), ("kebab():{1..}", .separator("")),
        ("snake(----):{1..}", .separator("----")), ("Camel:{1..}", .style("Camel:")),
        ("camelCase:{1..}", .style("camelCase:")), ("kebap(--):{1..}", .style("kebap(--):")),
        ("kebab(--){1..}", .style("kebab(--)")), (":{1..}", .style(":")),
    ])
    func `rejects invalid patterns of names`(text: String, fault: NamePattern.Fault) {
        #expect(throws: fault) { try NamePattern(text) }
    }

    @Test func `makes the prefix a folder of asset catalogs`() throws {
        let paths = try files(.xcassets) { $0.prefix = "acme" }.files.map(\.path)
        #expect(paths.contains("OneTokens.xcassets/acme/color/ink.colorset/Contents.json"))
    }

    @Test(arguments: [
        (OutputFormat.json, "one.color.json", "one.tint.json"),
        (.dtcg, "one.color.tokens.json", "two.tint.tokens.json"),
        (.css, "one-color.css", "two-tint.css"),
        (.tailwind, "one-color.tailwind.css", "two-tint.tailwind.css"),
        (.scss, "one-color.scss", "two-tint.scss"),
        (.ts, "one-color.mjs", "one-color.d.mts"),
        (.swift, "OneColorTokens.swift", "TwoTintTokens.swift"),
        (.swiftui, "OneColorTokens+SwiftUI.swift", "TwoTintTokens+SwiftUI.swift"),
        (
            .xcassets, "OneColorTokens.xcassets/Contents.json",
            "TwoTintTokens.xcassets/Contents.json"
        ),
        (.android, "one_color/res/values/tokens.xml", "two_tint/res/values/tokens.xml"),
        (.compose, "OneColorTokens.kt", "TwoTintTokens.kt"),
    ])
    func `writes files for every top-level group`(format: OutputFormat, one: String, two: String)
        throws
    {
        let files = try files(format) { $0.isSplit = true }.files
        let paths = files.map(\.path)
        #expect(paths.contains(one) && paths.contains(two), "\(paths)")
        for file in files where file.path.lowercased().contains("color") {
            #expect(!String(decoding: file.bytes, as: UTF8.self).contains("sky"), "\(file.path)")
        }
    }

    @Test(arguments: [
        (OutputFormat.json, "a/{brand}/{name}", "a/one/one.json"),
        (.dtcg, "{name}", "two.tokens.json"), (.tailwind, "{name}", "two.css"),
        (.css, "{brand}/theme-{name}", "two/theme-two.css"),
        (.scss, "_{name}", "_one.scss"), (.ts, "{name}/index", "one/index.d.mts"),
        (.swift, "Sources/{name}", "Sources/OneTokens.swift"),
        (.swiftui, "UI/{name}", "UI/TwoTokens.swift"),
        (.xcassets, "{brand}", "one.xcassets/color/ink.colorset/Contents.json"),
        (.android, "{brand}/src/main", "one/src/main/res/values/tokens.xml"),
        (.compose, "kt/{name}", "kt/OneTokensPart1.kt"),
    ])
    func `names files by a pattern`(format: OutputFormat, pattern: String, path: String) throws {
        let paths = try files(format) {
            $0.files[format] = try FilePattern(pattern)
        }.files.map(\.path)
        #expect(paths.contains(path), "\(paths)")
    }

    /// JSON has a file for each appearance, which a pattern may name; style sheets contain all of
    /// them.
    @Test(arguments: [
        (OutputFormat.json, ["name", "brand", "mode"]), (.dtcg, ["name", "brand", "mode"]),
        (.css, ["name", "brand"]), (.swift, ["name", "brand"]),
    ])
    func `a pattern may use only contexts that a file is specific to`(
        format: OutputFormat, names: [String]
    ) throws {
        let text = Self.colors.replacing(
            #""brand":"#,
            with: #""mode": {"contexts": {"light": [], "dark": []}}, "brand":"#
        ).replacing(
            ##"{"$ref": "#/modifiers/brand"}"##,
            with: ##"{"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/mode"}"##)
        var diagnostics: [Diagnostic] = []
        let fixture = TokenFixture(text, named: "t.resolver.json")
        let project = try #require(
            TokenProject.load(
                fixture.entry, files: fixture.access, diagnostics: &diagnostics))
        #expect(project.patternNames(format, ExportOptions()) == names)
        var options = ExportOptions()
        options.isSplit = true
        #expect(project.patternNames(format, options).contains("group"))
    }

    @Test func `replaces the group in a pattern`() throws {
        let paths = try files(.css) {
            $0.isSplit = true
            $0.files[.css] = try FilePattern("{brand}/{group}")
        }.files.map(\.path)
        #expect(paths == ["one/color.css", "one/tint.css", "two/color.css", "two/tint.css"])
    }

    @Test(arguments: [
        ("", FilePattern.Fault.emptyStep), ("a//b", .emptyStep), ("/a", .emptyStep),
        ("../{name}", .dots), ("a/.", .dots), ("{name", .braces), ("name}", .braces),
        ("{}", .braces), ("{a{b}}", .braces),
    ])
    func `rejects invalid patterns`(text: String, fault: FilePattern.Fault) {
        #expect(throws: fault) { try FilePattern(text) }
    }

    @Test func `keeps files with any context name inside their folder`() throws {
        var diagnostics: [Diagnostic] = []
        let text = Self.colors.replacing("\"one\"", with: "\"../../x\"")
        let fixture = TokenFixture(text, named: "t.resolver.json")
        let loaded = TokenProject.load(
            fixture.entry, files: fixture.access, diagnostics: &diagnostics)
        let project = try #require(loaded)
        let export = TokenExport(
            project, project.permutations, name: "t", diagnostics: &diagnostics)
        var options = ExportOptions()
        options.files[.css] = try FilePattern("{brand}/{name}")
        let files = OutputFormat.css.files(for: export, options: options, diagnostics: &diagnostics)
        #expect(diagnostics.contains { $0.id == "unusable-file-name" && $0.severity == .error })
        #expect(files.map(\.path) == ["two/two.css"])
    }
}
