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
    package let start: UInt32

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
}
