import CandelaJSON
import Testing

/// Documents of rewritten texts, of which only the new parts are parsed.
struct RewrittenDocumentTests {
    private static let text = ##"{"a": {"v": "#fff", "list": [1, {"s": [2]}, []]}, "b": "{a}"}"##

    /// Each edit replaces the first occurrence of a text in the document above.
    @Test(arguments: [
        [],
        [(##""#fff""##, #"{"c": [0.5, -1e2], "ok": true}"#)],
        [(#""v""#, #""w""#), ("2", "null"), (#""{a}""#, #""{b}""#)],
        [(##""v": "#fff", "##, "")],
        [(##", "b": "{a}""##, "")],
        [(##"{"v": "#fff""##, ##"{"n": 1, "v": "#fff""##), ("[]]}", #"[], 3], "x": {}}"#)],
        [("[1, {", "[{"), (#""s": [2]}, []]"#, #""s": [2]}]"#)],
        [(#"{"s": "#, ""), ("}, []]", ", []]")],
        [("[2]", "2"), ("[1, ", "[")],
        [("[1, ", "[4, "), ("[]", "5")],
        [(##"{"v""##, ##"{"w""##)],
        [(#"{"a": "#, #"{"c": "#), ("[1, ", "[")],
        [(#""b""#, #""b": {"c""#), (#""{a}"}"#, #""{a}"}}"#)],
        [(#"{"a": "#, #"{"sets": {"x": [{"a": "#), (#", "b": "{a}"}"#, "}]}}")],
    ])
    func `has the values and places of the parsed text`(edits: [(String, String)]) throws {
        var ignored: [Diagnostic] = []
        let bytes = Array(Self.text.utf8)
        let document = try #require(
            JSONDocument.parse(bytes, file: "a.json", diagnostics: &ignored))
        let list = try edits.map { old, new in
            let range = try #require(Self.text.firstRange(of: old))
            let start = Self.text.utf8.distance(
                from: Self.text.startIndex, to: range.lowerBound)
            return SourceEdit(start..<start + old.utf8.count, new)
        }
        let rewrite = SourceRewrite(document.root.storage, list.reversed())
        try expectNodes(of: document.rewritten(rewrite), equalParsed: rewrite.bytes)
    }

    private func expectNodes(of rewritten: JSONDocument?, equalParsed text: [UInt8]) throws {
        var ignored: [Diagnostic] = []
        let parsed = try #require(
            JSONDocument.parse(text, file: "a.json", diagnostics: &ignored))
        let storage = try #require(rewritten).root.storage
        #expect(storage.bytes == text)
        #expect(storage.nodes.count == parsed.root.storage.nodes.count)
        for (node, other) in zip(storage.nodes, parsed.root.storage.nodes) {
            #expect(node.tag == other.tag && node.start == other.start)
            #expect(node.extent == other.extent && node.next == other.next)
        }
    }

    /// A list is moved before its object, and a part of it is copied there too.
    @Test func `has copies in any order, with their places`() throws {
        var ignored: [Diagnostic] = []
        let document = try #require(
            JSONDocument.parse(Array(Self.text.utf8), file: "a.json", diagnostics: &ignored))
        let list = try #require(document.root["a"]?.member("list"))
        let text = try #require(document.root["a"]?.member("v"))
        func range(_ part: String) throws -> Range<Int> {
            let start = try #require(Self.text.firstRange(of: part)).lowerBound
            let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: start)
            return offset..<offset + part.utf8.count
        }
        let (whole, part) = try (
            range(#""list": [1, {"s": [2]}, []]"#), range(##""v": "#fff""##)
        )
        let pieces: [SourceRewrite.Piece] = [
            "{", .copy(whole), ", \"c\": {", .copy(part), "}, \"d\": [{",
            .copy(part), "}, ", .text("5", place: 3), "]}",
        ]
        let rewrite = SourceRewrite(document.root.storage, pieces: pieces)
        let made = try #require(document.rewritten(rewrite))
        try expectNodes(of: made, equalParsed: rewrite.bytes)
        for value in [made.root["c"]?["v"], made.root["d"]?[0]?["v"]] {
            #expect(value?.string == "#fff" && value?.place == text.value.place)
        }
        #expect(made.root.member("list")?.namePlace == list.namePlace)
        #expect(made.root["d"]?[1]?.place.column == 4)
        let again = SourceRewrite(
            made.root.storage, [SourceEdit(0..<1, #"{"e": 1, "#)])
        let twice = try #require(made.rewritten(again))
        try expectNodes(of: twice, equalParsed: again.bytes)
        #expect(twice.root["c"]?["v"]?.place == text.value.place)
    }

    /// Marks name values by their offsets before a rewrite.
    @Test func `keeps marks and notes at their values`() throws {
        var ignored: [Diagnostic] = []
        let document = try #require(
            JSONDocument.parse(Array(Self.text.utf8), file: "a.json", diagnostics: &ignored))
        let inner = try #require(document.root["a"])
        var rewrite = SourceRewrite(
            document.root.storage, [SourceEdit(1..<1, #""z": [0], "#), SourceEdit(12..<18, "0")])
        rewrite.marks.skipped = [Int(inner.node.start), 12]
        rewrite.marks.notes = [Int(try #require(document.root["b"]).node.start): "noted"]
        let made = try #require(document.rewritten(rewrite))
        let storage = made.root.storage
        let marked = storage.nodes.indices.filter(storage.isSkipped)
        #expect(marked == [try #require(made.root["a"]).index])
        let notes = storage.nodes.indices.compactMap { storage.note(on: $0) as? String }
        #expect(notes == ["noted"])
        #expect(storage.note(on: try #require(made.root["b"]).index) as? String == "noted")
    }

    @Test(arguments: [
        (##""#fff""##, "{"), (##""#fff""##, "1}}}"), (##""v": "##, ""), ("[1", "[tru"),
    ])
    func `is none if the edits leave no document`(old: String, new: String) throws {
        var ignored: [Diagnostic] = []
        let document = try #require(
            JSONDocument.parse(Array(Self.text.utf8), file: "a.json", diagnostics: &ignored))
        let range = try #require(Self.text.firstRange(of: old))
        let start = Self.text.utf8.distance(from: Self.text.startIndex, to: range.lowerBound)
        let edit = SourceEdit(start..<start + old.utf8.count, new)
        #expect(document.rewritten(SourceRewrite(document.root.storage, [edit])) == nil)
    }
}
