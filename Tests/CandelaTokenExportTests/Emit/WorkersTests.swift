import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Dispatch
import Testing

/// Parallel work gives the same results as serial work.
struct WorkersTests {
    private static let threads = Workers(count: 4) {
        DispatchQueue.concurrentPerform(iterations: $0, execute: $1)
    }

    /// More colours than one worker's portion, in four contexts. Each of three overrides a colour,
    /// one of them with a colour that contradicts its `hex` and one with an alias.
    private static let resolver: String = {
        let colors = (0..<2_500).map {
            """
            "c\($0)": {"$value": {"colorSpace": "oklch", "components": [0.\($0 % 9 + 1), 0.2, \
            \($0 % 360)]}, "$description": "Number \($0)"}
            """
        }
        return """
            {"version": "2025.10",
             "sets": {"base": {"sources": [{"$type": "color", \(colors.joined(separator: ", ")),
               "last": {"$value": "{c7}"}}]}},
             "modifiers": {"scheme": {"contexts": {
               "light": [],
               "dark": [{"c3": {"$type": "color", "$value":
                 {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#00ff00"}}}],
               "light-increased": [{"c7": {"$type": "color", "$value":
                 {"colorSpace": "srgb", "components": [0, 0, 1]}}}],
               "dark-increased": [{"c2400": {"$type": "color", "$value": "{c3}"}}]}}},
             "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}]}
            """
    }()

    private static func project() throws -> TokenProject {
        var diagnostics: [Diagnostic] = []
        let fixture = TokenFixture(resolver, named: "test.resolver.json")
        let project = TokenProject.load(
            fixture.entry, files: fixture.access, diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        return try #require(project)
    }

    @Test func `keeps results in order`() {
        let squares = Self.threads.map(1_000) { $0 * $0 }
        #expect(squares == (0..<1_000).map { $0 * $0 })
        #expect(Self.threads.map(0) { $0 }.isEmpty)
    }

    @Test(arguments: [[], [OutputFormat.css], OutputFormat.allCases])
    func `makes the same files and messages`(formats: [OutputFormat]) throws {
        let project = try Self.project()
        func build(_ workers: Workers) -> (files: [EmittedFile], diagnostics: [Diagnostic]) {
            var diagnostics: [Diagnostic] = []
            var export = TokenExport(
                project, Array(project.permutations), name: "test", with: workers,
                diagnostics: &diagnostics)
            let files = export.files(
                as: formats, options: ExportOptions(), with: workers, diagnostics: &diagnostics)
            return (files, diagnostics)
        }
        let (ordered, spread) = (build(.one), build(Self.threads))
        #expect(ordered.files == spread.files)
        #expect(ordered.diagnostics == spread.diagnostics)
        #expect(ordered.files.isEmpty == formats.isEmpty)
        #expect(ordered.diagnostics.contains { $0.id == "contradicting-hex" })
    }

    @Test func `shares no values that differ between contexts`() throws {
        let project = try Self.project()
        var diagnostics: [Diagnostic] = []
        let export = TokenExport(
            project, Array(project.permutations), name: "test", with: Self.threads,
            diagnostics: &diagnostics)
        let variants = export.variants(diagnostics: &diagnostics)
        let variant = try #require(variants.first)
        #expect(variants.count == 1)
        #expect(variant.tokens.count == 2_501)
        for (permutation, appearance) in zip(export.permutations, ExportAppearance.allCases) {
            // Resolved separately, without the results of other contexts.
            var found: [Diagnostic] = []
            let alone = try #require(
                project.resolve(permutation.inputs, diagnostics: &found)?.tokens)
            #expect(alone == permutation.tokens.tokens)
            #expect(alone.map(\.path) == variant.tokens.map(\.path))
            #expect(alone.map(\.value) == variant.tokens.map { $0.value(in: appearance) })
        }
        let varying = variant.tokens.filter { !$0.overrides.isEmpty }.map(\.path)
        // The alias changes with its target.
        #expect(varying == ["c3", "c7", "c2400", "last"])
    }
}
