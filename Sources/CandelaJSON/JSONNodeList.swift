/// The nodes of a compact text, collected while it is written, so that it need not be parsed.
///
/// The writer passes the end of each name, value and bracket in the text. Their starts follow from
/// those ends, because compact text has no white space.
package struct JSONNodeList {
    fileprivate private(set) var nodes: [JSONNode] = []

    /// The offset of the next name or value.
    private var start = 0

    /// The open objects and arrays, outermost first, and the number of their members or elements so
    /// far.
    private var open: [(node: Int, count: UInt32)] = []

    /// Creates an empty list, for a text that begins with the next value.
    package init() {}

    /// Adds the name of a member.
    ///
    /// - Parameters:
    ///   - length: The length of the unescaped name in UTF-8.
    ///   - end: The offset after the colon.
    package mutating func name(length: Int, until end: Int) {
        string(length: length, until: end - 1)
        start = end
    }

    /// Adds a string that is a value.
    ///
    /// - Parameter length: The length of the unescaped text in UTF-8.
    package mutating func text(length: Int, until end: Int) {
        countValue()
        string(length: length, until: end)
    }

    /// Adds a number or a word.
    package mutating func scalar(_ tag: JSONNode.Tag, until end: Int) {
        countValue()
        nodes.append(JSONNode(start: UInt32(start), extent: UInt32(end), next: next, tag: tag))
        start = end + 1
    }

    /// Opens an object or an array, whose bracket ends at an offset.
    package mutating func begin(_ tag: JSONNode.Tag, until end: Int) {
        countValue()
        open.append((nodes.count, 0))
        nodes.append(JSONNode(start: UInt32(start), extent: 0, next: 0, tag: tag))
        start = end
    }

    /// Closes the innermost object or array, whose bracket ends at an offset.
    package mutating func end(until end: Int) {
        let (node, count) = open.removeLast()
        nodes[node].extent = count
        nodes[node].next = UInt32(nodes.count)
        start = end + 1
    }

    /// Adds a value with its contents, whose text was written as it is in its document.
    package mutating func append(_ part: JSONDocument) {
        countValue()
        let (bytes, count) = (UInt32(start), UInt32(nodes.count))
        for node in part.root.storage.nodes {
            nodes.append(
                JSONNode(
                    start: node.start + bytes,
                    extent: node.isContainer ? node.extent : node.extent + bytes,
                    next: node.next + count, tag: node.tag, isEscaped: node.isEscaped,
                    hasLoneSurrogate: node.hasLoneSurrogate))
        }
        start += part.root.storage.bytes.count + 1
    }

    private var next: UInt32 { UInt32(nodes.count + 1) }

    private mutating func string(length: Int, until end: Int) {
        // Every escape is longer than its character.
        nodes.append(
            JSONNode(
                start: UInt32(start), extent: UInt32(end), next: next, tag: .string,
                isEscaped: end - start != length + 2))
        start = end + 1
    }

    private mutating func countValue() {
        if !open.isEmpty { open[open.count - 1].count += 1 }
    }
}

extension JSONDocument {
    /// Creates a document from a text and the nodes collected while it was written.
    package init(_ bytes: [UInt8], _ list: JSONNodeList, file: String) {
        self.init(JSONStorage(file: file, bytes: bytes, nodes: list.nodes))
    }
}
