/// A digest that identifies a text: FNV-1a of its bytes.
///
/// All kinds of spaces are equal, because locale data uses different ones on different platforms. A
/// text with no-break spaces has an exact digest as well.
struct Digest {
    /// The digest with all spaces treated as plain ones.
    let plain: UInt64

    /// The digest of the exact text.
    let exact: UInt64

    init(_ bytes: [UInt8]) {
        let start: UInt64 = 0xcbf2_9ce4_8422_2325
        let prime: UInt64 = 0x100_0000_01b3
        (plain, exact) = bytes.withUnsafeBufferPointer { bytes in
            var (plain, exact, index) = (start, start, 0)
            while index < bytes.count {
                let byte = bytes[index]
                // Fast path for bytes of letters and brackets.
                let length = byte < 0xc2 ? 0 : Self.lengthOfSpace(in: bytes, at: index)
                plain = (plain ^ UInt64(length > 0 ? 0x20 : byte)) &* prime
                exact = (exact ^ UInt64(byte)) &* prime
                index += 1
                let end = index - 1 + length
                while index < end {
                    exact = (exact ^ UInt64(bytes[index])) &* prime
                    index += 1
                }
            }
            return (plain, exact)
        }
    }

    /// The length in bytes of a no-break space at the index; 0 if there is none.
    private static func lengthOfSpace(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        switch bytes[index] {
        case 0xc2 where index + 1 < bytes.count && bytes[index + 1] == 0xa0: 2
        case 0xe2
        where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xaf: 3
        default: 0
        }
    }

    /// The separator before the exact digest.
    static let spaces = " spaces "

    /// The digest in hexadecimal, followed by the exact one if they differ.
    var text: String {
        plain == exact ? Self.digits(plain) : Self.digits(plain) + Self.spaces + Self.digits(exact)
    }

    /// Eight digits of the digest with plain spaces, for a part of a text.
    var shortText: String { String(Self.digits(plain).prefix(8)) }

    private static func digits(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
