import CandelaJSON

/// The plural operands of a formatted number.
///
/// “1” and “1.0” are the same number but may have different plural forms, so the operands come from
/// the formatted text, never from a floating-point value.
///
/// Source: Unicode CLDR, operands i, v and f.
package struct PluralOperands: Sendable, Equatable {
    /// The digits before the decimal separator (i); `Int.max` on overflow.
    package let integer: Int

    /// The number of digits after the decimal separator (v).
    package let fractionDigits: Int

    /// The digits after the decimal separator as a number (f): 5 in “1.5”, 50 in “1.50”.
    package let fraction: Int

    /// Creates operands from their values, which are not checked.
    package init(integer: Int, fractionDigits: Int = 0, fraction: Int = 0) {
        self.integer = integer
        self.fractionDigits = fractionDigits
        self.fraction = fraction
    }

    /// Parses the decimal digits, of any script, in a formatted number.
    ///
    /// If the digits, read as one integer, overflow `Int`, the number counts as `Int.max` without a
    /// fraction.
    ///
    /// - Parameter fractionDigits: The number of digits after the decimal separator, at most 18.
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

    /// Whether the value is whole; “1.0” is.
    package var isWhole: Bool { fraction == 0 }

    /// The operands without the fraction.
    package var withoutFraction: PluralOperands { PluralOperands(integer: integer) }

    /// A number built digit by digit; `Int.max` on overflow.
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
    /// The value of a decimal digit of any script; `nil` for other characters.
    package var decimalDigit: Int? {
        if (0x30...0x39).contains(value) { return Int(value) - 0x30 }
        guard value > 0x7F, properties.numericType == .decimal else { return nil }
        return properties.numericValue.map { Int($0) }
    }
}
