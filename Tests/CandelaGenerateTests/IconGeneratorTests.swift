import CandelaDTCG
import Testing
import candela_generate

struct IconGeneratorTests {
    private static let square =
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"#
        + #"<path fill="currentColor" d="M2 2L22 2L22 22Z"/></svg>"#

    /// The generator's output for a table and drawings, as text or as diagnostics.
    private func generated(
        _ table: String, _ drawings: [String: String]
    ) -> (text: String?, report: String) {
        let access = FileAccess { path throws(FileAccessError) in
            if path == IconSource.tablePath(in: IconGenerator.source) { return Array(table.utf8) }
            guard let text = drawings[path] else { throw .missing }
            return Array(text.utf8)
        }
        var diagnostics: [Diagnostic] = []
        let files = IconGenerator.files(access, diagnostics: &diagnostics)
        #expect(files == nil || files?.count == 1)
        return (files?.first?.text, diagnostics.report)
    }

    @Test func `prints a member and a table row for each icon, by path`() throws {
        let (text, report) = generated(
            """
            [{"name": "sun-dim", "description": "A sun.", "sfSymbols": "sun.min", "mirrors": true},
             {"name": "bed", "description": "A \\"bed\\".", "materialSymbols": "b", "a2ui": "c"}]
            """,
            ["Tokens/icon/sun-dim.svg": Self.square, "Tokens/icon/bed.svg": Self.square + "\n"])
        #expect(report == "")
        let lines = try #require(text).split(separator: "\n").map {
            $0.drop { $0 == " " }
        }
        #expect(
            lines.suffix(from: 2) == [
                "extension Role<IconKind> {", #"/// A "bed". Token `icon.bed`."#,
                "public static var bed: Self { Self(at: 0) }", "/// A sun. Token `icon.sun-dim`.",
                "public static var sunDim: Self { Self(at: 1) }", "}", "extension IconKind {",
                "/// The package's icons.",
                "public static let generated = GeneratedRoles(12, paths: [", #""icon.bed","#,
                #""icon.sun-dim","#, "])",
                "static let table: [String] = [",
                #""M2 2L22 2L22 22Z", "A \"bed\".", "", "", "b", "c","#,
                #""M2 2L22 2L22 22Z", "A sun.", "mirrors", "sun.min", "", "","#, "]", "}",
            ])
    }

    @Test(arguments: [
        (
            #"[{"name": "a"}]"#,
            "Tokens/icon/icons.json:1:2: error: an icon needs a 'name'", "bad-icon"
        ),
        (
            #"[{"name": "a", "description": "A.", "sfSymbol": "x"}]"#,
            "Tokens/icon/icons.json:1:49: error: icon 'a' has an invalid 'sfSymbol'", "bad-icon"
        ),
        (
            #"[{"name": "a", "description": "A.", "a2ui": 1}]"#,
            "Tokens/icon/icons.json:1:45: error: icon 'a' has an invalid 'a2ui'", "bad-icon"
        ),
        (
            #"[{"name": "a", "description": "A.", "mirrors": "yes"}]"#,
            "Tokens/icon/icons.json:1:48: error: icon 'a' has an invalid 'mirrors'", "bad-icon"
        ),
        (
            #"[{"name": "repeat", "description": "A."}]"#,
            "Tokens/icon/icons.json:1:2: error: icon 'repeat' is a Swift keyword", "bad-member-name"
        ),
        (
            #"[{"name": "b", "description": "B."}]"#,
            "Tokens/icon/icons.json:1:11: error: 'Tokens/icon/b.svg' does not exist",
            "unreadable-file"
        ),
        (
            #"[{"name": "two", "description": "Two."}]"#,
            "Tokens/icon/two.svg:1:1: error: 'Tokens/icon/two.svg' is not one path in one colour",
            "bad-icon"
        ),
        (
            #"[{"name": "a", "description": "A."}, {"name": "a", "description": "B."}]"#,
            "error: icons 'a' and 'a' would both be 'IconRole.a'", "member-name-clash"
        ),
        (
            """
            [{"name": "a", "description": "A.", "sfSymbols": "x"},
             {"name": "c", "description": "C.", "sfSymbols": "x"}]
            """,
            "error: icons 'c' and 'a' are both 'x' in SF Symbols", "icon-name-clash"
        ),
    ])
    func `reports problems, and prints nothing`(table: String, words: String, id: String) {
        let two = Self.square.replacing("</svg>", with: #"<path d="M2 2Z"/></svg>"#)
        let (text, report) = generated(
            table,
            [
                "Tokens/icon/a.svg": Self.square, "Tokens/icon/c.svg": Self.square,
                "Tokens/icon/repeat.svg": Self.square, "Tokens/icon/two.svg": two,
            ])
        #expect(text == nil)
        #expect(report.hasPrefix(words))
        #expect(report.contains("[\(id)]"))
    }
}
