import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

/// Texts with characters that could make a file look like another one.
struct UnprintableTextTests {
    /// One character of each range that is not printable, above those that JSON must escape.
    private static let marks = "\u{7F}\u{85}\u{9B}\u{2028}\u{202A}\u{202E}\u{2066}\u{2069}"

    private static let tokens = """
        {"text": {"$type": "string", "$value": "a\(marks)b", "$description": "c\(marks)d",
          "$deprecated": "e\(marks)f", "$extensions": {"x\(marks)": "y\(marks)"}},
         "quoted": {"$type": "string", "$value": "url('a\(marks)')"},
         "font": {"$type": "fontFamily", "$value": ["g\(marks)h"]},
         "n\(marks)": {"$type": "number", "$value": 1},
         "style": {"$type": "typography", "$value": {"fontFamily": "i\(marks)j",
           "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 400, "lineHeight": 1,
           "letterSpacing": {"value": 0, "unit": "px"}}}}
        """

    private func texts(_ format: OutputFormat) throws -> [String] {
        var diagnostics: [Diagnostic] = []
        let project = try #require(LenientFixture(Self.tokens).run.project)
        let export = TokenExport(project, [[:]], name: "t", diagnostics: &diagnostics)
        let files = format.files(for: export, diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors, "\(diagnostics.report)")
        return files.map(\.text)
    }

    @Test(arguments: OutputFormat.allCases)
    func `no format has an unprintable character`(format: OutputFormat) throws {
        for text in try texts(format) {
            let found = text.unicodeScalars.filter { $0.isUnprintable && $0 != "\n" }
            #expect(found.isEmpty, "\(found.map { String($0.value, radix: 16) }) in \(text)")
        }
    }

    @Test(arguments: [
        (OutputFormat.css, #"\7f \85 \9b \2028 \202a \202e \2066 \2069 h""#),
        (.tailwind, #"\7f \85 \9b \2028 \202a \202e \2066 \2069 h""#),
        (.scss, #"\\7f \\85 \\9b \\2028 \\202a \\202e \\2066 \\2069 h\""#),
        (.ts, #"g\u007f\u0085\u009b\u2028\u202a\u202e\u2066\u2069h""#),
        (.json, #"g\u007f\u0085\u009b\u2028\u202a\u202e\u2066\u2069h""#),
        (.dtcg, #"g\u007f\u0085\u009b\u2028\u202a\u202e\u2066\u2069h""#),
        (.swift, #"g\u{7F}\u{85}\u{9B}\u{2028}\u{202A}\u{202E}\u{2066}\u{2069}h""#),
        (.compose, #"g\u007f\u0085\u009b\u2028\u202a\u202e\u2066\u2069h""#),
        (.android, #"g\u007f\u0085\u009b\u2028\u202a\u202e\u2066\u2069h<"#),
    ])
    func `each is escaped in the syntax of the format`(format: OutputFormat, text: String) throws {
        let all = try texts(format).joined()
        #expect(all.contains(text), "\(all)")
    }

    @Test func `JSON has the same values`() throws {
        for text in try texts(.json) {
            let root = try JSONDocument(parsing: Array(text.utf8), file: "t.json").root
            #expect(root["text"]?["$value"]?.string == "a\(Self.marks)b")
            #expect(root["text"]?["$extensions"]?["x\(Self.marks)"]?.string == "y\(Self.marks)")
            #expect(root["n\(Self.marks)"] != nil)
        }
    }

    /// A backslash before such a character is not one before its escape.
    @Test func `an escaped character in a string of CSS keeps its value`() throws {
        var diagnostics: [Diagnostic] = []
        let fixture = LenientFixture(
            #"{"a": {"$type": "string", "$value": "url('\\\u202E\\<b')"}}"#)
        let project = try #require(fixture.run.project)
        let export = TokenExport(project, [[:]], name: "t", diagnostics: &diagnostics)
        let files = OutputFormat.css.files(for: export, diagnostics: &diagnostics)
        #expect(files[0].text.contains(#"--a: url('\202e \3c b');"#), "\(files[0].text)")
    }
}
