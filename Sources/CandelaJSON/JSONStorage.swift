/// The storage shared by every value of one document.
///
/// A class, so that a value is one reference and an index; immutable.
package final class JSONStorage: Sendable {
    package let file: String
    package let bytes: [UInt8]
    package let nodes: [JSONNode]
    let lines: LineTable
    /// The original document, if the text was rewritten.
    package let origin: SourceOrigin?
    let marks: SourceMarks
    /// The ranges of the names that members are read as, after the text.
    let otherNames: [Range<Int>]

    init(
        file: String, bytes: [UInt8], nodes: [JSONNode], lines: LineTable = LineTable(),
        origin: SourceOrigin? = nil, marks: SourceMarks = SourceMarks(),
        otherNames: [Range<Int>] = []
    ) {
        self.file = file
        self.bytes = bytes
        self.nodes = nodes
        self.lines = lines
        self.origin = origin
        self.marks = marks
        self.otherNames = otherNames
    }

    /// The line and column of a byte; for rewritten text, in the original file.
    package func place(ofByte offset: Int) -> SourcePosition {
        if let origin { return origin.storage.place(ofByte: origin.offset(of: offset)) }
        return lines.place(ofByte: offset, in: bytes, file: file)
    }

    /// The last value or name that begins at an offset or before it.
    package func value(at offset: Int) -> JSONValue {
        JSONValue(storage: self, index: JSONNode.last(before: offset, in: nodes))
    }

    /// The offset of a byte in the text before all rewrites.
    package func originalOffset(of offset: Int) -> Int {
        guard let origin else { return offset }
        return origin.storage.originalOffset(of: origin.offset(of: offset))
    }

    /// Whether the object's token was skipped, as reported by a warning.
    package func isSkipped(_ object: Int) -> Bool { marks.skipped.contains(object) }

    /// Whether any token in the document was skipped.
    package var hasSkipped: Bool { !marks.skipped.isEmpty }

    /// Whether any token in the document contains a value in another notation.
    package var isForeign: Bool { !marks.foreign.isEmpty }

    /// Whether the object's token contains a value in another notation.
    package func isForeign(_ object: Int) -> Bool { marks.foreign.contains(object) }

    /// The reader's note on a value in another notation; `nil` for other values.
    package func note(on value: Int) -> (any Sendable)? { marks.notes[value] }

    /// Whether the errors in a value are tolerated, as reported by a warning.
    package func tolerates(_ value: Int) -> Bool { marks.tolerated.contains(value) }

    /// The byte range between the quotes of a string node or, for the name of a member that is read
    /// as another one, of that name.
    package func contents(of node: JSONNode) -> Range<Int> {
        guard node.otherName == 0 else { return otherNames[Int(node.otherName) - 1] }
        return Int(node.start) + 1..<Int(node.extent) - 1
    }

    /// The length of the text, without the names that members are read as.
    var length: Int { otherNames.first?.lowerBound ?? bytes.count }

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

    /// Whether a string node's value is bytewise equal to the UTF-8 of `text`.
    package func string(of node: JSONNode, is text: String) -> Bool {
        if node.isEscaped { return string(of: node).utf8.elementsEqual(text.utf8) }
        let range = contents(of: node)
        guard range.count == text.utf8.count else { return false }
        var text = text
        return bytes.withUnsafeBufferPointer { bytes in
            text.withUTF8 { ByteText.areEqual($0, UnsafeBufferPointer(rebasing: bytes[range])) }
        }
    }

    /// Whether a string node's value is an ASCII literal.
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

    /// The value of a number node; `nil` beyond the greatest finite `Double`.
    package func double(of node: JSONNode) -> Double? {
        let short = bytes.withUnsafeBufferPointer { bytes in
            ShortDecimal.double(
                UnsafeBufferPointer(rebasing: bytes[Int(node.start)..<Int(node.extent)]))
        }
        return short ?? JSONNumber(spelling: text(of: node)).double
    }

    /// A scalar node's source text.
    package func text(of node: JSONNode) -> String {
        bytes.withUnsafeBufferPointer { bytes in
            String(
                decoding: UnsafeBufferPointer(
                    rebasing: bytes[Int(node.start)..<Int(node.extent)]), as: UTF8.self)
        }
    }
}
