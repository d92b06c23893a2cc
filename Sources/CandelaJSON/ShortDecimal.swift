/// Correctly rounded conversion of short decimals, the form of nearly all numbers.
enum ShortDecimal {
    /// A number's value if its digits and its power of ten are both exact doubles, so that there is
    /// only one rounding; `nil` otherwise (Clinger 1990, the fast case).
    ///
    /// - Parameter text: A spelling that is valid JSON.
    static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        plain(text) ?? scientific(text)
    }

    /// The value of at most 15 digits with or without a decimal point.
    private static func plain(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        var index = text.first == UInt8(ascii: "-") ? 1 : 0
        guard text.count - index <= 15 else { return nil }
        var digits: UInt64 = 0
        var point = text.count
        while index < text.count {
            let digit = text[index] &- UInt8(ascii: "0")
            if digit < 10 {
                digits = digits &* 10 &+ UInt64(digit)
            } else if text[index] == UInt8(ascii: ".") {
                point = index + 1
            } else {
                return nil
            }
            index += 1
        }
        let value = Double(digits) / powers[text.count - point]
        return text.first == UInt8(ascii: "-") ? -value : value
    }

    private static func scientific(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        var digits: UInt64 = 0
        var count = 0
        var exponent = 0
        var written = 0
        var (isNegative, afterPoint, inExponent, exponentIsNegative) = (false, false, false, false)
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if inExponent {
                    written = written * 10 + Int(digit)
                    guard written < 1_000 else { return nil }
                } else {
                    if afterPoint { exponent -= 1 }
                    if digit > 0 || count > 0 { count += 1 }
                    guard count <= 15 else { return nil }
                    digits = digits * 10 + UInt64(digit)
                }
            case UInt8(ascii: "."): afterPoint = true
            case UInt8(ascii: "-"):
                if inExponent { exponentIsNegative = true } else { isNegative = true }
            case UInt8(ascii: "+"): break
            default: inExponent = true
            }
        }
        exponent += exponentIsNegative ? -written : written
        guard abs(exponent) <= 22 else { return digits == 0 ? (isNegative ? -0.0 : 0) : nil }
        let whole = Double(digits)
        let value = exponent < 0 ? whole / powers[-exponent] : whole * powers[exponent]
        return isNegative ? -value : value
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
}
