/// A streaming XML reader, whose memory use is proportional to the largest tag.
///
/// It checks that tags are well-formed and properly nested and that attributes are unique. What is
/// malformed is reported and skipped, up to the next tag. Text, comments, processing instructions
/// and the document type are skipped. Entities declared in a document type are not supported, so no
/// file can expand while it is read.
struct XMLReader {
    enum Event: Equatable {
        /// A start tag, whose attributes are available from ``XMLReader/attribute(_:)``.
        case start(String)
        case end(String)

        /// Something that is not XML, with its place.
        case malformed(String, TextPosition)
    }

    private struct Attribute {
        let name: Range<Int>
        let value: Range<Int>
    }

    /// The maximum nesting depth of elements.
    private static let deepest = 1000

    /// The start of the current tag.
    private(set) var place = TextPosition(line: 1, column: 1)

    let file: String
    private var text: TextSource
    private var piece: [UInt8] = []
    private var position = 0
    private var line = 1
    private var column = 1

    /// The current tag without its angle brackets, and its attributes.
    private var tag: [UInt8] = []
    private var attributes: [Attribute] = []

    private var open: [String] = []
    private var hasRoot = false
    private var pendingEnd: String?

    /// Whether the `<` of the next tag has been read, inside a malformed one.
    private var hasLessThan = false

    /// Whether a problem in the text before the next tag has been reported.
    private var skipsText = false

    private var isFinished = false

    init(_ text: TextSource) {
        file = text.file
        self.text = text
    }

    /// The next event; `nil` at the end.
    ///
    /// - Throws: An error if the file cannot be read, or its elements are nested too deeply.
    mutating func next() throws(ImportError) -> Event? {
        guard !isFinished else { return nil }
        do throws(ImportError) { return try parse() } catch {
            guard let malformed = error.malformed else { throw error }
            return .malformed(malformed.reason, malformed.place)
        }
    }

    private mutating func parse() throws(ImportError) -> Event? {
        if let name = pendingEnd {
            pendingEnd = nil
            return .end(name)
        }
        while true {
            if !hasLessThan {
                guard let byte = try take() else { break }
                guard byte == UInt8(ascii: "<") else {
                    try checkText(byte)
                    continue
                }
            }
            (hasLessThan, skipsText) = (false, false)
            place = TextPosition(line: line, column: column - 1)
            guard let first = try take() else { throw cutOff("a tag") }
            switch first {
            case UInt8(ascii: "?"): try skip(to: "?>", "an instruction")
            case UInt8(ascii: "!"): try skipDeclaration()
            case UInt8(ascii: "/"):
                try readTag(startingWith: nil)
                return try endTag()
            default:
                try readTag(startingWith: first)
                return try startTag()
            }
        }
        isFinished = true
        guard open.isEmpty, hasRoot else {
            throw cutOff(open.last.map { "the element '\($0)'" } ?? "the document")
        }
        return nil
    }

    private mutating func checkText(_ byte: UInt8) throws(ImportError) {
        guard !skipsText else { return }
        let isText = byte >= 0x20 || byte == 9 || byte == 10 || byte == 13
        skipsText = !isText || open.isEmpty && byte > 0x20
        guard skipsText else { return }
        throw malformed(open.isEmpty ? "text outside the root element" : "a control character")
    }

    /// Whether the first character except white space starts a tag; call before reading anything.
    mutating func hasTag() throws(ImportError) -> Bool {
        while let byte = try take() {
            guard byte <= 0x20 else {
                position -= 1
                column -= 1
                return byte == UInt8(ascii: "<")
            }
        }
        return false
    }

    /// The value of an attribute of the current tag, with references resolved; `nil` if the tag has
    /// no such attribute. Throws if the value has an unknown reference or is not valid text.
    func attribute(_ name: StaticString) throws(ImportError) -> String? {
        guard let found = attributes.first(where: { isName($0, name) }) else { return nil }
        let bytes = tag[found.value]
        guard bytes.contains(UInt8(ascii: "&")) else {
            guard let text = Array(bytes).text else {
                throw malformed("text that is not \(self.text.encoding.name)", at: place(of: found))
            }
            return text
        }
        return try resolved(bytes, at: place(of: found))
    }

    /// The start of an attribute's value; the start of the tag if it has no such attribute.
    func place(of name: StaticString) -> TextPosition {
        attributes.first { isName($0, name) }.map(place(of:)) ?? place
    }

