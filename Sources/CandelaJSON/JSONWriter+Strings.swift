extension JSONWriter {
    /// Appends a string in quotes.
    mutating func appendQuoted(_ text: String) {
        var text = text
        text.withUTF8 { appendQuoted($0) }
    }

    /// Appends UTF-8 in quotes.
    mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>, surrogates: Bool = false) {
        // Nearly all strings are copied unchanged.
        guard surrogates || Self.needsEscapes(text) else { return appendQuoted(plain: text) }
        bytes.append(UInt8(ascii: "\""))
        appendEscaped(text, surrogates: surrogates)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends UTF-8 that needs no escapes, in quotes.
    mutating func appendQuoted(plain text: UnsafeBufferPointer<UInt8>) {
        bytes.append(atMost: text.count + 2) { pen in
            pen.put(UInt8(ascii: "\""))
            pen.put(text)
            pen.put(UInt8(ascii: "\""))
        }
    }

    /// Whether a string has quotes, backslashes or control characters.
    static func needsEscapes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = UnsafeRawBufferPointer(text)
        // Eight bytes at a time: most strings are too short for a loop over bytes to be fast.
        while rest.count >= 8 {
            if hasEscape(rest.loadUnaligned(as: UInt64.self)) { return true }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(8))
        }
        for byte in rest
        where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            return true
        }
        return false
    }

    /// Whether one of eight bytes is a quote, a backslash or a control character.
    private static func hasEscape(_ bytes: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        // Subtracting sets the highest bit of a byte that is below the bound; the complement
        // excludes bytes that already had it set.
        let quotes = bytes ^ ones &* UInt64(UInt8(ascii: "\""))
        let backslashes = bytes ^ ones &* UInt64(UInt8(ascii: "\\"))
        let controls = (bytes &- ones &* 0x20) & ~bytes
        let found = controls | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
        return found & (ones &* 0x80) != 0
    }

    mutating func append(_ text: StaticString) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(
                start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends UTF-8 with the necessary escapes; unpaired surrogates in generalised UTF-8 are
    /// escaped again.
    private mutating func appendEscaped(
        _ text: UnsafeBufferPointer<UInt8>, surrogates: Bool
    ) {
        var plain = 0
        for (index, byte) in text.enumerated() {
            if surrogates, byte == 0xED, index + 2 < text.count, text[index + 1] >= 0xA0 {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain..<index]))
                let unit =
                    0xD000 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
                bytes.append(contentsOf: "\\u\(String(unit, radix: 16))".utf8)
                plain = index + 3
                continue
            }
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain..<index]))
            bytes.append(contentsOf: Self.escape(of: byte).utf8)
            plain = index + 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain...]))
    }

    private static func escape(of byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        default: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
        }
    }
}
