extension JSONParser {
    /// Scans a string whose opening quote is at `start`, and moves the index past the closing one.
    mutating func scanString(from start: Int, next: Int) throws(JSONFinding) -> JSONNode {
        var node = JSONNode(
            start: UInt32(start), extent: 0, next: UInt32(truncatingIfNeeded: next), tag: .string)
        index = start + 1
        while true {
            skipPlainText()
            guard index < text.count else { throw unterminatedString(start) }
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                node.extent = UInt32(index)
                return node
            case UInt8(ascii: "\\"):
                node.isEscaped = true
                if try scanEscape(in: start) { node.hasLoneSurrogate = true }
            case ..<0x20: throw controlCharacter(byte, in: start)
            default: try scanScalar()
            }
        }
    }

    /// Skips unescaped ASCII, eight bytes at a time.
    ///
    /// A byte's top bit is set in `stop` if the byte is a quote, a backslash, below U+0020 or not
    /// ASCII. Borrows can set it falsely only in bytes after the first true match.
    @inline(__always)
    private mutating func skipPlainText() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        guard let base = UnsafeRawPointer(text.baseAddress) else { return }
        var position = index
        while position + 8 <= text.count {
            let word = UInt64(
                littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let quote = (word ^ ones &* 0x22) &- ones
            let backslash = (word ^ ones &* 0x5C) &- ones
            let control = word &- ones &* 0x20
            let stop = (quote | backslash | control | word) & (ones &* 0x80)
            if stop != 0 {
                index = position + stop.trailingZeroBitCount / 8
                return
            }
            position += 8
        }
        while position < text.count {
            let byte = text[position]
            if byte == 0x22 || byte == 0x5C || byte < 0x20 || byte >= 0x80 { break }
            position += 1
        }
        index = position
    }

    /// Scans the escape at the index.
    ///
    /// - Returns: Whether it is an unpaired surrogate.
    private mutating func scanEscape(in start: Int) throws(JSONFinding) -> Bool {
        guard index + 1 < text.count else { throw unterminatedString(start) }
        switch text[index + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 2
            return false
        case UInt8(ascii: "u"):
            let escape = index
            let unit = try codeUnit(at: escape)
            index += 6
            guard unit & 0xF800 == 0xD800 else { return false }
            if unit < 0xDC00, index + 1 < text.count, text[index] == UInt8(ascii: "\\"),
                text[index + 1] == UInt8(ascii: "u"), try codeUnit(at: index) & 0xFC00 == 0xDC00
            {
                index += 6
                return false
            }
            report(loneSurrogate(unit, at: escape))
            return true
        default: throw unknownEscape()
        }
    }

    /// The value of the `\u` escape at `escape`.
    private func codeUnit(at escape: Int) throws(JSONFinding) -> UInt32 {
        var unit: UInt32 = 0
        for position in escape + 2..<escape + 6 {
            guard position < text.count, let digit = JSONEscapes.hexValue(text[position]) else {
                throw shortEscape(at: escape)
            }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    /// Scans a scalar of two to four bytes: well-formed UTF-8 as in Unicode table 3-7.
    private mutating func scanScalar() throws(JSONFinding) {
        let first = text[index]
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch first {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0x80...0xBF)
            }
        guard length > 0, index + length <= text.count, second.contains(text[index + 1]),
            length < 3 || text[index + 2] & 0xC0 == 0x80,
            length < 4 || text[index + 3] & 0xC0 == 0x80
        else { throw invalidUTF8() }
        index += length
    }
}
