import CandelaJSON
import CandelaTestSupport
import Foundation
import Testing

struct JSONValueTests {
    func parse(_ text: String) throws -> JSONValue {
        try JSONDocument(parsing: Array(text.utf8), file: "test.json").root
    }

    @Test func `keeps the order of members and elements`() throws {
        let root = try parse(#"{"z": [1, [], {"q": {}}, "x"], "a": true, "m": null}"#)
        #expect(root.members.map(\.name) == ["z", "a", "m"])
        #expect(root.members.map(\.value.kind) == [.array, .boolean, .null])
        #expect(root["z"]?.elements.map(\.kind) == [.number, .array, .object, .string])
        #expect(root.count == 3)
        #expect(root["z"]?.count == 4)
        #expect(root["z"]?[3]?.string == "x")
        #expect(root["z"]?[4] == nil)
        #expect(root["z"]?[-1] == nil)
        #expect(root["nothing"] == nil)
    }

    @Test func `accessors for other kinds return nil`() throws {
        let string = try parse(#""text""#)
        #expect(string.string == "text")
        #expect(string.number == nil)
        #expect(string.bool == nil)
        #expect(!string.isNull)
        #expect(string.count == 0)
        #expect(string["a"] == nil)
        #expect(string[0] == nil)
        #expect(Array(string.members).isEmpty)
        #expect(Array(string.elements).isEmpty)
        #expect(try parse("[1]").members.isEmptySequence)
        #expect(try parse("{\"a\": 1}").elements.isEmptySequence)
        #expect(try parse("true").bool == true)
        #expect(try parse("false").bool == false)
        #expect(try parse("null").isNull)
    }

    @Test(arguments: [
        (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9\u20AC"#, "Aé€"),
        (#"\uD83D\uDE00!"#, "😀!"), (#"a\u0000b"#, "a\u{0}b"), ("é€😀", "é€😀"), ("", ""),
        (#"\\u0041"#, #"\u0041"#), (#"\ud83dx\ude00"#, "\u{FFFD}x\u{FFFD}"),
        (#"\uD83D\uD83D\uDE00"#, "\u{FFFD}😀"), ("0123456\\n", "0123456\n"),
        ("01234567\\\"", "01234567\""),
        (#"\uFFFF\u0080\u07ff\u0800"#, "\u{FFFF}\u{80}\u{7FF}\u{800}"),
    ])
    func `unescapes strings`(written: String, text: String) throws {
        let root = try parse("[\"\(written)\", {\"\(written)\": 1}]")
        #expect(root[0]?.string?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
        #expect(root[0]?.isString(text) == true)
        #expect(root[0]?.isString(text + "x") == false)
        #expect(root[1]?.members.map(\.name) == [text])
        #expect(root[1]?[text]?.number?.text == "1")
    }

    @Test func `every value and name has a place`() throws {
        let text = MarkedText(
            """
            ①{
              ②"é😀": ③[1,\t④"x"],\r
              "long":\u{20}
              ⑤null}
            """)
        let root = try JSONDocument(parsing: text.bytes, file: "test.json").root
        let list = try #require(root.member("é😀"))
        #expect(
            [
                root.place, list.namePlace, list.value.place, list.value[1]?.place,
                root["long"]?.place,
            ]
                == text.places)
        #expect(list.value[1].map { "\($0.place)" } == "test.json:2:13")
    }

    @Test func `counts columns in scalars on lines of any length`() throws {
        // 2,000 elements of six scalars (`"é😀",` and an optional space) on one line: 7 and 10 bytes
        let text = "[" + Array(repeating: "\"é😀\"", count: 2_000).joined(separator: ",") + "]"
        let root = try parse(text)
        for (position, element) in root.elements.enumerated() {
            #expect(element.place.line == 1)
            #expect(element.place.column == 2 + position * 5)
        }
    }

    @Test func `counts any number of lines`() throws {
        let root = try parse(
            "[\n" + Array(repeating: "\n  1", count: 3_000).joined(separator: ",\n") + "]")
        for (position, element) in root.elements.enumerated() {
            #expect(element.place.line == 3 + position * 2)
            #expect(element.place.column == 3)
        }
    }

    @Test(arguments: [
        ("[1, {\"a\": \"é\"}]", " [1,{\"a\":\"\\u00e9\"}] ", true), ("[1]", "[1.0]", false),
        ("{\"a\": 1, \"b\": 2}", "{\"b\": 2, \"a\": 1}", false), ("[[], 1]", "[[1]]", false),
        ("[true]", "[false]", false), ("null", "null", true), ("\"a\"", "\"b\"", false),
        ("{\"a\": 1}", "{\"b\": 1}", false), ("{}", "[]", false), ("[1, 2]", "[1]", false),
    ])
    func `is equal by content, independent of its place`(
        first: String, second: String, same: Bool
    ) throws {
        let (first, second) = (try parse(first), try parse("[0, \(second)]")[1])
        #expect((first == second) == same)
        if same { #expect(first.hashValue == second?.hashValue) }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a number that JSON lacks is an error from any decoder`(number: Double) throws {
        let list = try PropertyListEncoder().encode(["a": number])
        #expect(throws: DecodingError.self) {
            try PropertyListDecoder().decode(JSONValue.self, from: list)
        }
        let finite = try PropertyListEncoder().encode(["a": 0.5])
        #expect(try PropertyListDecoder().decode(JSONValue.self, from: finite)["a"]?.number != nil)
    }
}

extension Sequence {
    fileprivate var isEmptySequence: Bool { !contains { _ in true } }
}