    private func isName(_ attribute: Attribute, _ name: StaticString) -> Bool {
        name.withUTF8Buffer { tag[attribute.name].elementsEqual($0) }
    }

    private func place(of attribute: Attribute) -> TextPosition {
        let head = tag[..<attribute.value.lowerBound]
        let lineStart = head.lastIndex(of: 0x0A).map { $0 + 1 }
        let breaks = head.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
        let column = tag.column(of: head.count, from: lineStart ?? 0)
        return TextPosition(
            line: place.line + breaks, column: lineStart == nil ? place.column + column : column)
    }
}

// Parsing of tags.
extension XMLReader {
    /// Reads up to the `>` that closes the tag, ignoring any in quotes.
    private mutating func readTag(startingWith first: UInt8?) throws(ImportError) {
        tag.removeAll(keepingCapacity: true)
        attributes.removeAll(keepingCapacity: true)
        var quote: UInt8?
        var next = first
        if next == nil { next = try take() }
        while let byte = next {
            if quote == byte {
                quote = nil
            } else if quote == nil {
                if byte == UInt8(ascii: ">") { return }
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
            }
            guard byte != UInt8(ascii: "<") else {
                hasLessThan = true
                throw malformed("'<' inside a tag")
            }
            tag.append(byte)
            next = try take()
        }
        throw cutOff("a tag")
    }

    private mutating func startTag() throws(ImportError) -> Event {
        let isEmpty = tag.last == UInt8(ascii: "/")
        let end = isEmpty ? tag.count - 1 : tag.count
        var cursor = nameEnd(from: 0, to: end)
        let name = try name(0..<cursor)
        // A malformed tag opens its element too, so that its end tag is not malformed.
        if isEmpty {
            pendingEnd = name
        } else {
            guard open.count < Self.deepest else {
                let reason = "elements nested more than \(Self.deepest) levels deep"
                throw malformed(reason, at: place, isFatal: true)
            }
            open.append(name)
        }
        defer { hasRoot = true }
        while true {
            let start = cursor
            cursor = blankEnd(from: cursor, to: end)
            guard cursor < end else { break }
            let nameEnd = nameEnd(from: cursor, to: end)
            let key = cursor..<nameEnd
            cursor = blankEnd(from: nameEnd, to: end)
            guard start < key.lowerBound, !key.isEmpty, cursor < end,
                tag[cursor] == UInt8(ascii: "=")
            else { throw malformed("an attribute without a value in '\(name)'", at: place) }
            cursor = blankEnd(from: cursor + 1, to: end)
            guard cursor < end,
                tag[cursor] == UInt8(ascii: "\"") || tag[cursor] == UInt8(ascii: "'"),
                let close = tag[(cursor + 1)..<end].firstIndex(of: tag[cursor])
            else { throw malformed("an attribute without quotes in '\(name)'", at: place) }
            attributes.append(Attribute(name: key, value: cursor + 1..<close))
            cursor = close + 1
        }
        try checkNames(in: name)
        if open.count == (isEmpty ? 0 : 1), hasRoot {
            throw malformed("a second root element", at: place)
        }
        return .start(name)
    }

    /// Throws if an attribute occurs twice, because its value would be ambiguous.
    private func checkNames(in element: String) throws(ImportError) {
        var isRepeated = false
        if attributes.count <= 16 {
            for index in attributes.indices.dropFirst() {
                let name = tag[attributes[index].name]
                isRepeated =
                    isRepeated
                    || attributes[..<index].contains { tag[$0.name].elementsEqual(name) }
            }
        } else {
            isRepeated = Set(attributes.map { tag[$0.name] }).count < attributes.count
        }
        guard !isRepeated else {
            throw malformed("a duplicate attribute in '\(element)'", at: place)
        }
    }

    private mutating func endTag() throws(ImportError) -> Event {
        let end = nameEnd(from: 0, to: tag.count)
        let name = try name(0..<end)
        guard blankEnd(from: end, to: tag.count) == tag.count, open.last == name else {
            // The end of an outer element ends the ones inside it.
            if let outer = open.lastIndex(of: name) { open.removeSubrange(outer...) }
            throw malformed("'</\(name)>' does not match an open element", at: place)
        }
        open.removeLast()
        return .end(name)
    }

