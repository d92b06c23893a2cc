/// The encoding of files that older Windows programs write.
///
/// Source: the index “windows-1252” of the WHATWG Encoding Standard.
enum Windows1252 {
    /// The characters from 0x80 to 0x9F; the others are as in ISO 8859-1.
    private static let middle: [Unicode.Scalar] = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

    /// The text in UTF-8.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 {
                text.append(byte)
            } else {
                let scalar = byte < 0xA0 ? middle[Int(byte) - 0x80] : Unicode.Scalar(byte)
                text.append(contentsOf: scalar.utf8)
            }
        }
        return text
    }
}
