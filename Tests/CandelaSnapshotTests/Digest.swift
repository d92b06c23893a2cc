/// A number that tells one text from another: FNV-1a of its bytes.
///
/// All spaces are alike, since locale data differ in them between platforms; of a text that has
/// no-break spaces there is the exact number too.
struct Digest {
    /// The digest of the text with plain spaces.
    let plain: UInt64

    /// The digest of the text as it is.
    let exact: UInt64

    init(_ bytes: [UInt8]) {
        let start: UInt64 = 0xcbf2_9ce4_8422_2325
        let prime: UInt64 = 0x100_0000_01b3
        (plain, exact) = bytes.withUnsafeBufferPointer { bytes in
            var (plain, exact, index) = (start, start, 0)
            while index < bytes.count {
                let byte = bytes[index]
                // Bytes of letters and brackets go the short way.
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

    /// How many bytes a no-break space takes up that begins here; 0 where none does.
    private static func lengthOfSpace(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        switch bytes[index] {
        case 0xc2 where index + 1 < bytes.count && bytes[index + 1] == 0xa0: 2
        case 0xe2
        where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xaf: 3
        default: 0
        }
    }

    /// What stands before the exact digest, where there is one.
    static let spaces = " spaces "

    /// The digest in hexadecimal digits, and the exact one where they differ.
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
