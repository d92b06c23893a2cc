/// A number of a JSON text, as it was written.
///
/// JSON sets no limit to a number's size or digits, so the spelling is kept and converted on use.
/// Two numbers are equal when they are written alike: `1.0` is not `1`.
public struct JSONNumber: Sendable, Hashable, CustomStringConvertible {
    /// The spelling, such as `-0.50e+3`.
    public let text: String

    /// A number by a spelling that is known to be one.
    package init(spelling text: String) {
        self.text = text
    }

    /// The nearest `Double`, or nothing when the number is beyond the greatest finite one (`1e400`).
    ///
    /// Rounds correctly, ties to even; what is too small to represent is zero. `-0` is negative
    /// zero.
    public var double: Double? {
        var text = text
        return text.withUTF8 { ShortDecimal.double($0) }
            ?? Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The number as an integer type, or nothing when it has a fraction or does not fit.
    ///
    /// Value counts, not spelling: `12`, `12.0` and `1.2e1` are all 12.
    public func integer<T: FixedWidthInteger>(as type: T.Type = T.self) -> T? {
        T(text) ?? DecimalText(text).integer()
    }

    /// Whether it has no fraction, by value: `1.2e1` has none.
    package var isWhole: Bool { DecimalText(text).exponent >= 0 }

    /// The spelling.
    public var description: String { text }
}
