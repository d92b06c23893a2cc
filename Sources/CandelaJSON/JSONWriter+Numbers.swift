extension JSONWriter {
    /// Appends a number that is whole or has up to three decimals, as nearly all numbers of screens.
    ///
    /// No two numbers of at most 15 digits are the same `Double`, so one that is the nearest to some
    /// thousandths is spelt as those are: there is nothing shorter that reads back as it.
    ///
    /// - Returns: Whether it is such a number; nothing is appended for another.
    mutating func appendShort(_ value: Double) -> Bool {
        guard value.magnitude < 1e12 else { return false }
        let thousandths = (value.magnitude * 1000).rounded()
        guard thousandths / 1000 == value.magnitude else { return false }
        let (whole, part) = UInt64(thousandths).quotientAndRemainder(dividingBy: 1000)
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digitsOf: whole)
        guard part > 0 else { return true }
        bytes.append(UInt8(ascii: "."))
        switch part {
        case _ where part % 100 == 0: append(digitsOf: part / 100)
        case _ where part % 10 == 0: append(digitsOf: part / 10, width: 2)
        default: append(digitsOf: part, width: 3)
        }
        return true
    }

    /// Appends the digits of a whole number, after zeros up to a width.
    mutating func append(digitsOf value: UInt64, width: Int = 1) {
        // No number of 64 bits has more than 20 digits.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var place = digits.count
            var rest = value
            while rest > 0 || digits.count - place < width {
                place -= 1
                digits[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[place...]))
        }
    }
}
