import CandelaJSON
import Testing

struct DiagnosticTests {
    let place = SourcePosition(file: "color.tokens.json", line: 41, column: 17)

    @Test func `prints as compilers do`() {
        let diagnostic = Diagnostic.error(
            "unresolved-alias", "'{a.b}' names no token", at: place,
            help: ["closest name is 'a.c'"], notes: [.init("'a' is here", at: place)])
        #expect(
            "\(diagnostic)" == """
                color.tokens.json:41:17: error: '{a.b}' names no token [unresolved-alias]
                  help: closest name is 'a.c'
                  note: color.tokens.json:41:17: 'a' is here
                """)
    }

    @Test func `prints without a place, with a line for each part`() {
        let diagnostic = Diagnostic.warning(
            "odd", "one\n  help: two", help: ["a\r\nb"], notes: [.init("three\nfour")])
        #expect(
            "\(diagnostic)" == #"""
                warning: one\u{A}  help: two [odd]
                  help: a\u{D}\u{A}b
                  note: three\u{A}four
                """#)
    }

    @Test func `prints no control characters`() {
        let diagnostic = Diagnostic.error("odd", "\u{1B}[2J'\t\u{7F}é'")
        #expect("\(diagnostic)" == #"error: \u{1B}[2J'\u{9}\u{7F}é' [odd]"#)
    }

    @Test(arguments: [
        ("a\u{85}b\u{9B}2J", #"a\u{85}b\u{9B}2J"#),
        ("a\u{202E}b\u{2066}c", #"a\u{202E}b\u{2066}c"#),
        ("a\u{2028}b", #"a\u{2028}b"#), ("fine\nerror: none", #"fine\u{A}error: none"#),
        ("שלום\u{200F} é 👩‍🚀", "שלום\u{200F} é 👩‍🚀"),
    ])
    func `prints no bidirectional controls or line breaks`(message: String, printed: String) {
        #expect("\(Diagnostic.error("odd", message))" == "error: \(printed) [odd]")
        #expect("\(Diagnostic.error("odd", message))".printable == "error: \(printed) [odd]")
    }

    @Test func `shortens long texts in the middle`() {
        let digits = String(repeating: "1234567890", count: 100_000)
        let diagnostic = Diagnostic.error("odd", "'\(digits)' is too large", help: [digits])
        #expect(diagnostic.message.unicodeScalars.count == 320 + 3 + 120)
        #expect(diagnostic.message.hasPrefix("'12345"))
        #expect(diagnostic.message.hasSuffix("7890' is too large"))
        #expect("\(diagnostic)".utf8.count < 1000)
    }

    @Test func `warnings do not count as errors`() {
        let warning = Diagnostic.warning("a", "b")
        #expect([warning].hasErrors == false)
        #expect([warning, .error("c", "d")].hasErrors)
        #expect([warning, .error("c", "d")].report == "warning: b [a]\nerror: d [c]\n")
    }
}
