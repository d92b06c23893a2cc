package import CandelaCommands
import CandelaJSON

/// Several documents in one file, in which values that they share are written once.
///
/// A screen at another type size or in another language differs little from the first one, and so
/// do the screens of a journey. In `{"mark": "$", "shared": […], "documents": {name: …}}`, the
/// object `{"$": 3}` stands in the place of the fourth shared value.
package struct SharedValues {
    /// The length of the shortest text that is shared. A reference takes about ten bytes.
    private static let shortest = 24

    /// A value of a document.
    private struct Part {
        let index: Int

        /// The range of its text.
        let text: Range<Int>
    }

    /// The text of a value.
    private struct Text: Hashable {
        let document: JSONStorage
        let range: Range<Int>

        static func == (text: Text, other: Text) -> Bool {
            text.document.bytes.withUnsafeBufferPointer { bytes in
                other.document.bytes.withUnsafeBufferPointer { others in
                    bytes[text.range].count == others[other.range].count
                        && ByteText.areEqual(
                            .init(rebasing: bytes[text.range]),
                            .init(rebasing: others[other.range]))
                }
            }
        }

        func hash(into hasher: inout Hasher) {
            document.bytes.withUnsafeBytes { hasher.combine(bytes: .init(rebasing: $0[range])) }
        }
    }

    private var counts: [Text: Int] = [:]

    /// The indices of the shared values that are written.
    private var places: [Text: Int] = [:]
    private var shared: [[UInt8]] = []

    /// The name of a reference's only member, which no object in the documents has.
    private var mark: [UInt8] = [dollar]
    private static let dollar = UInt8(ascii: "$")

    /// A file with several documents.
    ///
    /// - Parameter documents: The documents in compact form, each with its name.
    /// - Throws: A data failure when a document is not JSON.
    package static func file(of documents: [(name: String, text: [UInt8])]) throws(Failure)
        -> [UInt8]
    {
        var roots: [(name: String, storage: JSONStorage, part: Part)] = []
        for (name, text) in documents {
            let root = try Document.json(text, name)
            roots.append((name, root.storage, Part(index: root.index, text: 0..<text.count)))
        }
        var values = SharedValues()
        for root in roots { values.count(root.part, in: root.storage) }
        let texts = roots.map { (name: $0.name, text: values.text(of: $0.part, in: $0.storage)) }
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        writer.name("mark")
        writer.string(String(decoding: values.mark, as: UTF8.self))
        writer.name("shared")
        writer.beginArray()
        for text in values.shared { writer.write(part: text) }
        writer.endArray()
        writer.name("documents")
        writer.beginObject()
        for (name, text) in texts {
            writer.name(name)
            writer.write(part: text)
        }
        writer.endObject()
        writer.endObject()
        return writer.finishPart()
    }

    // MARK: Values

    /// Counts the occurrences of a value, and of the values in it if it is the first of its kind.
    private mutating func count(_ part: Part, in document: JSONStorage) {
        if part.text.count >= Self.shortest {
            let count = counts[Text(document: document, range: part.text), default: 0]
            counts[Text(document: document, range: part.text)] = count + 1
            guard count == 0 else { return }
        }
        for (name, value) in Self.children(of: part, in: document) {
            if let name {
                let name = document.bytes[name].dropFirst().dropLast()
                if name.count >= mark.count, name.allSatisfy({ $0 == Self.dollar }) {
                    mark = name + [Self.dollar]
                }
            }
            count(value, in: document)
        }
    }

    /// The text of a value, or of the reference in its place.
    private mutating func text(of part: Part, in document: JSONStorage) -> [UInt8] {
        let key = Text(document: document, range: part.text)
        guard part.text.count >= Self.shortest, counts[key] ?? 0 > 1 else {
            return contents(of: part, in: document)
        }
        if places[key] == nil {
            let text = contents(of: part, in: document)
            places[key] = shared.count
            shared.append(text)
        }
        return Array("{\"".utf8) + mark + Array("\":\(places[key] ?? 0)}".utf8)
    }

    private mutating func contents(of part: Part, in document: JSONStorage) -> [UInt8] {
        guard document.nodes[part.index].isContainer else {
            return Array(document.bytes[part.text])
        }
        let isObject = document.nodes[part.index].tag == .object
        var text: [UInt8] = [UInt8(ascii: isObject ? "{" : "[")]
        for (name, value) in Self.children(of: part, in: document) {
            if text.count > 1 { text.append(UInt8(ascii: ",")) }
            if let name { text += document.bytes[name] + [UInt8(ascii: ":")] }
            text += self.text(of: value, in: document)
        }
        return text + [UInt8(ascii: isObject ? "}" : "]")]
    }

    /// The members or elements of a value, the former with the range of their name's text.
    private static func children(
        of part: Part, in document: JSONStorage
    ) -> [(name: Range<Int>?, value: Part)] {
        let node = document.nodes[part.index]
        guard node.isContainer else { return [] }
        var children: [(name: Range<Int>?, value: Part)] = []
        var index = part.index + 1
        while index < Int(node.next) {
            var name: Range<Int>?
            if node.tag == .object {
                name = Int(document.nodes[index].start)..<Int(document.nodes[index].extent)
                index += 1
            }
            let value = document.nodes[index]
            // The text ends before the comma, or before the bracket that closes the outer value.
            let end =
                value.next < node.next
                ? Int(document.nodes[Int(value.next)].start) : part.text.upperBound
            children.append((name, Part(index: index, text: Int(value.start)..<end - 1)))
            index = Int(value.next)
        }
        return children
    }
}
