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
        // The loop is branch-free, so that the compiler can vectorise it.
        var found: UInt8 = 0
        for byte in text {
            found |= byte < 0x20 ? 1 : 0
            found |= byte == UInt8(ascii: "\"") ? 1 : 0
            found |= byte == UInt8(ascii: "\\") ? 1 : 0
        }
        return found != 0
    }

    /// Appends a literal.
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
