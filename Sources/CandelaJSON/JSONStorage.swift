/// What every value of one document shares.
///
/// A class, so that a value is one reference and an index; nothing in it ever changes.
package final class JSONStorage: Sendable {
    package let file: String
    package let bytes: [UInt8]
    package let nodes: [JSONNode]
    private let lines: LineTable
    /// Where the text comes from, when it was rewritten.
    package let origin: SourceOrigin?

    init(
        file: String, bytes: [UInt8], nodes: [JSONNode], lines: LineTable,
        origin: SourceOrigin? = nil
    ) {
        self.file = file
        self.bytes = bytes
        self.nodes = nodes
        self.lines = lines
        self.origin = origin
    }

    /// The line and column of a byte; for a rewritten text, in the author's file.
    package func place(ofByte offset: Int) -> SourcePlace {
        if let origin { return origin.storage.place(ofByte: origin.offset(of: offset)) }
        return lines.place(ofByte: offset, in: bytes, file: file)
    }

    /// Whether any token in it is passed over.
    package var passesOverAny: Bool { origin?.passedOver.isEmpty == false }

    /// Whether the token an object stands for is passed over, for a reason that was given.
    package func passesOver(_ object: Int) -> Bool {
        guard let origin, passesOverAny else { return false }
        return origin.passedOver.contains(origin.offset(of: Int(nodes[object].start)))
    }

    /// Whether the faults of a value are kept, for a reason that was given.
    package func tolerates(_ value: Int) -> Bool {
        guard let origin, !origin.tolerated.isEmpty else { return false }
        return origin.tolerated.contains(origin.offset(of: Int(nodes[value].start)))
    }

    /// The bytes between the quotes of a string node, as they are in the file.
    package func contents(of node: JSONNode) -> Range<Int> {
        Int(node.start) + 1..<Int(node.extent) - 1
    }

    /// The value of a string node.
    package func string(of node: JSONNode) -> String {
        bytes.withUnsafeBufferPointer { bytes in
            let raw = UnsafeBufferPointer(rebasing: bytes[contents(of: node)])
            guard node.isEscaped else { return String(decoding: raw, as: UTF8.self) }
            return String(unsafeUninitializedCapacity: raw.count) { buffer in
                JSONEscapes.decode(raw, surrogatesAs: .replacementCharacter) { byte, count in
                    buffer[count] = byte
                }
            }
        }
    }

    /// Whether a string node's value is exactly the UTF-8 of `text`, byte for byte.
    package func string(of node: JSONNode, is text: String) -> Bool {
        if node.isEscaped { return string(of: node).utf8.elementsEqual(text.utf8) }
        let range = contents(of: node)
        guard range.count == text.utf8.count else { return false }
        var text = text
        return bytes.withUnsafeBufferPointer { bytes in
            text.withUTF8 { ByteText.areEqual($0, UnsafeBufferPointer(rebasing: bytes[range])) }
        }
    }

    /// The same for a word of the program, which is in ASCII.
    package func string(of node: JSONNode, isWord word: StaticString) -> Bool {
        let range = contents(of: node)
        guard !node.isEscaped else { return string(of: node, is: "\(word)") }
        guard range.count == word.utf8CodeUnitCount else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            ByteText.areEqual(
                UnsafeBufferPointer(rebasing: bytes[range]),
                UnsafeBufferPointer(start: word.utf8Start, count: range.count))
        }
    }

    /// The value of a number node; nothing when it is beyond the greatest finite `Double`.
    package func double(of node: JSONNode) -> Double? {
        let short = bytes.withUnsafeBufferPointer { bytes in
            ShortDecimal.double(
                UnsafeBufferPointer(rebasing: bytes[Int(node.start)..<Int(node.extent)]))
        }
        return short ?? JSONNumber(spelling: text(of: node)).double
    }

    /// A scalar node's text as written.
    package func text(of node: JSONNode) -> String {
        bytes.withUnsafeBufferPointer { bytes in
            String(
                decoding: UnsafeBufferPointer(
                    rebasing: bytes[Int(node.start)..<Int(node.extent)]), as: UTF8.self)
        }
    }
}
