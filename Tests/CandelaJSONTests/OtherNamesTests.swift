import CandelaJSON
import Testing

/// Members that are read as if they had other names.
struct OtherNamesTests {
    private static let text = ##"""
        {"a": {"value": "#fff", "type" : "color", "x": {"value": 1}},
         "b": {"v\u0061lue": [{"value": 2}], "value2": "value"}}
        """##

    private let plain: JSONDocument
    private let document: JSONDocument

    init() throws {
        var ignored: [Diagnostic] = []
        let plain = try #require(
            JSONDocument.parse(Array(Self.text.utf8), file: "a.json", diagnostics: &ignored))
        self.plain = plain
        let members = try [
            (#require(plain.root["a"]?.member("value")), 0),
            (#require(plain.root["a"]?.member("type")), 1),
            (#require(plain.root["b"]?.member("value")), 0),
        ]
        document = plain.reading(
            members.map { (index: $0.0.index, name: $0.1) }, as: ["$value", "$type"])
    }

    @Test func `are found by their other names, at their places`() throws {
        let member = try #require(document.root["a"]?.member("$value"))
        #expect(member.name == "$value" && member.value.string == "#fff")
        #expect(document.root["a"]?["$type"]?.string == "color")
        #expect(document.root["a"]?["value"] == nil && document.root["a"]?["type"] == nil)
        #expect(document.root["a"]?["x"]?["value"]?.double == 1)
        #expect(document.root["b"]?["$value"]?[0]?["value"]?.double == 2)
        #expect(document.root["b"]?["value2"]?.string == "value")
        for (old, new) in zip(plain.root.storage.nodes, document.root.storage.nodes) {
            #expect(
                plain.root.storage.place(ofByte: Int(old.start))
                    == document.root.storage.place(ofByte: Int(new.start)))
        }
    }

    @Test func `are written by their other names`() throws {
        var writer = JSONWriter(style: .compact)
        writer.copy(document.root)
        let expected =
            ##"{"a":{"$value":"#fff","$type":"color","x":{"value":1}},"##
            + ##""b":{"$value":[{"value":2}],"value2":"value"}}"##
        #expect(String(decoding: writer.finish().dropLast(), as: UTF8.self) == expected)
    }

    @Test func `keep them in a rewritten document`() throws {
        let value = try #require(document.root["a"]?["$value"])
        let range = Int(value.node.start)..<Int(value.node.extent)
        func rewritten(_ range: Range<Int>, _ text: String) throws -> JSONDocument {
            let rewrite = SourceRewrite(document.root.storage, [SourceEdit(range, text)])
            return try #require(document.rewritten(rewrite))
        }
        let edited = try rewritten(range, #"{"value": 3}"#)
        #expect(edited.root["a"]?["$value"]?["value"]?.double == 3)
        #expect(edited.root["a"]?["$type"]?.string == "color")
        #expect(edited.root["a"]?.member("$type")?.namePlace.column == 25)
        let member = try #require(edited.root["b"]?.member("$value"))
        #expect(member.namePlace == document.root["b"]?.member("$value")?.namePlace)
        let start = try #require(document.root["a"]?.member("$value")).index
        let name = document.root.storage.nodes[start]
        let renamed = try rewritten(Int(name.start)..<Int(name.extent), #""other""#)
        #expect(renamed.root["a"]?["other"]?.string == "#fff")
    }
}
