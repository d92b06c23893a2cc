/// A token of Swift source, as coarse as ``PhraseUseGraph`` needs.
enum SwiftToken: Hashable {
    /// An identifier or a keyword, without backticks; closure parameters are `$0`.
    case word(String)
    /// A string literal, without the quotation marks and interpolated expressions.
    case literal(String)
    /// A punctuation mark, or `->`.
    case mark(String)
    /// A number.
    case number

    /// The identifier or keyword; `nil` for other tokens.
    var word: String? { if case .word(let word) = self { word } else { nil } }

    /// Whether the token is a given punctuation mark.
    func isMark(_ mark: String) -> Bool { self == .mark(mark) }

    /// Whether the token opens a bracket of any kind.
    var opens: Bool { isMark("(") || isMark("[") || isMark("{") }

    /// Whether the token closes a bracket of any kind.
    var closes: Bool { isMark(")") || isMark("]") || isMark("}") }
}

/// A lexer for Swift that skips comments. Expressions in string literals follow the literal, in
/// parentheses.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var place: Int
    private let end: Int
    private var tokens: [SwiftToken] = []

    /// The tokens of a source file.
    static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes, 0..<bytes.count)
        lexer.run()
        return lexer.tokens
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        (self.bytes, place, end) = (bytes, range.lowerBound, range.upperBound)
    }

    private mutating func run() {
        while place < end {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                place += 1
            case UInt8(ascii: "/") where has("//"):
                skip(past: "\n")
            case UInt8(ascii: "/") where has("/*"):
                skip(past: "*/")
            case UInt8(ascii: "\""):
                readLiteral()
            case UInt8(ascii: "`"):
                place += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                readNumber()
            case UInt8(ascii: "-") where has("->"):
                tokens.append(.mark("->"))
                place += 2
            default:
                if Self.isWord(byte) || byte == UInt8(ascii: "$") {
                    readWord()
                } else {
                    tokens.append(.mark(String(Unicode.Scalar(byte))))
                    place += 1
                }
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private func has(_ text: StaticString, at place: Int? = nil) -> Bool {
        let place = place ?? self.place
        guard place + text.utf8CodeUnitCount <= end else { return false }
        return text.withUTF8Buffer { text in
            for (offset, byte) in text.enumerated() where bytes[place + offset] != byte {
                return false
            }
            return true
        }
    }

    private mutating func skip(past text: StaticString) {
        while place < end, !has(text) { place += 1 }
        place = min(place + text.utf8CodeUnitCount, end)
    }

    private mutating func readWord() {
        let start = place
        place += 1
        while place < end, Self.isWord(bytes[place]) { place += 1 }
        tokens.append(.word(String(decoding: bytes[start..<place], as: UTF8.self)))
    }

    private mutating func readNumber() {
        while place < end, Self.isWord(bytes[place]) { place += 1 }
        if place + 1 < end, bytes[place] == UInt8(ascii: "."),
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place + 1])
        {
            place += 1
            while place < end, Self.isWord(bytes[place]) { place += 1 }
        }
        tokens.append(.number)
    }

    private mutating func readLiteral() {
        let isLong = has("\"\"\"")
        place += isLong ? 3 : 1
        var text: [UInt8] = []
        var expressions: [SwiftToken] = []
        while place < end, !(isLong ? has("\"\"\"") : bytes[place] == UInt8(ascii: "\"")) {
            if has("\\(") {
                let start = place + 2
                place = endOfExpression(from: start)
                var inner = SwiftLexer(bytes, start..<place)
                inner.run()
                expressions += [.mark("(")] + inner.tokens + [.mark(")")]
                place += 1
            } else if bytes[place] == UInt8(ascii: "\\") {
                text += bytes[place..<min(place + 2, end)]
                place += 2
            } else {
                text.append(bytes[place])
                place += 1
            }
        }
        place += isLong ? 3 : 1
        tokens.append(.literal(String(decoding: text, as: UTF8.self)))
        tokens += expressions
    }

    /// The index of the parenthesis that ends an interpolated expression.
    private func endOfExpression(from start: Int) -> Int {
        var (place, depth) = (start, 1)
        while place < end {
            switch bytes[place] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                var inner = SwiftLexer(bytes, place..<end)
                inner.readLiteral()
                place = inner.place - 1
            default: break
            }
            if depth == 0 { return place }
            place += 1
        }
        return end
    }
}
