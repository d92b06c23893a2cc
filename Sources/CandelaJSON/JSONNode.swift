/// A value or member name of a document, in 16 bytes.
///
/// A document is a flat array of nodes in document order: an object is followed by name, value,
/// name, value, and each value by its contents. Nothing is nested, so freeing a document needs no
/// recursion, and reading all of it is one linear pass through memory.
package struct JSONNode {
    package enum Tag: UInt8 {
        case object, array, string, number, `true`, `false`, null
    }

    /// The offset of its first byte: a bracket, quote or first character.
    package var start: UInt32

    /// Scalars: the end offset. Objects and arrays: the number of members or elements.
    package var extent: UInt32

    /// The index of the node after this one and its contents.
    package var next: UInt32

    package let tag: Tag

    /// Whether a string contains escapes, so that its value differs from its bytes.
    package var isEscaped = false

    /// Whether a string contains `\u` escapes of unpaired surrogates, which Unicode text cannot
    /// hold.
    package var hasLoneSurrogate = false

    /// The number of the name that a member's name is read as; 0 for the written one.
    package var otherName: UInt8 = 0

    package var isContainer: Bool { tag == .object || tag == .array }

    /// The index of the last node that begins at an offset of its text or before it.
    static func last(before offset: Int, in nodes: [JSONNode]) -> Int {
        var (low, high) = (0, nodes.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if nodes[middle].start <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
