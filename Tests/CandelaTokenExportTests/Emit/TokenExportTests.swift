import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

struct TokenExportTests {
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
