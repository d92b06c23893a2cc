/// The nodes of a document after some edits: those of the texts of the edits between those of the
/// original.
///
/// Commas and colons are skipped: objects and lists are built from brackets and values alone.
struct NodeSplice {
    /// An edit whose text was appended to that of the document.
    struct Piece {
        /// The range that it replaces.
        let range: Range<Int>
        /// The range of its text.
        let text: Range<Int>
    }

    private let old: UnsafeBufferPointer<JSONNode>
    private let bytes: UnsafeBufferPointer<UInt8>
    private var parser: JSONParser
    /// The next original node.
    private var index = 0
    /// The offset up to which the brackets were read, in a gap between original values that an edit
    /// begins in.
    private var cursor: Int?
    /// The open objects and lists in the new nodes, each with the index after its contents in the
    /// original; -1 for new ones.
    private var open: [(node: Int, end: Int)] = []
    private var isValid = true

    /// The new nodes; `nil` if they are no document.
    ///
    /// - Parameters:
    ///   - pieces: In order, without overlaps.
    ///   - bytes: The original text, followed by those of the pieces.
    static func nodes(
        _ old: [JSONNode], _ pieces: [Piece], in bytes: UnsafeBufferPointer<UInt8>
    ) -> [JSONNode]? {
        old.withUnsafeBufferPointer { old in
            var splice = NodeSplice(old, bytes, capacity: old.count + pieces.count * 12)
            for piece in pieces { splice.apply(piece) }
            splice.copy(before: .max)
            splice.closeGap(before: pieces.first?.text.lowerBound ?? bytes.count)
            let nodes = splice.parser.nodes
            guard splice.isValid, splice.open.isEmpty, let root = nodes.first,
                Int(root.next) == nodes.count
            else { return nil }
            return nodes
        }
    }

    private init(
        _ old: UnsafeBufferPointer<JSONNode>, _ bytes: UnsafeBufferPointer<UInt8>, capacity: Int
    ) {
        self.old = old
        self.bytes = bytes
        parser = JSONParser(bytes)
        parser.nodes.reserveCapacity(capacity)
    }

    private mutating func apply(_ piece: Piece) {
        copy(before: piece.range.lowerBound)
        closeGap(before: piece.range.lowerBound)
        while index < old.count, old[index].start < piece.range.upperBound { index += 1 }
        cursor = piece.range.upperBound
        parse(piece.text)
    }

    /// Copies the nodes that begin before an offset. Of objects and lists that end after it, only
    /// the beginning is copied.
    private mutating func copy(before end: Int) {
        guard index < old.count, old[index].start < end else { return }
        closeGap(before: Int(old[index].start))
        cursor = nil
        while index < old.count, old[index].start < end {
            while let last = open.last, last.end == index { close() }
            let node = old[index]
            let next = Int(node.next)
            if node.isContainer, next == old.count || old[next].start >= end {
                open.append((parser.nodes.count, next))
                parser.nodes.append(node)
                index += 1
                continue
            }
            copyValues(to: next)
        }
    }

    private mutating func copyValues(to next: Int) {
        let shift = UInt32(truncatingIfNeeded: parser.nodes.count &- index)
        for position in index..<next {
            var node = old[position]
            node.next &+= shift
            parser.nodes.append(node)
        }
        index = next
    }

    /// Reads the brackets that close objects and lists, between the last value and an offset.
    private mutating func closeGap(before end: Int) {
        guard let start = cursor ?? startOfGap, start < end else { return }
        for byte in bytes[start..<end] where byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
        {
            close()
        }
        cursor = end
    }

    /// The end of the original value before the next one, or the place after its bracket.
    private var startOfGap: Int? {
        guard index > 0 else { return 0 }
        let last = old[index - 1]
        return last.isContainer ? Int(last.start) + 1 : Int(last.extent)
    }

    private mutating func close() {
        guard let top = open.popLast() else {
            isValid = false
            return
        }
        var count = 0
        var child = top.node + 1
        let isObject = parser.nodes[top.node].tag == .object
        while child < parser.nodes.count {
            if isObject, count.isMultiple(of: 2), parser.nodes[child].tag != .string {
                isValid = false
            }
            child = Int(parser.nodes[child].next)
            count += 1
        }
        if isObject, !count.isMultiple(of: 2) { isValid = false }
        parser.nodes[top.node].extent = UInt32(truncatingIfNeeded: isObject ? count / 2 : count)
        parser.nodes[top.node].next = UInt32(truncatingIfNeeded: parser.nodes.count)
    }

    /// Appends the nodes of an edit's text, which may be a part of a value.
    private mutating func parse(_ range: Range<Int>) {
        parser.index = range.lowerBound
        while parser.index < range.upperBound {
            switch bytes[parser.index] {
            case UInt8(ascii: "{"): begin(.object)
            case UInt8(ascii: "["): begin(.array)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                close()
                parser.index += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D: parser.index += 1
            default:
                let fault = parser.fault { (parser) throws(JSONFinding) in
                    try parser.parseScalar()
                }
                guard fault == nil else {
                    isValid = false
                    return
                }
            }
        }
    }

    private mutating func begin(_ tag: JSONNode.Tag) {
        open.append((parser.nodes.count, -1))
        parser.nodes.append(
            JSONNode(
                start: UInt32(truncatingIfNeeded: parser.index), extent: 0, next: 0, tag: tag))
        parser.index += 1
    }
}
