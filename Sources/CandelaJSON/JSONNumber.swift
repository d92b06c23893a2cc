/// A number in a JSON text, with its spelling.
///
/// JSON sets no limit to a number's size or digits, so the spelling is kept and converted on use.
/// Numbers are equal if their spellings are: `1.0` is not `1`.
public struct JSONNumber: Sendable, Hashable, CustomStringConvertible {
    /// The spelling, such as `-0.50e+3`.
    public let text: String

    /// Creates a number from a spelling known to be valid.
    package init(spelling text: String) {
        self.text = text
    }

    /// The nearest `Double`; `nil` beyond the greatest finite one (`1e400`).
    ///
    /// Rounds correctly, ties to even; numbers too small to represent are zero. `-0` is negative
    /// zero.
    public var double: Double? {
        var text = text
        return text.withUTF8 { ShortDecimal.double($0) }
            ?? Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The number as an integer type; `nil` if it has a fraction or does not fit.
    ///
    /// The value counts, not the spelling: `12`, `12.0` and `1.2e1` are all 12.
    public func integer<T: FixedWidthInteger>(as type: T.Type = T.self) -> T? {
        // Through two types, so that text is not parsed by code of its own for each of the ten.
        if let number = Int64(text) ?? DecimalText(text).integer() { return T(exactly: number) }
        return (UInt64(text) ?? DecimalText(text).integer()).flatMap { T(exactly: $0) }
    }

    /// Whether the value is whole: `1.2e1` is.
    package var isWhole: Bool { DecimalText(text).exponent >= 0 }

    /// The same as ``text``.
    public var description: String { text }
}
