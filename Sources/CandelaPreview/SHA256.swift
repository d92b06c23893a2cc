import CandelaCommands

/// A SHA-256 digest, which identifies a script or style in a Content Security Policy.
///
/// Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5 and 6.2.
package struct SHA256: Sendable {
    /// The 32 bytes of the digest.
    package let bytes: [UInt8]

    /// Returns the digest of a sequence of bytes.
    package static func digest(of message: some Sequence<UInt8>) -> SHA256 {
        var padded = Array(message)
        let bits = UInt64(padded.count) * 8
        padded.append(0x80)
        while padded.count % 64 != 56 { padded.append(0) }
        padded += Self.bytes(of: bits)
        var state = initial
        var schedule = [UInt32](repeating: 0, count: 64)
        for block in stride(from: 0, to: padded.count, by: 64) {
            for place in 0..<16 {
                let start = block + place * 4
                schedule[place] = padded[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
            }
            for place in 16..<64 {
                let (near, far) = (schedule[place - 2], schedule[place - 15])
                let small = turned(far, 7) ^ turned(far, 18) ^ far >> 3
                let large = turned(near, 17) ^ turned(near, 19) ^ near >> 10
                schedule[place] = schedule[place - 16] &+ small &+ schedule[place - 7] &+ large
            }
            compress(schedule, into: &state)
        }
        return SHA256(bytes: state.flatMap { Self.bytes(of: $0) })
    }

    /// The digest in Base64, as in a Content Security Policy: 44 characters.
    package var base64: String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for place in 0...part.count { text.append(digits[bits >> (18 - 6 * place) & 63]) }
            text += String(repeating: "=", count: 3 - part.count)
        }
        return text
    }

    private static func compress(_ schedule: [UInt32], into state: inout [UInt32]) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for place in 0..<64 {
            let large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let first = h &+ large &+ (e & f ^ ~e & g) &+ constants[place] &+ schedule[place]
            let small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
            let second = small &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (place, value) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= value }
    }

    private static func turned(_ value: UInt32, _ count: UInt32) -> UInt32 {
        value >> count | value << (32 - count)
    }

    private static func bytes(of value: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
        let width = type(of: value).bitWidth
        return stride(from: width - 8, through: 0, by: -8).map {
            UInt8(truncatingIfNeeded: value >> $0)
        }
    }

    /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    private static let initial: [UInt32] = [
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c,
        0x1f83d9ab, 0x5be0cd19,
    ]

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
        0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
        0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
        0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
        0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
        0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
        0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
        0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    ]
}
