import CandelaTestSupport
import CandelaTokenExport
import Testing

struct ResolvedDTCGTests {
    private func files(_ export: TokenExport) -> [EmittedFile] {
        var diagnostics: [Diagnostic] = []
        let files = OutputFormat.dtcg.files(for: export, diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        return files
    }

    @Test func `keeps groups and their properties, roots, extensions and spellings`() throws {
        let (export, found) = try ForeignSet.export(
            """
            {"$schema": "https://example.org/s.json",
             "g": {"$type": "number", "$deprecated": "gone", "$description": "G",
               "$extensions": {"x.y": [1.0, null]},
               "$root": {"$value": 1e0},
               "a": {"$type": "fontWeight", "$value": "{n.b}", "$deprecated": false},
               "empty": {}},
             "n": {"b": {"$type": "fontWeight", "$value": 350.0, "$extensions": {"z": {"q": 1.50}}},
               "c": {"$ref": "#/g/$root", "$description": "C"}},
             "h": {"$extends": "{g}", "a": {"$value": 2}}}
            """)
        #expect(found.isEmpty)
        let files = files(export)
        #expect(files.map(\.path) == ["test.tokens.json"])
        let lines = files[0].text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let group =
            #""$type": "number","$description": "G","$deprecated": "gone","#
            + #""$extensions": {"x.y": [1.0,null]},"#
        let root = #""$root": {"$type": "number","$value": 1e0},"#
        #expect(
            lines.joined()
                == #"{"g": {"# + group + root
                + #""a": {"$type": "fontWeight","$value": 350.0,"$deprecated": false},"empty": {}},"#
                + #""n": {"b": {"$type": "fontWeight","$value": 350.0,"#
                + #""$extensions": {"z": {"q": 1.50}}},"#
                + #""c": {"$type": "number","$value": 1e0,"$description": "C"}},"h": {"#
                + group + #""a": {"$type": "number","$value": 2},"# + root + #""empty": {}}}"#)
    }

    @Test func `resolves to the same tokens as the source`() throws {
        let (export, found) = try ForeignSet.export()
        #expect(found.isEmpty)
        let files = files(export)
        #expect(files.count == 8)
        #expect(files[0].path == "compact.day.tokens.json")
        for (file, permutation) in zip(files, export.permutations) {
            var flat = JSONWriter(style: .compact)
            permutation.tokens.writeJSON(to: &flat)
            let run = TokenFixture(file.text).resolve()
            #expect(run.diagnostics.isEmpty)
            #expect(run.json + "\n" == String(decoding: flat.finish(), as: UTF8.self))
        }
    }
}
