import CandelaPipeline
import Testing

struct DiagnosticTests {
    let place = SourcePlace(file: "color.tokens.json", line: 41, column: 17)

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

    @Test func `prints without a place, and continues broken lines indented`() {
        let diagnostic = Diagnostic.warning("odd", "one\ntwo", notes: [.init("three\nfour")])
        #expect(
            "\(diagnostic)" == """
                warning: one
                    two [odd]
                  note: three
                    four
                """)
    }

    @Test func `prints no control characters`() {
        let diagnostic = Diagnostic.error("odd", "\u{1B}[2J'\t\u{7F}é'")
        #expect("\(diagnostic)" == #"error: \u{1B}[2J'\u{9}\u{7F}é' [odd]"#)
    }

    @Test func `only errors stop the work`() {
        let warning = Diagnostic.warning("a", "b")
        #expect([warning].hasErrors == false)
        #expect([warning, .error("c", "d")].hasErrors)
        #expect([warning, .error("c", "d")].report == "warning: b [a]\nerror: d [c]\n")
    }
}
