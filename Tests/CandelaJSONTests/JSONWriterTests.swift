import CandelaJSON
import CandelaTestSupport
import Testing

struct JSONWriterTests {
    @Test func `has one spelling for a document`() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("kind")
        writer.string("flame")
        writer.name("sizes")
        writer.beginArray()
        writer.number(28)
        writer.number(0.5)
        writer.beginObject()
        writer.name("a")
        writer.null()
        writer.endObject()
        writer.endArray()
        writer.name("none")
        writer.beginObject()
        writer.endObject()
        writer.name("nor")
        writer.beginArray()
        writer.endArray()
        writer.name("on")
        writer.bool(true)
        writer.endObject()
        #expect(
            String(decoding: writer.finish(), as: UTF8.self) == """
                {
                  "kind": "flame",
                  "sizes": [
                    28,
                    0.5,
                    {
                      "a": null
                    }
                  ],
                  "none": {},
                  "nor": [],
                  "on": true
                }

                """)
    }

    @Test func `has a compact spelling`() throws {
        let text = #"{"a":[1,{"b":"c"},[]],"d":{}}"#
        let root = try JSONDocument(parsing: Array(text.utf8), file: "a").root
        var writer = JSONWriter(style: .compact)
        writer.copy(root)
        #expect(String(decoding: writer.finish(), as: UTF8.self) == text + "\n")
    }

    @Test(arguments: [("\"", "\\\""), ("\\", "\\\\"), ("\u{0}", "\\u0000"), ("\u{1F}", "\\u001f")])
    func `finds what must be escaped at any place`(character: String, escape: String) {
        for (place, length) in (0..<20).flatMap({ place in (0..<10).map { (place, $0) } }) {
            // The neighbours of what is escaped, and the ends of the range of bytes.
            let (head, tail) = (
                String(" !#[]\u{7F}é\u{10FFFF}~ !#[]é".prefix(place)),
                String("~#![ é]\u{7F}é~".prefix(length))
            )
            var writer = JSONWriter()
            writer.beginArray()
            writer.string(head + character + tail)
            writer.string(head + tail)
            writer.endArray()
            #expect(
                String(decoding: writer.finish(), as: UTF8.self)
                    == "[\n  \"\(head)\(escape)\(tail)\",\n  \"\(head)\(tail)\"\n]\n")
        }
    }

    @Test(arguments: [
        ("", "\"\""), ("é€😀\u{2028}\u{7F}/", "\"é€😀\u{2028}\u{7F}/\""),
        ("\"\\", #""\"\\""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
        ("\u{0}\u{1F}\u{B}", #""\u0000\u001f\u000b""#),
        ("\u{FEFF}\u{FFFF}", "\"\u{FEFF}\u{FFFF}\""),
    ])
    func `escapes only where required`(text: String, written: String) throws {
        var writer = JSONWriter(style: .compact)
        writer.string(text)
        #expect(String(decoding: writer.finish(), as: UTF8.self) == written + "\n")
        var object = JSONWriter(style: .compact)
        object.beginObject()
        object.name(text)
        object.bool(false)
        object.endObject()
        #expect(String(decoding: object.finish(), as: UTF8.self) == "{\(written):false}\n")
    }

    // The examples of ECMA-262 and the boundaries of its four forms.
    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (12, "12"), (-12, "-12"), (1.5, "1.5"), (0.1, "0.1"),
        (0.00001, "0.00001"), (0.000001, "0.000001"), (0.0000001, "1e-7"), (1.5e-7, "1.5e-7"),
        (123_456_789_012_345_683_968, "123456789012345680000"), (1e20, "100000000000000000000"),
        (1e21, "1e+21"), (1.25e21, "1.25e+21"), (-1e21, "-1e+21"), (123e-20, "1.23e-18"),
        (9007199254740991, "9007199254740991"), (9007199254740992, "9007199254740992"),
        (9007199254740994, "9007199254740994"), (18014398509481984, "18014398509481984"),
        (0.30000000000000004, "0.30000000000000004"), (1234.5678, "1234.5678"),
        (0.000123, "0.000123"), (-0.000001234, "-0.000001234"), (1e100, "1e+100"),
        (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
        (2251799813685248.5, "2251799813685248.5"), (1 / 3, "0.3333333333333333"),
        (5e22, "5e+22"), (1e23, "1e+23"),
    ])
    func `prints numbers as ECMAScript does`(value: Double, text: String) {
        #expect(JSONNumber.spelling(of: value) == text)
        var writer = JSONWriter()
        writer.number(value)
        #expect(String(decoding: writer.finish(), as: UTF8.self) == text + "\n")
        #expect(JSONNumber(value)?.double == value)
    }

    @Test func `prints single precision with its own shortest digits`() {
        #expect(JSONNumber.spelling(of: Float(0.1)) == "0.1")
        #expect(JSONNumber.spelling(of: Float(1e-7)) == "1e-7")
        #expect(JSONNumber.spelling(of: Float(16_777_216)) == "16777216")
        #expect(JSONNumber.spelling(of: Float(3.4028235e38)) == "3.4028235e+38")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `has no spelling for non-finite numbers`(value: Double) {
        #expect(JSONNumber.spelling(of: value) == nil)
        #expect(JSONNumber(value) == nil)
    }

    @Test func `every printed number reads back the same`() {
        var random = SplitMix(seed: 7)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: random.next())
            guard let number = JSONNumber(value) else { continue }
            #expect(number.double == value)
        }
    }

    @Test func `copies preserve order, number spellings and lone surrogates`() throws {
        let text =
            #"{"z":[1.50,-0,1E+2,1e400],"a":"\u0041\/\n\u00e9\uD83D\uDE00\ud800","\uDEAD":""}"#
        let written = #"{"z":[1.50,-0,1E+2,1e400],"a":"A/\né😀\ud800","\udead":""}"#
        let root = try JSONDocument(parsing: Array(text.utf8), file: "a").root
        var writer = JSONWriter(style: .compact)
        writer.copy(root)
        #expect(String(decoding: writer.finish(), as: UTF8.self) == written + "\n")
    }

    @Test func `copies a part into another document`() throws {
        let text = #"{"a": {"b": [1, {"c": []}]}}"#
        let part = try #require(JSONDocument(parsing: Array(text.utf8), file: "a").root["a"]?["b"])
        var writer = JSONWriter(style: .compact)
        writer.beginArray()
        writer.copy(part)
        writer.copy(part)
        writer.endArray()
        #expect(
            String(decoding: writer.finish(), as: UTF8.self) == #"[[1,{"c":[]}],[1,{"c":[]}]]"#
                + "\n")
    }

    @Test(arguments: [
        #"{"a":1,"b":[true,{}],"c":{"d":null}}"#,
        #"{ "a" :1 , "b": [ true , { } ] , "c" : {"d" : null} }"#,
        "{\"a\"\n:\t1,\n\n\"b\":\r[true,\n{}],\"c\":\n{\"d\":  null}}",
        #"{"\u0061": 1, "b": [true, {}], "c": {"d": null}}"#,
    ])
    func `copies with its own whitespace`(text: String) throws {
        let root = try JSONDocument(parsing: Array(text.utf8), file: "a").root
        func copy(_ style: JSONWriter.Style) -> String {
            var writer = JSONWriter(style: style)
            writer.beginArray()
            writer.copy(root)
            writer.endArray()
            return String(decoding: writer.finish(), as: UTF8.self)
        }
        #expect(copy(.compact) == #"[{"a":1,"b":[true,{}],"c":{"d":null}}]"# + "\n")
        #expect(
            copy(.pretty) == """
                [
                  {
                    "a": 1,
                    "b": [
                      true,
                      {}
                    ],
                    "c": {
                      "d": null
                    }
                  }
                ]

                """)
    }

    @Test func `indents parts by their depth`() throws {
        let text = String(repeating: "[", count: 40) + "1" + String(repeating: "]", count: 40)
        let root = try JSONDocument(parsing: Array(text.utf8), file: "a").root
        var writer = JSONWriter()
        writer.copy(root)
        let lines = String(decoding: writer.finish(), as: UTF8.self).split(separator: "\n")
        let depths = Array(0...40) + (0..<40).reversed()
        #expect(lines.map { $0.prefix { $0 == " " }.count } == depths.map { $0 * 2 })
    }

    @Test func `copies a thousand levels`() throws {
        let text = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
        let root = try JSONDocument(parsing: Array(text.utf8), file: "a").root
        var writer = JSONWriter(style: .compact)
        writer.copy(root)
        #expect(String(decoding: writer.finish(), as: UTF8.self) == text + "\n")
    }

    @Test func `copies of a writer are independent`() {
        var writer = JSONWriter(style: .compact)
        writer.beginArray()
        writer.string("a")
        var other = writer
        other.string("b")
        other.endArray()
        writer.string("c")
        writer.endArray()
        #expect(String(decoding: other.finish(), as: UTF8.self) == #"["a","b"]"# + "\n")
        #expect(String(decoding: writer.finish(), as: UTF8.self) == #"["a","c"]"# + "\n")
    }

    @Test(arguments: [0, 1, 255, 256, 257, 1_000, 100_000])
    func `accepts texts of any length`(length: Int) {
        let text = String(repeating: "é", count: length)
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        for _ in 0..<3 {
            writer.name(text)
            writer.string(text + "\"")
        }
        writer.endObject()
        let member = "\"\(text)\":\"\(text)\\\"\""
        #expect(
            String(decoding: writer.finish(), as: UTF8.self)
                == "{\(member),\(member),\(member)}\n")
    }

    @Test func `writes a member on one line in a pretty-printed document`() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("a")
        writer.inOneLine {
            $0.beginArray()
            $0.number(1)
            $0.number(2)
            $0.endArray()
        }
        writer.name("b")
        writer.number(3)
        writer.endObject()
        #expect(
            String(decoding: writer.finish(), as: UTF8.self) == """
                {
                  "a": [1,2],
                  "b": 3
                }

                """)
    }

    @Test func `returns a document in pieces, with parts of other writers between them`() {
        func write(_ value: (inout JSONWriter) -> Void) -> [UInt8] {
            var writer = JSONWriter(indent: 1)
            value(&writer)
            return writer.finishPart()
        }
        var writer = JSONWriter()
        writer.beginArray()
        var pieces: [[UInt8]] = []
        for text in ["a", "b"] {
            pieces += [writer.cutBeforeValue(), write { $0.string(text) }]
        }
        writer.endArray()
        pieces.append(writer.finish())
        #expect(
            String(decoding: pieces.joined(), as: UTF8.self) == """
                [
                  "a",
                  "b"
                ]

                """)
    }

    @Test func `keeps at most the given length and counts all bytes`() throws {
        for most in [0, 1, 30, 1_000, 5_000, 12_000, 1 << 20] {
            var writer = JSONWriter(style: .compact)
            writer.beginArray()
            writer.keep(atMost: most)
            for number in 0..<1_000 { writer.string("text \(number)") }
            try JSONTextEncoder().encode(["b": [1.5], "a": [2.5]], to: &writer)
            writer.endArray()
            let (isOver, length) = (writer.isOver, writer.length)
            let text = writer.finish()
            #expect(isOver == (most < 11_000))
            #expect(length > 10_000)
            #expect(isOver ? text.isEmpty : text.count == length + 1)
        }
    }
}
