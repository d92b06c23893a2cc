import CandelaStringCatalogs
import CandelaJSON
import Foundation
import Testing
import candela_generate

/// The committed files under `Generated/` are those of the committed catalog.
struct PhraseCatalogTests {
    private let top = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func `has no errors`() throws {
        var diagnostics: [Diagnostic] = []
        _ = try files(&diagnostics)
        #expect(diagnostics.isEmpty, "\(diagnostics.report)")
    }

    @Test func `generates the committed files`() throws {
        var diagnostics: [Diagnostic] = []
        let files = try files(&diagnostics)
        for file in files {
            let committed = try String(contentsOf: top.appending(path: file.path), encoding: .utf8)
            #expect(committed == file.text, "\(file.path) is stale: run swift run candela-generate")
        }
        for folder in PhraseGenerator.catalogs.map(\.folder) {
            // The lists of used phrases are recorded.
            let names = try FileManager.default.contentsOfDirectory(
                atPath: top.appending(path: folder).path()
            ).filter { !$0.hasPrefix("UsedPhrases+") }
            let expected = files.map(\.path).filter { $0.hasPrefix(folder) }
            #expect(names.map { "\(folder)/\($0)" }.sorted() == expected.sorted())
        }
    }

    @Test func `generates the same files twice`() throws {
        var diagnostics: [Diagnostic] = []
        #expect(try files(&diagnostics) == files(&diagnostics))
    }

    private func files(_ diagnostics: inout [Diagnostic]) throws -> [GeneratedFile] {
        try PhraseGenerator.catalogs.flatMap { catalog in
            let bytes = try Data(contentsOf: top.appending(path: catalog.path))
            return try #require(
                PhraseGenerator.files(
                    of: catalog, Array(bytes), named: catalog.path,
                    units: ["pounds", "kilograms"], diagnostics: &diagnostics))
        }
    }
}
