/// Decoding of escapes in JSON strings.
package enum JSONEscapes {
    /// The decoded form of an escaped unpaired surrogate.
    package enum SurrogateForm {
        /// U+FFFD, which a `String` can hold.
        case replacementCharacter
        /// The surrogate's own three bytes in generalised UTF-8, so that two different surrogates
        /// stay distinct.
        case generalizedUTF8
    }

    /// Decodes the bytes between the quotes of a string that the parser accepted.
    ///
    /// The result is never longer than the input. `write` receives each byte and its index.
    ///
    /// - Returns: The number of bytes written.
    @discardableResult
    package static func decode(
        _ raw: UnsafeBufferPointer<UInt8>, surrogatesAs form: SurrogateForm,
        write: (UInt8, Int) -> Void
    ) -> Int {
        var count = 0
        var index = 0
        func put(_ byte: UInt8) {
            write(byte, count)
            count += 1
        }
        while index < raw.count {
            let byte = raw[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < raw.count else {
                put(byte)
                continue
            }
            let letter = raw[index]
            index += 1
            switch letter {
            case UInt8(ascii: "b"): put(0x08)
            case UInt8(ascii: "f"): put(0x0C)
            case UInt8(ascii: "n"): put(0x0A)
            case UInt8(ascii: "r"): put(0x0D)
            case UInt8(ascii: "t"): put(0x09)
            case UInt8(ascii: "u"):
                var value = codeUnit(in: raw, at: index)
                index += 4
                if value & 0xFC00 == 0xD800, index + 6 <= raw.count,
                    raw[index] == UInt8(ascii: "\\"), raw[index + 1] == UInt8(ascii: "u")
                {
                    let low = codeUnit(in: raw, at: index + 2)
                    if low & 0xFC00 == 0xDC00 {
                        value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
                        index += 6
                    }
                }
                if value & 0xFFFF_F800 == 0xD800, form == .replacementCharacter { value = 0xFFFD }
                encode(value, put)
            default: put(letter)
            }
        }
        return count
    }

    /// The value of the four hexadecimal digits at `index`; zero if there are fewer.
    private static func codeUnit(in raw: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
        guard index + 4 <= raw.count else { return 0 }
        return (index..<index + 4).reduce(0) { $0 << 4 | UInt32(hexValue(raw[$1]) ?? 0) }
    }

    private static func encode(_ value: UInt32, _ put: (UInt8) -> Void) {
        let last = UInt8(truncatingIfNeeded: value & 0x3F) | 0x80
        switch value {
        case ..<0x80: put(UInt8(truncatingIfNeeded: value))
        case ..<0x800:
            put(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
            put(last)
        case ..<0x10000:
            put(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
            put(UInt8(truncatingIfNeeded: value >> 6 & 0x3F) | 0x80)
            put(last)
        default:
            put(0xF0 | UInt8(truncatingIfNeeded: value >> 18))
            put(UInt8(truncatingIfNeeded: value >> 12 & 0x3F) | 0x80)
            put(UInt8(truncatingIfNeeded: value >> 6 & 0x3F) | 0x80)
            put(last)
        }
    }

    /// A hexadecimal digit's value, in either case; `nil` for any other byte.
    package static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
