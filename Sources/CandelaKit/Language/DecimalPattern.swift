import CandelaLanguage
import Foundation

/// The digits and the decimal separator of a language, read from a formatted number.
///
/// Most numbers on screens are below a thousand and have at most one decimal. Assembling them from
/// digits and separator takes a tenth of the time of formatting and gives the same text.
struct DecimalPattern: Sendable, Equatable {
    /// The code point of the digit 0; the other digits follow it.
    private let zero: UInt32

    /// The decimal separator.
    private let separator: String

    /// The pattern of the source language, which is the most frequent one.
    static let source = DecimalPattern(language: Phrases.sourceLanguage)

    /// Creates the pattern of a language; `nil` if its numbers have another structure.
    init?(language: String) {
        let style = FloatingPointFormatStyle<Double>.number
            .locale(Locale(identifier: language)).precision(.fractionLength(1))
        let digits = Array(123.4.formatted(style).unicodeScalars)
        guard digits.count > 4, digits[0].decimalDigit == 1, digits.last?.decimalDigit == 4,
            digits[1].value == digits[0].value + 1, digits[2].value == digits[0].value + 2,
            digits.last?.value == digits[0].value + 3
        else { return nil }
        zero = digits[0].value - 1
        var separator = String.UnicodeScalarView()
        separator.append(contentsOf: digits[3..<(digits.count - 1)])
        self.separator = String(separator)
        guard text(ofTenths: 5) == 0.5.formatted(style) else { return nil }
    }

    /// A whole number from 0 to 999, which needs no grouping; `nil` for others.
    func integer(_ value: Int) -> String? {
        (0..<1000).contains(value) ? text(of: value) : nil
    }

    /// A number rounded to tenths; `nil` for 999 or more, for negative numbers, and for numbers so
    /// close to the middle of two tenths that the formatter's rounding rule decides.
    func tenths(of value: Double) -> Int? {
        guard value.sign == .plus, value < 999 else { return nil }
        let tenths = (value * 10).rounded()
        return abs(value * 10 - tenths) < 0.499 ? Int(tenths) : nil
    }

    /// A number of tenths as a decimal number.
    func text(ofTenths tenths: Int) -> String {
        var text = text(of: tenths / 10)
        text += separator
        text += self.text(of: tenths % 10)
        return text
    }

    /// A whole number from 0 to 999.
    func text(of value: Int) -> String {
        // ASCII digits need no conversion.
        if zero == 0x30 { return String(value) }
        var text = ""
        if value > 99 { append(value / 100, to: &text) }
        if value > 9 { append(value / 10 % 10, to: &text) }
        append(value % 10, to: &text)
        return text
    }

    private func append(_ digit: Int, to text: inout String) {
        if let scalar = Unicode.Scalar(zero + UInt32(digit)) { text.unicodeScalars.append(scalar) }
    }
}
