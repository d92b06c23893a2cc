/// Bytewise comparison and hashing of short strings.
package enum ByteText {
    /// Whether two strings have the same bytes.
    @inline(__always)
    package static func areEqual(
        _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard first.count == second.count else { return false }
        guard let a = UnsafeRawPointer(first.baseAddress),
            let b = UnsafeRawPointer(second.baseAddress)
        else { return true }
        func agree<Word: FixedWidthInteger & BitwiseCopyable>(at position: Int, _: Word.Type)
            -> Bool
        {
            a.loadUnaligned(fromByteOffset: position, as: Word.self)
                == b.loadUnaligned(fromByteOffset: position, as: Word.self)
        }
        // The last word overlaps the one before, so that no byte is compared alone.
        let count = first.count
        if count >= 8 {
            var position = 0
            while position < count - 8 {
                guard agree(at: position, UInt64.self) else { return false }
                position += 8
            }
            return agree(at: count - 8, UInt64.self)
        }
        if count >= 4 { return agree(at: 0, UInt32.self) && agree(at: count - 4, UInt32.self) }
        return (0..<count).allSatisfy { first[$0] == second[$0] }
    }

    /// A hash of some bytes: multiplies and folds eight at a time, as wyhash does.
    ///
    /// - Parameter seed: A random seed, so that no file can be crafted to make all hashes collide.
    package static func hash(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return hash }
        var position = 0
        while position < bytes.count {
            var word: UInt64 = 0
            if position + 8 <= bytes.count {
                word = base.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            } else {
                for byte in bytes[position...] { word = word << 8 | UInt64(byte) }
            }
            let product = (hash ^ word).multipliedFullWidth(by: factor ^ seed)
            hash = product.high ^ product.low
            position += 8
        }
        return hash
    }
}
