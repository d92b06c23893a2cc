/// A writer of JSON text, piece by piece, with one canonical spelling.
///
/// Members are in the order written. Strings are UTF-8, escaping only what RFC 8259 requires (`"`,
/// `\` and the control characters); numbers are as ECMAScript prints them. Pretty-printed text is
/// indented by two spaces; empty containers are `{}` and `[]`.
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
/// It is a programming error, and traps, to write a value without a name in an object, to write a
/// name anywhere else, or to end a container that is not open.
public struct JSONWriter: Sendable {
    /// The amount of whitespace written.
    public enum Style: Sendable, Hashable {
        /// A line for each member and element, indented by two spaces.
        case pretty
        /// No whitespace except the line feed at the end.
        case compact
    }

    /// An open level: the document, an object or an array.
    fileprivate struct Level {
        let kind: Kind
        var isEmpty = true
        var hasName = false

        enum Kind {
            case document, object, array
        }
    }

    package private(set) var style: Style
    var bytes = TextBuffer()

    /// The innermost level, stored apart from the outer ones so that most writes modify only the
    /// text.
    private var level = Level(kind: .document)
    private var outer: [Level] = []

    /// The open containers of another document while it is copied.
    var copied: [Copied] = []
    private let indent: Int
    private var isDone = false

    /// Creates an empty writer; the default style is pretty-printed.
    public init(style: Style = .pretty) {
        self.init(style: style, indent: 0)
    }

    /// Creates a writer for a part nested `indent` levels deep in a document.
    package init(style: Style = .pretty, indent: Int) {
        self.style = style
        self.indent = indent
    }

    /// Reserves capacity for `count` bytes.
    package mutating func reserve(_ count: Int) { bytes.reserve(count) }

    /// Keeps at most `count` more bytes; if more follow, they are counted and the text is
    /// discarded.
    package mutating func keep(atMost count: Int) { bytes.keep(atMost: count) }

    /// Whether more was written than is kept, so that the text is lost.
    package var isOver: Bool { bytes.isOver }

    /// The number of bytes written, including those discarded.
    package var length: Int { bytes.count }

    /// The nesting depth of the next value.
    package var depth: Int { indent + outer.count }

    /// Opens an object; its members follow.
    public mutating func beginObject() { begin(.object, UInt8(ascii: "{")) }

    /// Closes the innermost object.
    public mutating func endObject() { end(.object, UInt8(ascii: "}")) }

    /// Opens an array; its elements follow.
    public mutating func beginArray() { begin(.array, UInt8(ascii: "[")) }

    /// Closes the innermost array.
    public mutating func endArray() { end(.array, UInt8(ascii: "]")) }

    /// Writes a member's name; its value must follow. Does not check for duplicate names.
    public mutating func name(_ name: String) {
        var name = name
        name.withUTF8 { self.name(utf8: $0) }
    }

    /// Writes a member's name given as UTF-8; its value must follow.
    package mutating func name(utf8 name: UnsafeBufferPointer<UInt8>) {
        guard Self.needsEscapes(name) else { return self.name(plain: name) }
        beginName()
        appendQuoted(name)
        endName()
    }

