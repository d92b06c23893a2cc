/// Writes JSON text piece by piece, with one spelling for every document.
///
/// Members stand in the order they are written. Strings are UTF-8, escaping only what RFC 8259
/// requires (`"`, `\` and the control characters); numbers are as ECMAScript prints them. Pretty
/// text is indented by two spaces, with `{}` and `[]` for what is empty.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.name("streak")
/// writer.number(7)
/// writer.endObject()
/// let bytes = writer.finish()
/// ```
///
/// Writing a value without a name in an object, a name anywhere else, or ending what is not open is
/// a caller's mistake and stops the program.
public struct JSONWriter: Sendable {
    /// How much white space to write.
    public enum Style: Sendable, Hashable {
        /// A line for each member and element, indented by two spaces.
        case pretty
        /// No white space at all but the line feed at the end.
        case compact
    }

    private struct Level {
        let isObject: Bool
        var isEmpty = true
        var hasName = false
    }

    package let style: Style
    var bytes: [UInt8] = []
    private var levels: [Level] = []
    private let indent: Int
    private var isDone = false

    /// A writer with nothing written.
    public init(style: Style = .pretty) {
        self.init(style: style, indent: 0)
    }

    /// A writer of a part that stands `indent` levels deep in a document.
    package init(style: Style = .pretty, indent: Int) {
        self.style = style
        self.indent = indent
    }

    /// Makes room for so many bytes of text.
    package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// The number of objects and arrays around what is written next.
    package var depth: Int { indent + levels.count }

    /// Opens an object; its members follow.
    public mutating func beginObject() { begin(Level(isObject: true), UInt8(ascii: "{")) }

    /// Closes the object that was opened last.
    public mutating func endObject() { end(isObject: true, UInt8(ascii: "}")) }

    /// Opens an array; its elements follow.
    public mutating func beginArray() { begin(Level(isObject: false), UInt8(ascii: "[")) }

    /// Closes the array that was opened last.
    public mutating func endArray() { end(isObject: false, UInt8(ascii: "]")) }

    /// Writes a member's name; its value must follow. Does not check for repeated names.
    public mutating func name(_ name: String) {
        beginName()
        appendQuoted(name)
        endName()
    }

    /// Writes a string.
    public mutating func string(_ text: String) {
        beginValue()
        appendQuoted(text)
    }

    /// Writes a number as ECMAScript prints it: `12`, `0.00001`, `1e+21`, and `0` for negative zero.
    ///
    /// - Precondition: The number is finite.
    public mutating func number(_ value: Double) {
        guard let text = JSONNumber.spelling(of: value) else {
            preconditionFailure("JSON has no number for \(value)")
        }
        beginValue()
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes a whole number.
    public mutating func number(_ value: some BinaryInteger) {
        beginValue()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes a number as it was spelt in the text it came from.
    public mutating func number(_ value: JSONNumber) {
        beginValue()
        bytes.append(contentsOf: value.text.utf8)
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        beginValue()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes `null`.
    public mutating func null() {
        beginValue()
        bytes.append(contentsOf: "null".utf8)
    }

    /// The document, with a line feed at its end.
    ///
    /// - Precondition: One value was written and everything is closed.
    public consuming func finish() -> [UInt8] {
        precondition(isDone && levels.isEmpty, "the document is not complete")
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// The part of a document, without the line feed at its end; for ``write(part:)``.
    ///
    /// - Precondition: One value was written and everything is closed.
    package consuming func finishPart() -> [UInt8] {
        precondition(isDone && levels.isEmpty, "the part is not complete")
        return bytes
    }

    /// Writes a value that another writer wrote for this depth and in this style.
    package mutating func write(part: [UInt8]) {
        beginValue()
        bytes.append(contentsOf: part)
    }

    /// Puts what must stand before a value: comma, line break and indent.
    mutating func beginValue() {
        guard let level = levels.last else {
            precondition(!isDone, "a document has one value")
            isDone = true
            return
        }
        if level.isObject {
            precondition(level.hasName, "a value in an object needs a name first")
            levels[levels.count - 1].hasName = false
        } else {
            separate()
        }
    }

    /// Puts what must stand before a member's name.
    mutating func beginName() {
        precondition(
            levels.last?.isObject == true && levels.last?.hasName == false,
            "a name stands in an object and has a value")
        separate()
        levels[levels.count - 1].hasName = true
    }

    /// Puts what stands between a name and its value.
    mutating func endName() {
        bytes.append(UInt8(ascii: ":"))
        if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    }

    /// Takes back everything from a byte on: a member whose value turned out to be nothing.
    mutating func removeMember(from length: Int, wasFirst: Bool) {
        bytes.removeSubrange(length...)
        levels[levels.count - 1].hasName = false
        levels[levels.count - 1].isEmpty = wasFirst
    }

    /// Whether the innermost object or array has nothing in it yet.
    var isEmptyHere: Bool { levels.last?.isEmpty ?? true }

    private mutating func begin(_ level: Level, _ bracket: UInt8) {
        beginValue()
        bytes.append(bracket)
        levels.append(level)
    }

    private mutating func end(isObject: Bool, _ bracket: UInt8) {
        guard let level = levels.popLast(), level.isObject == isObject, !level.hasName else {
            preconditionFailure("'\(UnicodeScalar(bracket))' closes nothing here")
        }
        if !level.isEmpty { breakLine() }
        bytes.append(bracket)
    }

    /// Puts a comma after an earlier member or element, and the line break.
    private mutating func separate() {
        if levels[levels.count - 1].isEmpty {
            levels[levels.count - 1].isEmpty = false
        } else {
            bytes.append(UInt8(ascii: ","))
        }
        breakLine()
    }

    private mutating func breakLine() {
        guard style == .pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        var count = depth * 2
        while count > 0 {
            let length = min(count, Self.spaces.utf8CodeUnitCount)
            bytes.append(
                contentsOf: UnsafeBufferPointer(start: Self.spaces.utf8Start, count: length))
            count -= length
        }
    }

    /// The indent of most lines, which is copied at once.
    private static let spaces: StaticString = "                                                "
}
