/// One value or member name of a document, 16 bytes.
///
/// A document is one flat array of them in the order of the text: an object is followed by name,
/// value, name, value, each value by what it holds. Nothing is nested, so no depth is too deep to
/// free, and reading a whole document is one walk through memory.
package struct JSONNode {
    package enum Tag: UInt8 {
        case object, array, string, number, `true`, `false`, null
    }

    /// The byte it starts at: its bracket, quote or first letter.
    package let start: UInt32

    /// Scalars: the byte past the last one. Objects and arrays: the number of members or elements.
    package var extent: UInt32

    /// The index of the node after this one and everything inside it.
    package var next: UInt32

    package let tag: Tag

    /// Whether a string has escapes, so that its value is not its bytes.
    package var isEscaped = false

    /// Whether a string has `\u` escapes of half a surrogate pair, which no Unicode text can hold.
    package var hasLoneSurrogate = false

    package var isContainer: Bool { tag == .object || tag == .array }
}
