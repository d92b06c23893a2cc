import CandelaJSON
import CandelaTestSupport
import Testing

struct JSONSalvageTests {
    /// A damaged text with its errors marked, and the recovered part, compact.
    private static let table: [(String, String)] = [
        // Truncated.
        (#"{"a":[{"x":1},{"x":2①"#, #"{"a":[{"x":1}]}"#),
        (#"{"a":[{"x":1},{"x":"y①"#, #"{"a":[{"x":1}]}"#),
        (#"{"a":[{"x":1},①"#, #"{"a":[{"x":1}]}"#),
        (#"{"a":[{"x":1}①"#, #"{"a":[{"x":1}]}"#),
        (#"{"a":[{"x":1}],①"#, #"{"a":[{"x":1}]}"#),
        (#"{"a":[{"x":1}],"b①"#, #"{"a":[{"x":1}]}"#),
        (#"{"a":[{"x":1}],"b":[①"#, #"{"a":[{"x":1}],"b":[]}"#),
        (#"{"a":["x","y①"#, #"{"a":["x"]}"#),
        (#"{"a":[{"x":1}],"s":{"k":1①"#, #"{"a":[{"x":1}]}"#),
        (#"{"b":1,"a":[{"s":[{"x":1},{"x":2}],"t":[①"#, #"{"b":1,"a":[]}"#),
        // A missing or extra quote.
        (
            #"{"a":[{"x":"1},{"①x":"2"},{"x":"3"}],"b":[4]}"#,
            #"{"a":[{"x":"2"},{"x":"3"}],"b":[4]}"#
        ),
        (
            #"{"a":[{"x":1①"},{"x":"2"},{"x":"3"}],"b":[4]}"#,
            #"{"a":[{"x":"2"},{"x":"3"}],"b":[4]}"#
        ),
        (#"{"a":["1,"①2","3"],"b":[4]}"#, #"{"a":["2","3"],"b":[4]}"#),
        (#"{"a":["1",①x","3"],"b":[4]}"#, #"{"a":["1","3"],"b":[4]}"#),
        (#"{"a":[{"x":"1"}],"b:[{"①x":2}],"c":[4]}"#, #"{"a":[{"x":"1"}],"c":[4]}"#),
        // A missing or extra bracket.
        (#"{"a":[{"x":1,①{"x":2},{"x":3}],"b":[4]}"#, #"{"a":[{"x":2},{"x":3}],"b":[4]}"#),
        (#"{"a":[{"x":[1},{"x":2}],"b":[4]}"#, #"{"a":[{"x":2}],"b":[4]}"#),
        (#"{"a":[{"x":1},{"x":2},"b"①:[4]}"#, #"{"a":[{"x":1},{"x":2}],"b":[4]}"#),
        (#"{"a":{"x":1},①{"x":2}],"b":[4]}"#, #"{"a":[{"x":1},{"x":2}],"b":[4]}"#),
        (#"{"a":①x{"x":1},{"x":2}],"b":[4]}"#, #"{"a":[{"x":1},{"x":2}],"b":[4]}"#),
        (#"{"a":[{"x":1}],"b":[4]}①}"#, #"{"a":[{"x":1}],"b":[4]}"#),
        (#"{"a":[{"x":1}]}①"b":[4]}"#, #"{"a":[{"x":1}],"b":[4]}"#),
        (#""a"①:[{"x":1}],"b":[4]}"#, #"{"a":[{"x":1}],"b":[4]}"#),
        (#"{"a":["x"]①"y"],"b":[4]}"#, #"{"a":["x","y"],"b":[4]}"#),
        (#"{"a":[{"x":1}],①{"x":2}],"b":[4]}"#, #"{"a":[{"x":1},{"x":2}],"b":[4]}"#),
        // A missing or extra comma.
        (#"{"a":[{"x":1}①{"x":2}],"b":[4]}"#, #"{"a":[{"x":1},{"x":2}],"b":[4]}"#),
        (#"{"a":[{"x":1}]①"b":[4]}"#, #"{"a":[{"x":1}],"b":[4]}"#),
        (#"{"a":[{"x":1①"y":2},{"x":2}],"b":[4]}"#, #"{"a":[{"x":2}],"b":[4]}"#),
        // Garbage, and nested records.
        (#"{"a":[{"x":1},①%&}]{,{"x":2}],"b":[4]}"#, #"{"a":[{"x":1},{"x":2}],"b":[4]}"#),
        (
            #"{"a":[{"y":①?,"s":[{"x":1},{"x":2}],"t":{"u":["v"]}},{"x":3}],"b":[4]}"#,
            #"{"a":[{"x":3}],"b":[4]}"#
        ),
        (
            #"{"a":[{"s":[{"x":1},{"x":2}],"t":{"u":[①?"v"]}},{"x":3}],"b":[4]}"#,
            #"{"a":[{"x":3}],"b":[4]}"#
        ),
        // Members that are not lists.
        (#"{"a":[{"x":1}],"s":{"k":①?,"l":2},"b":[4]}"#, #"{"a":[{"x":1}],"b":[4]}"#),
        (#"{"a":[{"x":1}],"s":{"k":1,"l":①?}}"#, #"{"a":[{"x":1}]}"#),
        (#"{"a":[{"x":1}],"s":①?{"k":1},"b":[4]}"#, #"{"a":[{"x":1}],"b":[4]}"#),
        // Several errors.
        (
            #"{"a":[{"x":①?},{"x":2},{"x":3},{"x":②?}],"b":[{"x":③?},{"x":5}],"c":[{"x":6④"#,
            #"{"a":[{"x":2},{"x":3}],"b":[{"x":5}],"c":[]}"#
        ),
    ]

    @Test(arguments: table)
    func `keeps undamaged parts and reports the others`(damaged: String, left: String) throws {
        let marked = MarkedText(damaged)
        var diagnostics: [Diagnostic] = []
        let document = try #require(
            JSONDocument.salvage(marked.bytes, file: "test.json", diagnostics: &diagnostics))
        var writer = JSONWriter(style: .compact)
        writer.copy(document.root)
        #expect(String(decoding: writer.finish(), as: UTF8.self) == left + "\n")
        if !marked.places.isEmpty { #expect(diagnostics.map(\.place) == marked.places) }
        #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.severity == .error })
    }

    @Test(arguments: [
        "", "x", "[1,", "{", #"{"a"#, "7 7", "\u{0}\u{0}", #"[{"x":1},?]"#, #"{"a":[}"#,
    ])
    func `returns nil if no record is left`(text: String) {
        var diagnostics: [Diagnostic] = []
        let document = JSONDocument.salvage(Array(text.utf8), file: "j", diagnostics: &diagnostics)
        #expect(document == nil)
        #expect(diagnostics.count == 1)
    }

    @Test func `ends after a hundred repairs, in time linear in the text`() throws {
        let texts = [
            String(repeating: #"{"x":?},{"x":1},"#, count: 2_000),
            String(repeating: #"{"x":[{"y":?}]},"#, count: 2_000),
            String(repeating: #"{""#, count: 10_000), String(repeating: "]", count: 10_000),
            String(repeating: #""x":{"#, count: 10_000), String(repeating: "[{", count: 10_000),
        ]
        for text in texts {
            var diagnostics: [Diagnostic] = []
            let bytes = Array(#"{"a":[{"x":0},\#(text)"#.utf8)
            let document = JSONDocument.salvage(bytes, file: "j", diagnostics: &diagnostics)
            #expect(document?.root["a"]?.isArray == true)
            #expect((1...100).contains(diagnostics.count { $0.id == "invalid-json" }))
        }
    }
}
