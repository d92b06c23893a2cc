import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

/// Texts in style sheets: those that are values of CSS stay as they are.
struct CSSFreeTextTests {
    @Test(arguments: [
        #"url("https://a.b/c.svg")"#, "url('https://a.b/c.svg')", "url(https://a.b/c.svg)",
        #"url("a.svg") no-repeat, URL(//a.b/c)"#, #"url("data:image/png;base64,AAA=")"#,
        #"url("a[c]@!;.svg")"#, #""a \"quoted\" text""#, "1px solid red", "calc(100% - 2px)",
    ])
    func `a text that is a value of CSS is not quoted`(text: String) throws {
        #expect(try line(.css, text) == "  --a: \(text);")
    }

    @Test(arguments: [
        // A comment of Sass, and texts that would end the declaration or the sheet.
        "a // b", "a /* b */ c", "a; b", "url(a", #"url("a"#, "a </style>",
        #"a \ b"#,
    ])
    func `any other text is a string`(text: String) throws {
        let line = try line(.css, text)
        #expect(line.hasPrefix("  --a: \"") && line.hasSuffix("\";"))
    }

    @Test func `a mark in a string can not end a style element`() throws {
        #expect(
            try line(.css, #"url("data:image/svg+xml,<svg></svg>")"#)
                == #"  --a: url("data:image/svg+xml,\3c svg>\3c /svg>");"#)
    }

    @Test(arguments: [
        (#"url("https://a.b/c.svg")"#, #"unquote("url(\"https://a.b/c.svg\")")"#),
        ("url(https://a.b/c)", #"unquote("url(https://a.b/c)")"#),
        ("a // b", #""a // b""#), ("bold 4px", "bold 4px"),
    ])
    func `Sass does not evaluate such a value`(text: String, value: String) throws {
        #expect(try line(.scss, text) == "$a: \(value);")
    }

    private func line(_ format: OutputFormat, _ value: String) throws -> String {
        var writer = JSONWriter(style: .compact)
        writer.string(value)
        let quoted = String(decoding: writer.finish().dropLast(), as: UTF8.self)
        var diagnostics: [Diagnostic] = []
        let fixture = LenientFixture(#"{"a": {"$type": "string", "$value": \#(quoted)}}"#)
        let project = try #require(fixture.run.project)
        let export = TokenExport(project, [[:]], name: "t", diagnostics: &diagnostics)
        let files = format.files(for: export, diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors, "\(diagnostics.report)")
        let lines = files[0].text.split(separator: "\n").map(String.init)
        return lines.first { $0.contains("a: ") && !$0.hasPrefix("/") } ?? ""
    }
}
