/// The nodes of a text that is made of pieces of a parsed one: copied for copied ranges, and parsed
/// for the texts between.
///
/// Commas and colons are skipped: objects and lists are built from brackets and values alone.
struct NodeSplice {
    private let old: UnsafeBufferPointer<JSONNode>
    private let bytes: UnsafeBufferPointer<UInt8>
    private var parser: JSONParser
    /// The open objects and lists, each with the number of its names and values so far.
    private var open: [(node: Int, count: UInt32)] = []
    private var isValid = true

    /// The new nodes; `nil` if they are no document.
    ///
    /// - Parameters:
    ///   - old: The nodes of the original text.
    ///   - origin: The pieces.
    ///   - bytes: The new text.
    static func nodes(
        _ old: [JSONNode], _ origin: SourceOrigin, in bytes: UnsafeBufferPointer<UInt8>
    ) -> [JSONNode]? {
        old.withUnsafeBufferPointer { old in
            let stretches = origin.stretches
            var splice = NodeSplice(old, bytes, capacity: old.count + stretches.count * 6)
            for (index, stretch) in stretches.enumerated() {
                let end = index + 1 < stretches.count ? stretches[index + 1].new : bytes.count
                if stretch.isCopy {
                    splice.copy(stretch.new..<end, from: stretch.old)
                } else {
                    splice.parse(stretch.new..<end)
                }
            }
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
        open.reserveCapacity(32)
    }

    /// Copies the nodes of a range that begins at an offset of the original.
    private mutating func copy(_ range: Range<Int>, from start: Int) {
        guard !range.isEmpty else { return }
        let shift = UInt32(truncatingIfNeeded: range.lowerBound - start)
        var cursor = range.lowerBound
        var index = first(from: start)
        while index < old.count {
            var node = old[index]
            node.start &+= shift
            guard Int(node.start) < range.upperBound else { break }
            close(cursor..<Int(node.start))
            count(node.tag)
            if node.isContainer {
                open.append((parser.nodes.count, 0))
                cursor = Int(node.start) + 1
            } else {
                node.extent &+= shift
                node.next = UInt32(truncatingIfNeeded: parser.nodes.count + 1)
                cursor = Int(node.extent)
            }
            parser.nodes.append(node)
            index += 1
        }
        if cursor > range.upperBound { isValid = false }
        close(cursor..<max(cursor, range.upperBound))
    }

    /// The index of the first original node that begins at an offset or after it.
    private func first(from offset: Int) -> Int {
        var (low, high) = (0, old.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(old[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Closes objects and lists at the brackets in a range between values.
    private mutating func close(_ range: Range<Int>) {
        for byte in bytes[range] where byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
            close()
        }
    }

    private mutating func close() {
        guard let top = open.popLast() else {
            isValid = false
            return
        }
        let isObject = parser.nodes[top.node].tag == .object
        if isObject, !top.count.isMultiple(of: 2) { isValid = false }
        parser.nodes[top.node].extent = isObject ? top.count / 2 : top.count
        parser.nodes[top.node].next = UInt32(truncatingIfNeeded: parser.nodes.count)
    }

    /// Counts a name or value of the innermost object or list.
    private mutating func count(_ tag: JSONNode.Tag) {
        guard let last = open.indices.last else { return }
        if tag != .string, open[last].count.isMultiple(of: 2),
            parser.nodes[open[last].node].tag == .object
        {
            isValid = false
        }
        open[last].count += 1
    }

    /// Appends the nodes of a new text, which may be a part of a value.
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
                guard fault == nil, let node = parser.nodes.last else {
                    isValid = false
                    return
                }
                count(node.tag)
            }
        }
        if parser.index > range.upperBound { isValid = false }
    }

    private mutating func begin(_ tag: JSONNode.Tag) {
        count(tag)
        open.append((parser.nodes.count, 0))
        parser.nodes.append(
            JSONNode(
                start: UInt32(truncatingIfNeeded: parser.index), extent: 0, next: 0, tag: tag))
        parser.index += 1
    }
}
