import CandelaJSON
import CandelaTestSupport
import Testing

struct JSONDocumentTests {
    @Test(arguments: [
        (#"{"a": 1, ①"b": 2, ②"b": 3}"#, ["b"]),
        (#"{①"a": {"a": 1}, "b": [], ②"a": null}"#, ["a"]),
        (#"[{①"é": 1, ②"\u00e9": 2}]"#, [#"é"#]),
        (#"{①"😀": 1, ②"\uD83D\uDE00": 2}"#, ["😀"]),
    ])
    func `names both places of a duplicate name`(marked: String, names: [String]) throws {
        let text = MarkedText(marked)
        let diagnostic = try #require(text.diagnostics.first)
        #expect(text.diagnostics.count == 1)
        #expect(diagnostic.id == "duplicate-name")
        #expect(diagnostic.message == "'\(names[0])' is already a member of this object")
        #expect(diagnostic.place == text.places[1])
        #expect(diagnostic.notes.map(\.place) == [text.places[0]])
    }

    @Test(arguments: [
        #"{"a": 1, "A": 2}"#, #"{"a": {"b": 1}, "b": 2}"#, #"[{"a": 1}, {"a": 1}]"#,
        // These look the same to a reader but are different names.
        "{\"\u{E9}\": 1, \"e\u{301}\": 2}", #"{"\uD800": 1, "\uD801": 2, "\uFFFD": 3}"#,
    ])
    func `accepts names that only look the same`(text: String) {
        #expect(!MarkedText(text).diagnostics.hasErrors)
    }

    @Test func `collects all duplicates in the order of the text, and keeps the first`() throws {
        let text = MarkedText(
            """
            {"a": {"x": 1, ①"x": 2, ②"x": 3},
             ③"a": 4, "b": [{"y": 1, ④"y": 2}]}
            """)
        var diagnostics: [Diagnostic] = []
        let document = JSONDocument.parse(text.bytes, file: "test.json", diagnostics: &diagnostics)
        #expect(diagnostics.map(\.place) == text.places)
        #expect(document?.root["a"]?["x"]?.number?.text == "1")
        let error = #expect(throws: JSONError.self) {
            try JSONDocument(parsing: text.bytes, file: "test.json")
        }
        #expect(error?.diagnostics == diagnostics)
    }

    @Test func `reports duplicates before a syntax error`() {
        let text = MarkedText(#"[{"a": 1, ①"a": 2}, ②nope]"#)
        #expect(text.diagnostics.map(\.place) == text.places)
        #expect(text.diagnostics.map(\.id) == ["duplicate-name", "invalid-json"])
    }

    @Test func `finds the one duplicate among a hundred thousand members, or counts all`() throws {
        let names = (0..<100_000).map { "\"name\($0)\": \($0)" }
        let once = Array("{\((names + [names[70_000]]).joined(separator: ","))}".utf8)
        var diagnostics: [Diagnostic] = []
        let document = JSONDocument.parse(once, file: "a", diagnostics: &diagnostics)
        #expect(diagnostics.map(\.message) == ["'name70000' is already a member of this object"])
        #expect(document?.root.count == 100_001)
        diagnostics = []
        let twice = Array("{\((names + names).joined(separator: ","))}".utf8)
        _ = JSONDocument.parse(twice, file: "a", diagnostics: &diagnostics)
        #expect(diagnostics.reduce(0) { $0 + $1.count } == 100_000)
    }

    @Test func `accepts a thousand levels and no more`() throws {
        func nested(_ depth: Int, _ open: String, _ close: String) -> [UInt8] {
            Array(
                (String(repeating: open, count: depth) + String(repeating: close, count: depth))
                    .utf8)
        }
        var value = try JSONDocument(parsing: nested(1_000, "[", "]"), file: "a").root
        var depth = 1
        while let inner = value[0] { (value, depth) = (inner, depth + 1) }
        #expect(depth == 1_000)
        for (open, close, width) in [("[", "]", 1), ("{\"a\":", "}", 5)] {
            for levels in [1_001, 100_000, 500_000] {
                var diagnostics: [Diagnostic] = []
                let text = nested(levels, open, close)
                #expect(JSONDocument.parse(text, file: "a", diagnostics: &diagnostics) == nil)
                #expect(diagnostics.map(\.id) == ["nesting-too-deep"])
                #expect(diagnostics[0].place?.column == 1_000 * width + 1)
            }
        }
    }

    @Test func `accepts a byte order mark without counting it as a column`() throws {
        let text: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("{\"a\": 1,\n\"b\": 2}".utf8)
        let root = try JSONDocument(parsing: text, file: "a").root
        #expect("\(root.place)" == "a:1:1")
        #expect(root["a"].map { "\($0.place)" } == "a:1:7")
        #expect(root["b"].map { "\($0.place)" } == "a:2:6")
        #expect(throws: JSONError.self) {
            try JSONDocument(parsing: [0xEF, 0xBB, 0xBF], file: "a")
        }
        #expect(throws: JSONError.self) { try JSONDocument(parsing: [0xEF, 0xBB], file: "a") }
    }

    @Test func `an unpaired surrogate becomes U+FFFD with a warning`() throws {
        let text = MarkedText(#"["a①\uD800b", "②\uDC00③\ud83d", "\ud83d\ude00"]"#)
        #expect(text.diagnostics.map(\.id) == Array(repeating: "lone-surrogate", count: 3))
        #expect(text.diagnostics.map(\.place) == text.places)
        #expect(text.diagnostics.hasErrors == false)
        let root = try JSONDocument(parsing: text.bytes, file: "a").root
        #expect(root.elements.map(\.string) == ["a\u{FFFD}b", "\u{FFFD}\u{FFFD}", "😀"])
    }

    @Test func `reports a hundred problems of a kind and counts the rest`() {
        let text =
            "[" + String(repeating: ##""\ud800","##, count: 1_000) + "{"
            + String(repeating: ##""a":0,"##, count: 102) + ##""a":0}, 00]"##
        var found: [Diagnostic] = []
        let bytes = Array(text.utf8)
        #expect(JSONDocument.parse(bytes, file: "test.json", diagnostics: &found) == nil)
        let ids = ["lone-surrogate", "duplicate-name", "invalid-json"]
        #expect(ids.map { id in found.count { $0.id == id } } == [101, 101, 1])
        #expect(found[200].id == "invalid-json")
        #expect(
            found[201...].map(\.message) == [
                "2 more of this kind are not listed", "900 more of this kind are not listed",
            ])
        #expect(found[201...].map(\.severity) == [.error, .warning])
    }

    @Test(arguments: [
        ("{\"a\": 1①", "expected '}', found the end of the text", ""),
        ("[1, 2,①]", "expected a value, found ']'", "remove the comma before it"),
        ("{\"a\": 1,①}", "expected a member's name, found '}'", "remove the comma before it"),
        ("[1①// one\n]", "expected ',' or ']', found '/'", "JSON has no comments: remove it"),
        (
            "{\"a\": 1\n ①\"b\": 2}", "expected ',' or '}', found '\"'",
            "put a comma between it and the value before"
        ),
        ("[1 ①2]", "expected ',' or ']', found '2'", "put a comma between it and the value before"),
        ("{①a: 1}", "expected a member's name, found 'a'", "names take double quotes"),
        ("[①'a']", "expected a value, found '''", "strings take double quotes"),
        ("[①True]", "expected a value, found 'True'", "write 'true'"),
        ("[①None]", "expected a value, found 'None'", "write 'null'"),
        ("[①NaN]", "expected a value, found 'NaN'", "strings take double quotes"),
        ("[①.5]", "expected a value, found '.5'", "write a digit before the point"),
        ("[①012]", "number '012' has a leading zero", ""),
        ("[①1.]", "number '1.' has no digit after its point", ""),
        ("[①-]", "number '-' has no digit after its sign", ""),
        ("[①1e+]", "number '1e+' has no digit in its exponent", ""),
        ("{\"a\"①;1}", "expected ':' after a member's name, found ';'", ""),
        ("[\"é①\\q\"]", "'\\q' is not an escape", "write '\\\\' for a backslash"),
        ("[\"①\\u12\"]", "'\\u' must be followed by four hexadecimal digits", ""),
        (
            "[\"a①\tb\"]", "U+0009 is not allowed in a string",
            "close the string before it, or write '\\t'"
        ),
        ("[1]\n①x", "expected the end of the text, found 'x'", "a file contains one value"),
        ("①", "expected a value, found the end of the text", ""),
    ])
    func `reports the text found, its place and a remedy`(
        marked: String, message: String, help: String
    ) throws {
        let text = MarkedText(marked)
        let diagnostic = try #require(text.diagnostics.first)
        #expect(diagnostic.message == message)
        #expect(diagnostic.place == text.places[0])
        #expect(diagnostic.help == (help.isEmpty ? [] : [help]))
        #expect(diagnostic.id == "invalid-json")
        #expect(text.diagnostics.count == 1)
    }

    @Test func `points to the unclosed container`() {
        let text = MarkedText("{\"a\": ①[1, {\"b\": 2}②")
        #expect(text.diagnostics.first?.notes.map(\.place) == [text.places[0]])
        #expect(text.diagnostics.first?.place == text.places[1])
        let wrong = MarkedText("{\"a\": ①[1, 2②}")
        #expect(wrong.diagnostics.first?.message == "expected ',' or ']', found '}'")
        #expect(wrong.diagnostics.first?.notes.map(\.place) == [wrong.places[0]])
        let string = MarkedText("[①\"abc②")
        #expect(string.diagnostics.first?.notes.map(\.place) == [string.places[0]])
        #expect(string.diagnostics.first?.place == string.places[1])
    }
}
