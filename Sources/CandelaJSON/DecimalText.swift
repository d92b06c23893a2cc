/// A number's spelling split into sign, digits and a power of ten.
struct DecimalText {
    private var isNegative = false

    /// All digits, including those after the point, without leading or trailing zeros.
    private var digits: [UInt8] = []

    /// The power of ten that the digits are multiplied by; kept within ± 2^60.
    private(set) var exponent = 0

    /// Splits a spelling that is valid JSON.
    init(_ text: String) {
        var afterPoint = false
        var written = 0
        var writtenIsNegative = false
        var inExponent = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "-"):
                if inExponent { writtenIsNegative = true } else { isNegative = true }
            case UInt8(ascii: "."): afterPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): inExponent = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if inExponent {
                    written = min(written * 10 + Int(digit), 1 << 56)
                } else {
                    if afterPoint { exponent -= 1 }
                    if digit > 0 || !digits.isEmpty { digits.append(digit) }
                }
            default: break
            }
        }
        exponent += writtenIsNegative ? -written : written
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        if digits.isEmpty { exponent = 0 }
    }

    /// The digits as text.
    var digitText: String {
        String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    }

    /// The value if it is whole and fits the type.
    func integer<T: FixedWidthInteger>() -> T? {
        if digits.isEmpty { return 0 }
        // No fixed-width integer in use has as many as 1,000 digits.
        guard exponent >= 0, exponent < 1_000, digits.count < 1_000 else { return nil }
        var value: T = 0
        for digit in digits + [UInt8](repeating: 0, count: exponent) {
            guard let step = T(exactly: digit) else { return nil }
            let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
            let (next, overflow2) =
                isNegative
                ? shifted.subtractingReportingOverflow(step)
                : shifted.addingReportingOverflow(step)
            if overflow || overflow2 { return nil }
            value = next
        }
        return value
    }
}
