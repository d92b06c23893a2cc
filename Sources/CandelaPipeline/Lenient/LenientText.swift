/// JSON text with comments and trailing commas removed.
///
/// Each removed character is replaced by a space, so that everything else keeps its line and
/// column. A byte order mark is dropped, since it has no column.
struct LenientText {
    /// The text as strict JSON.
    private(set) var bytes: [UInt8] = []

    /// A warning for each removal.
    private(set) var diagnostics: [Diagnostic] = []

    private let file: String
    private var line = 1
    private var column = 1

    init(_ text: [UInt8], file: String) {
        self.file = file
        bytes.reserveCapacity(text.count)
        var index = 0
        if text.starts(with: [0xEF, 0xBB, 0xBF]) {
            warn("lenient-byte-order-mark", "a byte order mark is ignored")
            index = 3
        }
        while index < text.count {
            let byte = text[index]
            let next = index + 1 < text.count ? text[index + 1] : 0
            switch byte {
            case UInt8(ascii: "\""):
                let end = Self.endOfString(text, from: index)
                for position in index..<end { copy(text[position]) }
                index = end
            case UInt8(ascii: "/") where next == byte || next == UInt8(ascii: "*"):
                warn("lenient-comment", "a comment, which JSON does not allow, is ignored")
                let end = Self.endOfComment(text, from: index)
                for position in index..<end { blank(text[position]) }
                index = end
            case UInt8(ascii: ",") where Self.isTrailing(text, after: index):
                warn("lenient-comma", "a trailing comma, which JSON does not allow, is ignored")
                blank(byte)
                index += 1
            default:
                copy(byte)
                index += 1
            }
        }
    }

    private mutating func warn(_ id: String, _ message: String) {
        let place = SourcePosition(file: file, line: line, column: column)
        diagnostics.append(.warning(id, message, at: place))
    }

    private mutating func copy(_ byte: UInt8) {
        bytes.append(byte)
        move(over: byte)
    }

    private mutating func blank(_ byte: UInt8) {
        let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        if isLineEnd {
            bytes.append(byte)
        } else if !Self.continues(byte) {
            bytes.append(UInt8(ascii: " "))
        }
        move(over: byte)
    }

    private mutating func move(over byte: UInt8) {
        if byte == UInt8(ascii: "\n") {
            (line, column) = (line + 1, 1)
        } else if !Self.continues(byte) {
            column += 1
        }
    }

    /// Whether a byte continues a multi-byte character.
    private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    private static func endOfString(_ text: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < text.count, text[index] != UInt8(ascii: "\"") {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, text.count)
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

    /// Whether only whitespace and comments are between a comma and the end of its container.
    private static func isTrailing(_ text: [UInt8], after comma: Int) -> Bool {
        var index = comma + 1
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                index += 1
            case UInt8(ascii: "/")
            where index + 1 < text.count
                && (text[index + 1] == UInt8(ascii: "/") || text[index + 1] == UInt8(ascii: "*")):
                index = endOfComment(text, from: index)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): return true
            default: return false
            }
        }
        return false
    }
}
