/// The CRC-32 of gzip and PNG, by which a reader checks that it has the same text.
///
/// Source: RFC 1952, section 8.
package enum CRC32 {
    /// Returns the checksum of a text.
    package static func checksum(of text: [UInt8]) -> UInt32 {
        text.withUnsafeBytes { text in
            tables.withUnsafeBufferPointer { tables in
                var sum: UInt32 = .max
                var place = 0
                while place + 8 <= text.count {
                    let word = text.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                    sum = advanced(by: UInt64(littleEndian: word) ^ UInt64(sum), tables)
                    place += 8
                }
                for byte in text[place...] {
                    sum = sum >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
                }
                return ~sum
            }
        }
    }

    /// The checksum after eight bytes, the first of which is the lowest.
    @inline(__always)
    private static func advanced(
        by word: UInt64, _ tables: UnsafeBufferPointer<UInt32>
    ) -> UInt32 {
        func entry(_ distance: Int) -> UInt32 {
            tables[distance << 8 | Int(word >> UInt64(56 - 8 * distance) & 0xFF)]
        }
        return (entry(0) ^ entry(1) ^ entry(2) ^ entry(3))
            ^ (entry(4) ^ entry(5) ^ entry(6) ^ entry(7))
    }

    /// For each of eight distances from the end, the checksum of each byte followed by so many
    /// zeros.
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        for byte in 0..<UInt32(256) {
            var sum = byte
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
            tables.append(sum)
        }
        for place in 256..<8 * 256 {
            let sum = tables[place - 256]
            tables.append(sum >> 8 ^ tables[Int(sum & 0xFF)])
        }
        return tables
    }()
}
