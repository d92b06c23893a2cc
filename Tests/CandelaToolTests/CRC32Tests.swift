import CandelaTool
import Testing

struct CRC32Tests {
    /// Source: the catalogue of parametrised CRC algorithms, whose check value belongs to
    /// `123456789`; `zlib.crc32` of Python for the others.
    @Test(
        arguments: [
            ("", 0), ("a", 0xE8B7_BE43), ("123456789", 0xCBF4_3926),
            ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
        ] as [(String, UInt32)])
    func `gives the published checksums`(text: String, checksum: UInt32) {
        #expect(CRC32.checksum(of: Array(text.utf8)) == checksum)
    }
}
