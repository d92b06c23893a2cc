import CandelaDTCG
import Testing

struct CaseFoldingTests {
    /// From the Unicode Character Database, `CaseFolding.txt`: statuses C and F.
    @Test(arguments: [
        ("ß", "ss"), ("ẞ", "ss"), ("STRASSE", "strasse"), ("Straße", "strasse"), ("ς", "σ"),
        ("Σ", "σ"), ("ſ", "s"), ("\u{212A}", "k"), ("µ", "μ"), ("ﬁ", "fi"), ("ŉ", "ʼn"),
        ("İ", "i\u{307}"), ("ı", "ı"), ("I", "i"), ("ǅ", "ǆ"), ("ᾳ", "αι"),
    ])
    func `folds strings that differ only in letter case to one`(text: String, folded: String) {
        #expect(text.caseFolded == folded)
        #expect(text.caseFolded.caseFolded == folded)
    }

    @Test(arguments: [
        ("ß", "ẞ", "SS"), ("ß", "SS", "ss"), ("\u{212A}", "k", "K"), ("σ", "ς", "Σ"),
        ("dark", "Dark", "DARK"),
    ])
    func `contexts with the same folded name are reported with their places`(
        one: String, other: String, third: String
    ) throws {
        let text = """
            {"version": "2025.10", "sets": {"s": {"sources": [{"n": {"$type": "number", "$value": 1}}]}},
            "modifiers": {"m": {"contexts": {
            "\(one)": [],
            "\(other)": []}, "default": "\(one)"}},
            "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
            """
        var found: [Diagnostic] = []
        let files = FileAccess { _ throws(FileAccessError) in Array(text.utf8) }
        let project = try #require(
            TokenProject.load("r.json", files: files, diagnostics: &found))
        let clash = try #require(
            TokenCheck.run(project, after: found).first { $0.id == "file-clash" })
        #expect(clash.place == SourcePosition(file: "r.json", line: 4, column: 1))
        // With a third spelling neither is preferred.
        var asked: [Diagnostic] = []
        #expect(project.resolve(["m": third], diagnostics: &asked) == nil)
        #expect(asked.map(\.id) == ["ambiguous-input"])
    }
}
