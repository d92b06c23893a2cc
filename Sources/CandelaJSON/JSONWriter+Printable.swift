extension JSONWriter {
    /// Ends the document like ``finish()``, with an escape such as `\u202e` for every unprintable
    /// character in its strings, whose values stay the same.
    package consuming func finishPrintable() -> [UInt8] { finish().withPrintableStrings }
}

extension [UInt8] {
    /// JSON with an escape for every unprintable character above ASCII, and for U+007F. The others
    /// are escaped in all JSON.
    fileprivate var withPrintableStrings: [UInt8] {
        guard contains(where: { $0 >= 0x7F }) else { return self }
        var text: [UInt8] = []
        text.reserveCapacity(count)
        var (start, index) = (0, 0)
        while index < count {
            let (scalar, length) = suspect(at: index)
            if let scalar, scalar.isUnprintable {
                let digits = String(scalar.value, radix: 16)
                text += self[start..<index]
                text.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
                start = index + length
            }
            index += length
        }
        return text + self[start...]
    }

    /// The character at an index and its length, if it may be unprintable; otherwise the length of
    /// a byte.
    private func suspect(at index: Int) -> (scalar: Unicode.Scalar?, length: Int) {
        func bits(_ place: Int) -> UInt32 { UInt32(self[index + place] & 0x3F) }
        switch self[index] {
        case 0x7F: return ("\u{7F}", 1)
        case 0xC2 where index + 1 < count: return (Unicode.Scalar(0x80 | bits(1)), 2)
        case 0xE2 where index + 2 < count:
            return (Unicode.Scalar(0x2000 | bits(1) << 6 | bits(2)), 3)
        default: return (nil, 1)
        }
    }
}
