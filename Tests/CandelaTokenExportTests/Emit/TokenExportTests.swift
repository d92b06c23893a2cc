import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

struct TokenExportTests {
    /// Formats with all appearances in a file have one direction for all.
    @Test func `a hint that varies with the appearance is named in a warning`() throws {
        func fade(_ direction: String) -> String {
            #"[{"a": {"$type": "gradient", "$value": [{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 0}], "$extensions": {"org.candela": {"direction": "\#(direction)", "on": ["\#(direction)"]}}}}]"#
        }
        let text = #"""
            {"version": "2025.10", "modifiers": {"m": {"contexts": {
               "light": \#(fade("top-bottom")),
               "dark": \#(fade("bottom-top"))}}},
             "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
            """#
        var (export, diagnostics) = try ForeignSet.export(text, from: "t.resolver.json")
        _ = OutputFormat.css.files(for: export, diagnostics: &diagnostics)
        #expect(diagnostics.map(\.id) == ["hint-varies"])
        #expect(diagnostics.first?.message.contains("'direction' in 'dark'") == true)
        #expect(diagnostics.first?.place?.line == 3)
        #expect(diagnostics.first?.notes.first?.place?.line == 2)
    }

    @Test(arguments: [
        (OutputFormat.css, "linear-gradient(45deg, "), (.scss, "linear-gradient(45deg, "),
        (.tailwind, "linear-gradient(45deg, "), (.ts, "angle: 45"),
    ])
    func `a gradient has its angle`(format: OutputFormat, words: String) throws {
        let stop = #"{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 0}"#
        var (export, diagnostics) = try ForeignSet.export(
            #"{"a": {"$type": "gradient", "$value": [\#(stop)], "$extensions": {"org.candela": {"angle": 45}}}}"#
        )
        let files = format.files(for: export, diagnostics: &diagnostics)
        #expect(files.contains { $0.text.contains(words) }, "\(files.map(\.text))")
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [
        (OutputFormat.swift, 0), (OutputFormat.swiftui, 1), (OutputFormat.android, 0),
        (OutputFormat.compose, 0), (OutputFormat.json, 0), (OutputFormat.dtcg, 0),
    ])
    func `a format that cannot draw an angle exactly says so`(format: OutputFormat, count: Int)
        throws
    {
        let stop = #"{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 0}"#
        func gradient(_ hints: String) -> String {
            #"{"$type": "gradient", "$value": [\#(stop)], "$extensions": {"org.candela": {\#(hints)}}}"#
        }
        var (export, diagnostics) = try ForeignSet.export(
            #"{"a": \#(gradient(#""angle": 45"#)), "b": \#(gradient(#""angle": 45, "direction": "top-bottom""#))}"#
        )
        _ = format.files(for: export, diagnostics: &diagnostics)
        let found = diagnostics.filter { $0.id == "gradient-angle" }
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.message.hasPrefix("'a' has") })
    }

    /// Two brands in three appearances; `fg` is lighter in dark mode, `bg` the same everywhere.
    static let brands = """
        {"version": "2025.10",
         "modifiers": {
           "brand": {"contexts": {
             "one": [{"n": {"$type": "number", "$value": 1}}],
             "two": [{"n": {"$type": "number", "$value": 2}}]}},
           "scheme": {"contexts": {
             "light": [{"fg": {"$type": "number", "$value": 10}}],
             "dark": [{"fg": {"$type": "number", "$value": 20}}],
             "dark-high-contrast": [{"fg": {"$type": "number", "$value": 30}}]},
             "default": "light"}},
         "resolutionOrder": [{"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/scheme"}]}
        """

    private func export(
        _ text: String, from file: String = "test.resolver.json"
    ) throws -> (export: TokenExport, variants: [ExportVariant], diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let fixture = TokenFixture(text, named: file)
        let loaded = TokenProject.load(
            fixture.entry, files: fixture.access, diagnostics: &diagnostics)
        let project = try #require(loaded)
        let export = TokenExport(
            project, project.permutations, name: "test", diagnostics: &diagnostics)
        let variants = export.variants(diagnostics: &diagnostics)
        return (export, variants, diagnostics)
    }

    @Test func `groups permutations that differ only in appearance`() throws {
        let (export, variants, diagnostics) = try export(Self.brands)
        #expect(diagnostics.isEmpty)
        #expect(export.permutations.count == 6)
        #expect(variants.map(\.name) == ["one", "two"])
        for (variant, n) in zip(variants, [1.0, 2]) {
            #expect(variant.appearances == [.light, .dark, .darkIncreased])
            #expect(variant.tokens.map(\.path) == ["n", "fg"])
            let (number, foreground) = (variant.tokens[0], variant.tokens[1])
            #expect(number.base.value == .number(n))
            #expect(number.overrides.isEmpty)
            #expect(
                ExportAppearance.allCases.map(foreground.value(in:))
                    == [.number(10), .number(20), .number(10), .number(30)])
        }
    }

    @Test func `reports a token missing in one appearance`() throws {
        let (_, _, diagnostics) = try export(
            """
            {"version": "2025.10",
             "modifiers": {"m": {"contexts": {
               "light": [{"a": {"$type": "number", "$value": 1}}],
               "dark": [{"b": {"$type": "number", "$value": 1}}]}}},
             "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
            """)
        #expect(diagnostics.map(\.id) == ["missing-in-context", "missing-in-context"])
        #expect(diagnostics.map { $0.place?.line } == [3, 4])
    }

    @Test func `treats a plain token file as one variant`() throws {
        let (export, variants, diagnostics) = try export(
            #"{"a": {"$type": "number", "$value": 1}}"#, from: "test.tokens.json")
        #expect(diagnostics.isEmpty)
        #expect(variants.map(\.name) == ["test"])
        #expect(export.permutations.map(\.name) == ["test"])
        var problems: [Diagnostic] = []
        let files = OutputFormat.json.files(for: export, diagnostics: &problems)
        #expect(problems.isEmpty)
        #expect(files.map(\.path) == ["test.json"])
        #expect(
            String(decoding: files[0].bytes, as: UTF8.self)
                == "{\n  \"a\": {\n    \"$type\": \"number\",\n    \"$value\": 1\n  }\n}\n")
    }
}
