import CandelaElements
import CandelaJSON
import CandelaPreview
import CandelaTool
import Testing

struct SharedValuesTests {
    private static func file(_ documents: [(name: String, text: String)]) throws -> GalleryFile {
        let bytes = try SharedValues.file(of: documents.map { ($0.name, Array($0.text.utf8)) })
        return GalleryFile(try JSONDocument(parsing: bytes, file: "file").root)
    }

    @Test func `writes a value of several documents once`() throws {
        let card = #"{"kind":"text","text":"Drink water"}"#
        let file = try Self.file([
            ("a", #"{"size":17,"cards":[\#(card)]}"#), ("b", #"{"size":53,"cards":[\#(card)]}"#),
        ])
        #expect(file.names == ["a", "b"])
        // The list of cards is shared, with the card that occurs in no other list.
        #expect(file.root["shared"]?[0] != nil && file.root["shared"]?[1] == nil)
        #expect(file.root["documents"]?["b"]?["cards"]?["$"]?.double == 0)
        #expect(try file.document("b") == Array(#"{"size":53,"cards":[\#(card)]}"#.utf8))
    }

    @Test(arguments: [
        #"{}"#, #"[]"#, #"[{},[],"",0,null,true]"#, #"{"a":{"b":[1,2.5,-3e10,"\"\\ü😀"]}}"#,
        // Members named as references are.
        #"[{"$":0},{"$":"a text that is long enough to share"},"a text that is long enough to share"]"#,
        #"{"$$":{"$$$":[{"$":1},{"$":1}],"x":[{"$":1},{"$":1}]},"y":[{"$":1},{"$":1}]}"#,
    ])
    func `gives every document back`(text: String) throws {
        let nested = "[\(text),\(text),[\(text)]]"
        let file = try Self.file([("a", text), ("b", nested), ("c", "{\"n\":\(nested)}")])
        #expect(try file.document("a") == Array(text.utf8))
        #expect(try file.document("b") == Array(nested.utf8))
        #expect(try file.document("c") == Array("{\"n\":\(nested)}".utf8))
    }
}
