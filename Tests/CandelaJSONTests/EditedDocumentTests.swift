import CandelaJSON
import Testing

struct EditedDocumentTests {
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
        let parsed = try #require(
            document.rewritten(SourceRewrite(document.root.storage, list)))
        let edited = try #require(document.edited(list.reversed()))
        #expect(edited.root == parsed.root)
        let storage = edited.root.storage
        #expect(storage.nodes.map(\.next) == parsed.root.storage.nodes.map(\.next))
        for (node, other) in zip(storage.nodes, parsed.root.storage.nodes) {
            #expect(
                storage.place(ofByte: Int(node.start))
                    == parsed.root.storage.place(ofByte: Int(other.start)))
        }
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
        #expect(document.edited([SourceEdit(start..<start + old.utf8.count, new)]) == nil)
    }
}
