extension JSONNumber {
    /// Calls `use` with the spelling of a number that is whole or has up to three decimals, as
    /// nearly all numbers do.
    ///
    /// Decimals of at most 15 digits convert to distinct `Double`s. So if a `Double` is the nearest
    /// to a whole number of thousandths, that decimal is the shortest that reads back as it.
    ///
    /// - Returns: Whether the number has such a spelling; `use` is not called otherwise.
    static func withShort(
        _ value: Double, _ use: (UnsafeBufferPointer<UInt8>) -> Void
    ) -> Bool {
        guard value.magnitude < 1e12 else { return false }
        let thousandths = (value.magnitude * 1000).rounded()
        guard thousandths / 1000 == value.magnitude else { return false }
        let (whole, part) = UInt64(thousandths).quotientAndRemainder(dividingBy: 1000)
        // Sign, 12 digits before the point and three after it.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { text in
            var place = text.count
            if part > 0 {
                switch part {
                case _ where part % 100 == 0: text.put(digitsOf: part / 100, width: 1, &place)
                case _ where part % 10 == 0: text.put(digitsOf: part / 10, width: 2, &place)
                default: text.put(digitsOf: part, width: 3, &place)
                }
                text.put(UInt8(ascii: "."), &place)
            }
            text.put(digitsOf: whole, width: 1, &place)
            if value < 0 { text.put(UInt8(ascii: "-"), &place) }
            use(UnsafeBufferPointer(rebasing: text[place...]))
        }
        return true
    }

    /// Calls `use` with the digits of a whole number.
    static func withDigits(
        of value: UInt64, _ use: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        // A 64-bit number has at most 20 digits.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { text in
            var place = text.count
            text.put(digitsOf: value, width: 1, &place)
            use(UnsafeBufferPointer(rebasing: text[place...]))
        }
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    /// Stores a byte before an index.
    fileprivate func put(_ byte: UInt8, _ place: inout Int) {
        place -= 1
        self[place] = byte
    }

    /// Stores the digits of a number before an index, padded with zeros to a width.
    fileprivate func put(digitsOf value: UInt64, width: Int, _ place: inout Int) {
        var (rest, left) = (value, width)
        while rest > 0 || left > 0 {
            put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10), &place)
            (rest, left) = (rest / 10, left - 1)
        }
    }
}
