/// Kotlin literals for arbitrary values.
enum KotlinText {
    /// A string literal. Quotes, backslashes and `$` are escaped, as are all characters other than
    /// letters, digits, spaces and visible ASCII.
    static func string(_ text: String) -> String {
        if PlainText.isPlain(text, without: escaped) { return "\"\(text)\"" }
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "$": literal += "\\\(scalar)"
            case " "..."~": literal.unicodeScalars.append(scalar)
            default:
                if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                    literal.unicodeScalars.append(scalar)
                } else {
                    for unit in String(scalar).utf16 {
                        let digits = String(unit, radix: 16)
                        literal += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count)
                        literal += digits
                    }
                }
            }
        }
        return literal + "\""
    }

    /// The visible characters that are escaped.
    private static let escaped = Array("\"\\$".utf8)

    /// A list of string literals.
    static func strings(_ texts: [String]) -> String {
        "listOf(" + texts.map(string).joined(separator: ", ") + ")"
    }

    /// A number rounded to some decimals, in its shortest form.
    static func number(_ value: Double, digits: Int = 5) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let rounded = (value * scale).rounded() / scale
        return JSONNumber.spelling(of: rounded.isFinite ? rounded : value) ?? "0"
    }

    /// A number with a unit: `16.dp`, `(-0.5).sp`.
    static func amount(_ value: Double, _ unit: String) -> String {
        var text = number(value)
        if Int32(text) == nil, text.utf8.allSatisfy({ $0 != 0x2E && $0 != 0x65 }) { text += ".0" }
        return text.hasPrefix("-") ? "(\(text)).\(unit)" : "\(text).\(unit)"
    }
}
