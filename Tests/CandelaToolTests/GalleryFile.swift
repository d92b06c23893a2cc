import CandelaDTCG
import CandelaElements
import CandelaJSON
import Testing

/// A data file of a gallery, read as its page reads it.
struct GalleryFile {
    let root: JSONValue

    /// - Parameter script: A call of `gallery` with the file's name and its JSON as a text.
    init(_ script: String, named name: String) throws {
        let (head, end) = ("gallery(\"\(name)\",JSON.parse('", "'))\n")
        try #require(script.hasPrefix(head) && script.hasSuffix(end))
        // In a script's text, a backslash precedes backslashes and quotation marks, and line breaks
        // are escaped.
        let text = script.dropFirst(head.count).dropLast(end.count)
        try #require(!text.contains("\n"))
        let json = Array(text.replacing(/\\(.)/) { $0.1 == "n" ? "\n" : $0.1 }.utf8)
        root = try JSONDocument(parsing: json, file: name).root
    }

    init(_ root: JSONValue) { self.root = root }

    /// The names of the documents in the file.
    var names: [String] { root["documents"]?.members.map(\.name) ?? [] }

    /// A document in compact form, with all shared values in their places.
    func document(_ name: String) throws -> [UInt8] {
        var writer = JSONWriter(style: .compact)
        write(try #require(root["documents"]?[name]), to: &writer)
        return writer.finishPart()
    }

    private func write(_ value: JSONValue, to writer: inout JSONWriter) {
        if value.isObject, let mark = root["mark"]?.string, let place = value[mark]?.double,
            let shared = root["shared"]?[Int(place)]
        {
            write(shared, to: &writer)
        } else if value.isObject {
            writer.beginObject()
            for member in value.members {
                writer.name(member.name)
                write(member.value, to: &writer)
            }
            writer.endObject()
        } else if case let elements = Array(value.elements), !elements.isEmpty {
            writer.beginArray()
            for element in elements { write(element, to: &writer) }
            writer.endArray()
        } else {
            writer.copy(value)
        }
    }
}