    /// Writes a member's name that needs no escapes; its value must follow.
    package mutating func name(plain name: StaticString) {
        self.name(
            plain: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    private mutating func name(plain name: UnsafeBufferPointer<UInt8>) {
        expectName()
        let (follows, isPretty, spaces) = (!level.isEmpty, style == .pretty, depth * 2)
        level.isEmpty = false
        level.hasName = true
        bytes.append(atMost: name.count + spaces + 6) { pen in
            if follows { pen.put(UInt8(ascii: ",")) }
            if isPretty { pen.breakLine(spaces) }
            pen.put(UInt8(ascii: "\""))
            pen.put(name)
            pen.put(UInt8(ascii: "\""))
            pen.put(UInt8(ascii: ":"))
            if isPretty { pen.put(UInt8(ascii: " ")) }
        }
    }

    /// Writes a string in quotes, with the escapes that JSON requires.
    public mutating func string(_ text: String) {
        beginValue()
        appendQuoted(text)
    }

    /// Writes a number as ECMAScript prints it: `12`, `0.00001`, `1e+21`; negative zero is `0`.
    ///
    /// - Precondition: The number is finite.
    public mutating func number(_ value: Double) {
        beginValue()
        appendNumber(value)
    }

    mutating func appendNumber(_ value: Double) {
        if JSONNumber.withShort(value, { bytes.append(contentsOf: $0) }) { return }
        guard let text = JSONNumber.spelling(of: value) else {
            preconditionFailure("JSON has no number for \(value)")
        }
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes a whole number of any size.
    public mutating func number(_ value: some BinaryInteger) {
        beginValue()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes a whole number without allocating a string.
    public mutating func number(_ value: Int) {
        beginValue()
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        JSONNumber.withDigits(of: UInt64(value.magnitude)) { bytes.append(contentsOf: $0) }
    }

    /// Writes a number in its original spelling.
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

    /// The document, ending with a line feed; empty if more was written than is kept.
    ///
    /// - Precondition: One value was written and every container is closed.
    public consuming func finish() -> [UInt8] {
        precondition(isDone && outer.isEmpty, "the document is not complete")
        bytes.append(UInt8(ascii: "\n"))
        return bytes.array
    }

    /// The part of a document, without a line feed at its end; for ``write(part:)``.
    ///
    /// - Precondition: One value was written and every container is closed.
    package consuming func finishPart() -> [UInt8] {
        precondition(isDone && outer.isEmpty, "the part is not complete")
        return bytes.array
    }

    /// Writes a value produced by another writer with this depth and style.
    package mutating func write(part: [UInt8]) {
        beginValue()
        bytes.append(contentsOf: part)
    }

    /// Takes the text written so far, to be followed by a value that another writer produced with
    /// this depth and style. Later writes begin a new text.
    package mutating func cutBeforeValue() -> [UInt8] {
        beginValue()
        defer { bytes.shorten(to: 0) }
        return bytes.array
    }

    /// Writes a value on one line, without whitespace.
    package mutating func inOneLine<Failure: Error>(
        _ write: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        let style = style
        self.style = .compact
        defer { self.style = style }
        try write(&self)
    }

    /// Writes the separator before a value: comma, line break and indent.
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

    /// Writes the separator before a member's name.
    mutating func beginName() {
        expectName()
        separate()
        level.hasName = true
    }

    private func expectName() {
        precondition(
            level.kind == .object && !level.hasName,
            "a name belongs in an object, after the previous value")
    }

    /// Writes the separator between a name and its value.
    mutating func endName() {
        bytes.append(UInt8(ascii: ":"))
        if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    }

    /// A position that the writer can return to.
    struct Position {
        fileprivate let level: Level
        fileprivate let depth: Int
        fileprivate let isDone: Bool

        /// The number of bytes written.
        let length: Int
    }

    var place: Position {
        Position(level: level, depth: outer.count, isDone: isDone, length: bytes.count)
    }

    /// Discards everything written after a position.
    mutating func rewind(to place: Position) {
        outer.removeLast(outer.count - place.depth)
        (level, isDone) = (place.level, place.isDone)
        bytes.shorten(to: place.length)
    }

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
        let (isBroken, spaces) = (style == .pretty && !level.isEmpty, 2 * depth)
        level = around
        bytes.append(atMost: spaces + 2) { pen in
            if isBroken { pen.breakLine(spaces) }
            pen.put(bracket)
        }
    }

    /// Writes a comma after an earlier member or element, and the line break.
    private mutating func separate() {
        breakLine(afterComma: !level.isEmpty)
        level.isEmpty = false
    }

    /// Writes a comma if asked to and, in pretty-printed text, a line break and the indent.
    ///
    /// - Parameter more: The additional indent levels of the next line.
    mutating func breakLine(afterComma hasComma: Bool = false, deeper more: Int = 0) {
        let (isPretty, spaces) = (style == .pretty, (depth + more) * 2)
        bytes.append(atMost: spaces + 2) { pen in
            if hasComma { pen.put(UInt8(ascii: ",")) }
            if isPretty { pen.breakLine(spaces) }
        }
    }
}

extension TextBuffer.Pen {
    /// Ends a line and indents the next.
    @inline(__always)
    fileprivate mutating func breakLine(_ spaces: Int) {
        put(UInt8(ascii: "\n"))
        put(UInt8(ascii: " "), times: spaces)
    }
}