    private func name(_ range: Range<Int>) throws(ImportError) -> String {
        let bytes = Array(tag[range])
        guard let first = bytes.first, !(0x21...0x39).contains(first) || first == 0x3A,
            let name = bytes.text
        else { throw malformed("'<' that does not begin a tag", at: place) }
        guard bytes.count <= 1000 else {
            throw malformed("an element name of \(bytes.count) bytes", at: place)
        }
        return name
    }

    private func nameEnd(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, tag[index] > 0x20, tag[index] != UInt8(ascii: "=") { index += 1 }
        return index
    }

    private func blankEnd(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, tag[index] <= 0x20 { index += 1 }
        return index
    }

    /// A value with its references `&…;` resolved.
    private func resolved(_ bytes: ArraySlice<UInt8>, at place: TextPosition) throws(ImportError)
        -> String
    {
        var result: [UInt8] = []
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<start]
            guard let end = rest[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
                throw malformed("'&' that does not begin a reference", at: place)
            }
            let name = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
            guard let scalar = Self.scalar(named: name) else {
                throw malformed("the unknown reference '&\(name);'", at: place)
            }
            result += scalar.utf8
            rest = rest[(end + 1)...]
        }
        result += rest
        guard let text = result.text else {
            throw malformed("text that is not \(self.text.encoding.name)", at: place)
        }
        return text
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": "<"
        case "gt": ">"
        case "amp": "&"
        case "quot": "\""
        case "apos": "'"
        case let name where name.hasPrefix("#x"):
            UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        case let name where name.hasPrefix("#"):
            UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
        default: nil
        }
    }
}

// Skipped parts, and the input.
extension XMLReader {
    private mutating func skipDeclaration() throws(ImportError) {
        var head: [UInt8] = []
        while head.count < 2, let byte = try take() {
            head.append(byte)
            if byte == UInt8(ascii: ">") { return }
        }
        if head == Array("--".utf8) { return try skip(to: "-->", "a comment") }
        if head == Array("[C".utf8) {
            guard !open.isEmpty else { throw malformed("text outside the root element") }
            return try skip(to: "]]>", "a CDATA section")
        }
        guard !hasRoot else {
            throw malformed("a declaration inside the root element", at: place)
        }
        try skipDocumentType()
    }

    /// Skips a document type and the declarations inside it, up to the `>` after them.
    ///
    /// Versions of iOS write declarations that are not closed, so they are not parsed.
    private mutating func skipDocumentType() throws(ImportError) {
        var (isInside, isAfter) = (false, false)
        var tail: UInt32 = 0
        while let byte = try take() {
            switch byte {
            case UInt8(ascii: "["): isInside = true
            case UInt8(ascii: ">") where !isInside || isAfter: return
            default: break
            }
            isAfter = byte == UInt8(ascii: "]") || isAfter && byte <= 0x20
            // `<!--`: a comment may contain brackets.
            tail = tail << 8 | UInt32(byte)
            if tail == 0x3C21_2D2D { try skip(to: "-->", "a comment") }
        }
        throw cutOff("the document type")
    }

    private mutating func skip(to end: StaticString, _ what: String) throws(ImportError) {
        let end = end.withUTF8Buffer { Array($0) }
        var matched = 0
        while let byte = try take() {
            if byte == end[matched] {
                matched += 1
                if matched == end.count { return }
            } else if byte != end[0] || matched != 2 {
                // After `--` or `]]`, another of the same character preserves the match.
                matched = byte == end[0] ? 1 : 0
            }
        }
        throw cutOff(what)
    }

    private mutating func take() throws(ImportError) -> UInt8? {
        if position == piece.count {
            piece = try text.next()
            position = 0
            if piece.isEmpty { return nil }
        }
        let byte = piece[position]
        position += 1
        if byte == 0x0A {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
        return byte
    }

    private func malformed(
        _ what: String, at place: TextPosition? = nil, isFatal: Bool = false
    ) -> ImportError {
        let place = place ?? TextPosition(line: line, column: max(1, column - 1))
        let spot = SourcePosition(file: file, line: place.line, column: place.column)
        return ImportError("malformed-xml", "malformed XML: \(what)", at: spot, isFatal: isFatal)
    }

    private mutating func cutOff(_ what: String) -> ImportError {
        isFinished = true
        return malformed(
            "the file ends inside \(what)", at: TextPosition(line: line, column: column))
    }
}
