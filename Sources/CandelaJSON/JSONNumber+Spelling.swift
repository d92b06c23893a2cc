extension JSONNumber {
    /// A number spelt as ECMAScript prints it; `nil` if it is not finite.
    ///
    /// The shortest digits that read back as the same number: `12`, `0.1`, `0.00001`, `1e-7`,
    /// `1e+21`. Negative zero is `0`.
    ///
    /// Source: ECMA-262, Number::toString.
    public static func spelling(of value: Double) -> String? {
        if value.magnitude < 0x1p53, Double(Int64(value)) == value { return String(Int64(value)) }
        return spelling(ofDescription: value.description, isFinite: value.isFinite)
    }

    /// A single-precision number, in the same form; `nil` if it is not finite.
    ///
    /// The shortest digits that read back as the same `Float`, which are often fewer than the
    /// digits of the equal `Double`.
    public static func spelling(of value: Float) -> String? {
        if value.magnitude < 0x1p24, Float(Int64(value)) == value { return String(Int64(value)) }
        return spelling(ofDescription: value.description, isFinite: value.isFinite)
    }

    /// Creates a number with the shortest spelling of `value`; `nil` if it is not finite.
    public init?(_ value: Double) {
        guard let text = Self.spelling(of: value) else { return nil }
        self.init(spelling: text)
    }

    /// The ECMAScript spelling of a number, from its description in Swift; `nil` if it is not
    /// finite. Both have the same digits; only the position of the point and the form of the
    /// exponent differ.
    private static func spelling(ofDescription text: String, isFinite: Bool) -> String? {
        guard isFinite else { return nil }
        if !text.utf8.contains(UInt8(ascii: "e")), !text.hasSuffix(".0") { return text }
        let decimal = DecimalText(text)
        let digits = decimal.digitText
        let sign = text.hasPrefix("-") ? "-" : ""
        // The value is 0.digits × 10^point.
        let point = digits.utf8.count + decimal.exponent
        switch point {
        case digits.utf8.count...21 where !digits.isEmpty:
            return sign + digits + String(repeating: "0", count: decimal.exponent)
        case 1...21:
            return sign + digits.prefix(point) + "." + digits.dropFirst(point)
        case -5...0:
            return sign + "0." + String(repeating: "0", count: -point) + digits
        default:
            let fraction = digits.utf8.count > 1 ? "." + digits.dropFirst() : ""
            let power = point > 0 ? "e+\(point - 1)" : "e\(point - 1)"
            return sign + digits.prefix(1) + fraction + power
        }
    }
}
