/// Swift literals and comments for arbitrary values.
package enum SwiftLiteral {
    /// A number in its shortest form.
    package static func number(_ value: Double) -> String {
        if value == 0 { return "0" }
        // Only a length in rem can overflow.
        if !value.isFinite { return value < 0 ? "-.infinity" : ".infinity" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A list of numbers.
    package static func numbers(_ values: some Sequence<Double>) -> String {
        "[" + values.map(number).joined(separator: ", ") + "]"
    }

    /// A string literal. Invisible characters and non-ASCII spaces are escaped.
    package static func string(_ text: String) -> String {
        if PlainText.isPlain(text, without: [UInt8(ascii: "\""), UInt8(ascii: "\\")]) {
            return "\"\(text)\""
        }
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            default:
                if isVisible(scalar) {
                    literal.unicodeScalars.append(scalar)
                } else {
                    literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                }
            }
        }
        return literal + "\""
    }

    /// A list of string literals.
    package static func strings(_ texts: [String]) -> String {
        "[" + texts.map(string).joined(separator: ", ") + "]"
    }

    /// A text as one line of a comment.
    package static func comment(_ text: some StringProtocol) -> String {
        if PlainText.isPlain(text) { return String(text) }
        var line = ""
        for scalar in text.unicodeScalars {
            line.unicodeScalars.append(isSafe(scalar) ? scalar : " ")
        }
        return line
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
            .unassigned:
            false
        case .spaceSeparator: scalar == " "
        default: true
        }
    }

    /// Whether a character is printable and not the byte order mark; others could make code look
    /// like other code.
    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isUnprintable && scalar.value != 0xFEFF
    }
}
