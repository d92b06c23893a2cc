import CandelaJSON

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
    /// A number of more than 18 digits counts as `Int.max` without a fraction.
    ///
    /// - Parameter fractionDigits: How many of them follow the decimal separator, at most 18.
    package init(readingDigitsOf text: String, fractionDigits: Int) {
        var sum = Digits()
        if text.isASCII {
            for byte in text.utf8 where (0x30...0x39).contains(byte) { sum.add(Int(byte) - 0x30) }
        } else {
            for scalar in text.unicodeScalars {
                if let digit = scalar.decimalDigit { sum.add(digit) }
            }
        }
        let unit = (0..<min(max(fractionDigits, 0), 18)).reduce(1) { unit, _ in unit * 10 }
        integer = sum.value == .max ? .max : sum.value / unit
        fraction = sum.value == .max ? 0 : sum.value % unit
        self.fractionDigits = fractionDigits
    }

    /// Whether the value is whole, “1.0” included.
    package var isWhole: Bool { fraction == 0 }

    /// The digits before the decimal separator alone.
    package var withoutFraction: PluralOperands { PluralOperands(integer: integer) }

    /// A number growing digit by digit; `Int.max` once there are too many.
    private struct Digits {
        var value = 0

        mutating func add(_ digit: Int) {
            let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (next, isOver) = tens.addingReportingOverflow(digit)
            value = isTooLarge || isOver ? .max : next
        }
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
