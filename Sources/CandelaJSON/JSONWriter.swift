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

    /// What is open: the document, an object or an array.
    private struct Level {
        let kind: Kind
        var isEmpty = true
        var hasName = false

        enum Kind {
            case document, object, array
        }
    }

    package let style: Style
    var bytes: [UInt8] = []

    /// What is written next stands in this one, which is kept apart from those around it so that
    /// most of the writing touches no array but the text.
    private var level = Level(kind: .document)
    private var outer: [Level] = []
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
    package var depth: Int { indent + outer.count }

    /// Opens an object; its members follow.
    public mutating func beginObject() { begin(.object, UInt8(ascii: "{")) }

    /// Closes the object that was opened last.
    public mutating func endObject() { end(.object, UInt8(ascii: "}")) }

    /// Opens an array; its elements follow.
    public mutating func beginArray() { begin(.array, UInt8(ascii: "[")) }

    /// Closes the array that was opened last.
    public mutating func endArray() { end(.array, UInt8(ascii: "]")) }

    /// Writes a member's name; its value must follow. Does not check for repeated names.
    public mutating func name(_ name: String) {
        beginName()
        appendQuoted(name)
        endName()
    }

    /// Writes a member's name that is at hand as UTF-8; its value must follow.
    package mutating func name(utf8 name: UnsafeBufferPointer<UInt8>) {
        beginName()
        bytes.append(UInt8(ascii: "\""))
        appendEscaped(name)
        bytes.append(UInt8(ascii: "\""))
        endName()
    }

    /// Writes a member's name in which nothing needs an escape; its value must follow.
    package mutating func name(plain name: StaticString) {
        beginName()
        bytes.append(UInt8(ascii: "\""))
        append(name)
        bytes.append(UInt8(ascii: "\""))
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
        beginValue()
        if appendShort(value) { return }
        guard let text = JSONNumber.spelling(of: value) else {
            preconditionFailure("JSON has no number for \(value)")
        }
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes a whole number.
    public mutating func number(_ value: some BinaryInteger) {
        beginValue()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes a whole number.
    public mutating func number(_ value: Int) {
        beginValue()
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digitsOf: UInt64(value.magnitude))
    }

    /// Writes a number as it was spelt in the text it came from.
    public mutating func number(_ value: JSONNumber) {
        beginValue()
        bytes.append(contentsOf: value.text.utf8)
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        beginValue()
        append(value ? "true" : "false")
    }

    /// Writes `null`.
    public mutating func null() {
        beginValue()
        append("null")
    }

    /// The document, with a line feed at its end.
    ///
    /// - Precondition: One value was written and everything is closed.
    public consuming func finish() -> [UInt8] {
        precondition(isDone && outer.isEmpty, "the document is not complete")
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// The part of a document, without the line feed at its end; for ``write(part:)``.
    ///
    /// - Precondition: One value was written and everything is closed.
    package consuming func finishPart() -> [UInt8] {
        precondition(isDone && outer.isEmpty, "the part is not complete")
        return bytes
    }

    /// Writes a value that another writer wrote for this depth and in this style.
    package mutating func write(part: [UInt8]) {
        beginValue()
        bytes.append(contentsOf: part)
    }

    /// Puts what must stand before a value: comma, line break and indent.
    mutating func beginValue() {
        switch level.kind {
        case .document:
            precondition(!isDone, "a document has one value")
            isDone = true
        case .object:
            precondition(level.hasName, "a value in an object needs a name first")
            level.hasName = false
        case .array:
            separate()
        }
    }

    /// Puts what must stand before a member's name.
    mutating func beginName() {
        precondition(
            level.kind == .object && !level.hasName,
            "a name stands in an object and has a value")
        separate()
        level.hasName = true
    }

    /// Puts what stands between a name and its value.
    mutating func endName() {
        bytes.append(UInt8(ascii: ":"))
        if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    }

    /// Takes back everything from a byte on: a member whose value turned out to be nothing.
    mutating func removeMember(from length: Int, wasFirst: Bool) {
        bytes.removeSubrange(length...)
        level.hasName = false
        level.isEmpty = wasFirst
    }

    /// Whether the innermost object or array has nothing in it yet.
    var isEmptyHere: Bool { level.isEmpty }

    private mutating func begin(_ kind: Level.Kind, _ bracket: UInt8) {
        beginValue()
        bytes.append(bracket)
        outer.append(level)
        level = Level(kind: kind)
    }

    private mutating func end(_ kind: Level.Kind, _ bracket: UInt8) {
        guard level.kind == kind, !level.hasName, let around = outer.popLast() else {
            preconditionFailure("'\(UnicodeScalar(bracket))' closes nothing here")
        }
        let isEmpty = level.isEmpty
        level = around
        if !isEmpty { breakLine() }
        bytes.append(bracket)
    }

    /// Puts a comma after an earlier member or element, and the line break.
    private mutating func separate() {
        if level.isEmpty {
            level.isEmpty = false
        } else {
            bytes.append(UInt8(ascii: ","))
        }
        breakLine()
    }

    private mutating func breakLine() {
        guard style == .pretty else { return }
        var count = depth * 2
        append(Self.lineBreak, prefix: count + 1)
        count -= Self.lineBreak.utf8CodeUnitCount - 1
        while count > 0 {
            bytes.append(UInt8(ascii: " "))
            count -= 1
        }
    }

    /// A line feed and the indent of most lines, which are copied at once.
    private static let lineBreak: StaticString =
        "\n                                                "
}
