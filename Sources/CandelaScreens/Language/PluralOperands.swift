/// The digits of a number as a reader sees them, which is what plural rules look at.
///
/// “1” and “1.0” are the same number and may take different words, so operands come from the
/// formatted text and never from a floating-point value.
///
/// Source: Unicode CLDR, operands i, v and f.
package struct PluralOperands: Sendable, Hashable {
    /// The digits before the decimal separator (i), `Int.max` when there are too many.
    package let integer: Int

    /// How many digits follow the decimal separator (v).
    package let fractionDigits: Int

    /// The digits after the decimal separator as a number (f): 5 in “1.5”, 50 in “1.50”.
    package let fraction: Int

    /// Describes the digits of a number.
    package init(integer: Int, fractionDigits: Int = 0, fraction: Int = 0) {
        self.integer = integer
        self.fractionDigits = fractionDigits
        self.fraction = fraction
    }

    /// Reads the decimal digits, of any script, in a formatted number.
    ///
    /// - Parameter fractionDigits: How many of them follow the decimal separator.
    package init(readingDigitsOf text: String, fractionDigits: Int) {
        let digits = text.unicodeScalars.compactMap(\.decimalDigit)
        integer = Self.number(digits.dropLast(fractionDigits))
        fraction = Self.number(digits.suffix(fractionDigits))
        self.fractionDigits = fractionDigits
    }

    /// Whether the value is whole, “1.0” included.
    package var isWhole: Bool { fraction == 0 }

    private static func number(_ digits: some Sequence<Int>) -> Int {
        var sum = 0
        for digit in digits {
            let (tens, tooLarge) = sum.multipliedReportingOverflow(by: 10)
            let (next, over) = tens.addingReportingOverflow(digit)
            guard !tooLarge, !over else { return .max }
            sum = next
        }
        return sum
    }
}

extension Unicode.Scalar {
    /// The value of a decimal digit of any script; nil for everything else.
    package var decimalDigit: Int? {
        if (0x30...0x39).contains(value) { return Int(value) - 0x30 }
        guard value > 0x7F, properties.numericType == .decimal else { return nil }
        return properties.numericValue.map { Int($0) }
    }
}
