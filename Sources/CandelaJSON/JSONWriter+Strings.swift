extension JSONWriter {
    /// Appends a string in quotes.
    mutating func appendQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { appendEscaped($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a text of the program itself, or as many bytes of it as there are up to a number.
    mutating func append(_ text: StaticString, prefix: Int = .max) {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        self.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: bytes.prefix(prefix)))
    }

    /// Appends UTF-8, with halves of surrogate pairs as generalised UTF-8 has them written as
    /// escapes again.
    mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, surrogates: Bool = false) {
        // Nearly all texts are copied as they are. The loop has no branch, so that it looks at many
        // bytes at once.
        var hasEscapes: UInt8 = surrogates ? 1 : 0
        for byte in text {
            hasEscapes |= byte < 0x20 ? 1 : 0
            hasEscapes |= byte == UInt8(ascii: "\"") ? 1 : 0
            hasEscapes |= byte == UInt8(ascii: "\\") ? 1 : 0
        }
        guard hasEscapes != 0 else { return bytes.append(contentsOf: text) }
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
