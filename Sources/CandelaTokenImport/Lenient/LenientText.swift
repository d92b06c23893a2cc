/// The edits that turn JSON5 and JSON with comments into strict JSON.
///
/// JSON5 has comments, trailing commas, names without quotes, single quotes, and further ways to
/// write numbers.
///
/// Source: the JSON5 Data Interchange Format, version 1.0.0.
struct LenientText {
    private(set) var edits: [SourceEdit] = []

    /// A warning for each comment and comma, and one for each other kind of difference.
    private(set) var diagnostics: [Diagnostic] = []

    private let text: [UInt8]
    private let file: String
    private var line = 1
    private var column = 1
    /// The offset that `line` and `column` describe.
    private var counted = 0
    private var reported: Set<String> = []

    /// Parses a text as JSON or, if that fails, as JSON5.
    ///
    /// - Returns: As `JSONDocument.parse`.
    static func document(
        _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
    ) -> JSONDocument? {
        var found: [Diagnostic] = []
        if !bytes.starts(with: mark),
            let document = JSONDocument.parse(bytes, file: file, diagnostics: &found)
        {
            return RepeatedNames.leavingOut(found, of: document, &diagnostics)
        }
        let text = LenientText(bytes, file: file)
        found = []
        let document = JSONDocument.parse(
            bytes, edits: text.edits, file: file, diagnostics: &found)
        diagnostics += text.diagnostics
        guard let document else {
            diagnostics += found
            return nil
        }
        return RepeatedNames.leavingOut(found, of: document, &diagnostics)
    }

    /// The byte order mark.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private init(_ text: [UInt8], file: String) {
        self.text = text
        self.file = file
        var index = 0
        if text.starts(with: Self.mark) {
            warn("lenient-byte-order-mark", "a byte order mark is ignored", at: 0)
            edits.append(SourceEdit(0..<3, ""))
            (index, counted) = (3, 3)
        }
        while index < text.count { index = read(from: index) }
    }

    private mutating func read(from index: Int) -> Int {
        let byte = text[index]
        let next = index + 1 < text.count ? text[index + 1] : 0
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(from: index)
        case UInt8(ascii: "/") where next == byte || next == UInt8(ascii: "*"):
            warn("lenient-comment", "a comment, which JSON does not allow, is ignored", at: index)
            let end = Self.endOfComment(text, from: index)
            edits.append(SourceEdit(index..<end, ""))
            return end
        case UInt8(ascii: ",") where isTrailing(index):
            warn(
                "lenient-comma", "a trailing comma, which JSON does not allow, is ignored",
                at: index)
            edits.append(SourceEdit(index..<index + 1, ""))
            return index + 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            return number(from: index)
        case _ where Self.isNamePart(byte): return name(from: index)
        default: return index + 1
        }
    }

    /// Reads a string, and converts single quotes and escapes that only JSON5 has.
    private mutating func string(from start: Int) -> Int {
        let quote = text[start]
        let isSingle = quote == UInt8(ascii: "'")
        var index = start + 1
        if isSingle {
            note("single quotes are", at: start)
            edits.append(SourceEdit(start..<start + 1, "\""))
        }
        while index < text.count, text[index] != quote {
            switch text[index] {
            case UInt8(ascii: "\\"):
                let next = index + 1 < text.count ? text[index + 1] : 0
                if next == UInt8(ascii: "'") {
                    edits.append(SourceEdit(index..<index + 1, ""))
                } else if next == UInt8(ascii: "\n") {
                    note("a string on several lines is", at: index)
                    edits.append(SourceEdit(index..<index + 2, ""))
                }
                index += 2
            case UInt8(ascii: "\"") where isSingle:
                edits.append(SourceEdit(index..<index, "\\"))
                index += 1
            default: index += 1
            }
        }
        if isSingle, index < text.count { edits.append(SourceEdit(index..<index + 1, "\"")) }
        return min(index + 1, text.count)
    }

    /// Reads a word, and puts it in quotes if it is a name.
    private mutating func name(from start: Int) -> Int {
        var end = start
        while end < text.count, Self.isNamePart(text[end]) || DecimalUnit.isDigit(text[end]) {
            end += 1
        }
        guard skippingSpace(from: end) == UInt8(ascii: ":") else { return end }
        note("names without quotes are", at: start)
        edits.append(SourceEdit(start..<start, "\""))
        edits.append(SourceEdit(end..<end, "\""))
        return end
    }

    /// Reads a number, and converts hexadecimal digits, a plus sign and missing digits.
    private mutating func number(from start: Int) -> Int {
        var end = start
        while end < text.count,
            Self.isNamePart(text[end]) || DecimalUnit.isDigit(text[end])
                || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(text[end])
        { end += 1 }
        let written = String(decoding: text[start..<end], as: UTF8.self)
        if skippingSpace(from: end) == UInt8(ascii: ":") {
            note("names without quotes are", at: start)
            edits.append(SourceEdit(start..<end, "\"\(written)\""))
            return end
        }
        var digits = written.hasPrefix("+") ? String(written.dropFirst()) : written
        let sign = digits.hasPrefix("-") ? "-" : ""
        digits.removeFirst(sign.count)
        if digits.lowercased().hasPrefix("0x"), let value = UInt64(digits.dropFirst(2), radix: 16) {
            digits = "\(value)"
        }
        if digits.hasPrefix(".") { digits = "0" + digits }
        if digits.hasSuffix(".") { digits.removeLast() }
        if sign + digits != written {
            note("numbers such as '\(written.prefix(20))' are", at: start, kind: "number")
            edits.append(SourceEdit(start..<end, sign + digits))
        }
        return end
    }

    /// Warns about a kind of difference, once in a file.
    private mutating func note(_ words: String, at index: Int, kind: String? = nil) {
        guard reported.insert(kind ?? words).inserted else { return }
        warn("lenient-json5", "\(words) read as in JSON5", at: index)
    }

    private mutating func warn(_ id: String, _ message: String, at index: Int) {
        while counted < index {
            let byte = text[counted]
            if byte == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            counted += 1
        }
        let place = SourcePosition(file: file, line: line, column: column)
        diagnostics.append(.warning(id, message, at: place))
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    /// The first byte after whitespace and comments; 0 at the end.
    private func skippingSpace(from start: Int) -> UInt8 {
        var index = start
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                index += 1
            case UInt8(ascii: "/")
            where index + 1 < text.count
                && (text[index + 1] == UInt8(ascii: "/") || text[index + 1] == UInt8(ascii: "*")):
                index = Self.endOfComment(text, from: index)
            default: return text[index]
            }
        }
        return 0
    }

    /// Whether only whitespace and comments are between a comma and the end of its container.
    private func isTrailing(_ comma: Int) -> Bool {
        let next = skippingSpace(from: comma + 1)
        return next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
    }

    private static func endOfComment(_ text: [UInt8], from start: Int) -> Int {
        var index = start + 2
        if text[start + 1] == UInt8(ascii: "/") {
            while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
            return index
        }
        while index + 1 < text.count {
            if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") {
                return index + 2
            }
            index += 1
        }
        return text.count
    }
}
