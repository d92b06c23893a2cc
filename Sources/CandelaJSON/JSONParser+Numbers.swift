extension JSONParser {
    /// Scans `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?` and moves the index past it.
    mutating func scanNumber() throws(JSONFinding) {
        let start = index
        if text[index] == UInt8(ascii: "-") { index += 1 }
        if peek == UInt8(ascii: "0") {
            index += 1
            if let digit = peek, Self.isDigit(digit) {
                throw malformedNumber(start, "has a leading zero")
            }
        } else {
            try scanDigits(of: start, "has no digit after its sign")
        }
        if peek == UInt8(ascii: ".") {
            index += 1
            try scanDigits(of: start, "has no digit after its point")
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            index += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
            try scanDigits(of: start, "has no digit in its exponent")
        }
    }

    private var peek: UInt8? { index < text.count ? text[index] : nil }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    @inline(__always)
    private mutating func scanDigits(of start: Int, _ fault: String) throws(JSONFinding) {
        let first = index
        while index < text.count, Self.isDigit(text[index]) { index += 1 }
        if index == first { throw malformedNumber(start, fault) }
    }
}
