/// The bytes of a font file: numbers in big-endian order.
struct FontBytes: Sendable {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ number: UInt32) {
        for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    mutating func add(_ number: UInt16) {
        for shift in [8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Adds 16-bit numbers, of which negative ones are written in two's complement.
    mutating func add(_ numbers: Int...) {
        for number in numbers { add(UInt16(truncatingIfNeeded: number)) }
    }

    mutating func add(_ more: [UInt8]) { bytes += more }

    mutating func add(_ tag: String) { bytes += Array(tag.utf8) }

    /// Adds zeros up to the next multiple of four, as tables begin on one.
    mutating func align() { while bytes.count % 4 != 0 { bytes.append(0) } }

    /// The sum of the bytes as 32-bit numbers, ignoring overflow; the last one is filled with
    /// zeros.
    var checksum: UInt32 {
        var sum: UInt32 = 0
        for (place, byte) in bytes.enumerated() {
            sum &+= UInt32(byte) << UInt32(24 - 8 * (place % 4))
        }
        return sum
    }
}
