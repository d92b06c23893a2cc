/// Fragments of CSS.
enum CSSText {
    /// A number in its shortest form.
    static func number(_ value: Double) -> String { JSONNumber.spelling(of: value) ?? "0" }

    /// A fraction as a percentage, without floating-point noise.
    static func percent(_ share: Double) -> String {
        number((share * 100 * 1e10).rounded() / 1e10) + "%"
    }

    static func length(_ value: DimensionValue) -> String {
        number(value.value) + value.unit.rawValue
    }

    static func write(_ value: DimensionValue, to text: inout [UInt8]) {
        text.append(number: value.value)
        text.append(value.unit.rawValue)
    }

    static func time(_ value: DurationValue) -> String { number(value.value) + value.unit.rawValue }

    static func curve(_ value: CubicBezierValue) -> String {
        let numbers = [value.x1, value.y1, value.x2, value.y2].map(number)
        return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    }

    /// Font names, quoted unless they are generic families of CSS.
    static func families(_ names: [String], isForSass: Bool = false) -> String {
        names.map { name in
            if FontNames.isGeneric(name) { return name }
            return isForSass ? sassString(name) : string(name)
        }
        .joined(separator: ", ")
    }

    /// A string in quotes for Sass. Sass writes carriage returns, form feeds and characters that are
    /// not printable unescaped into its CSS; so a string with one is emitted as the unquoted
    /// characters of a CSS string.
    private static func sassString(_ text: String) -> String {
        let isBare = text.unicodeScalars.contains { scalar in
            scalar == "\u{C}" || scalar == "\r" || scalar.value >= 0x7F && scalar.isUnprintable
        }
        return isBare ? "unquote(\(string(string(text))))" : string(text)
    }

    /// A string in quotes. Characters that could end the quotes or an enclosing `<style>`, or that
    /// are not printable, are escaped, and so is `#`, since `#{` starts an interpolation in Sass.
    static func string(_ text: String) -> String {
        if PlainText.isPlain(text, without: escaped) { return "\"\(text)\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\0": result += "\\fffd "
            case _ where scalar == "<" || scalar == "#" || scalar.isUnprintable:
                result += escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The escape of a character in a string; the space ends its digits.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\\(String(scalar.value, radix: 16)) "
    }

    /// The visible characters that are escaped.
    private static let escaped = Array("\"\\<#".utf8)

    /// A text as the value of a property if it is one of CSS that ends where it should; any other
    /// text is a string in quotes.
    static func free(_ text: String, isForSass: Bool = false) -> String {
        guard let text = whole(text) else { return isForSass ? sassString(text) : string(text) }
        let isSimple = text.unicodeScalars.allSatisfy { scalar in
            " -%.".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
                || ("0"..."9").contains(scalar)
        }
        return isForSass && !isSimple ? "unquote(\(string(text)))" : text
    }

    /// A text that consists of whole words, numbers, functions and strings of CSS, with each `<` and
    /// each unprintable character in a string escaped; `nil` for any other text.
    ///
    /// Strings and addresses in `url(…)` may contain marks that have a meaning elsewhere.
    private static func whole(_ text: String) -> String? {
        var result = ""
        var depth = 0
        var quote: Unicode.Scalar?
        var isEscaped = false
        var addressDepth: Int?
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            guard scalar.value >= 0x20, scalar.value != 0x7F else { return nil }
            defer { last = scalar }
            if let open = quote {
                if scalar == "<" || scalar.isUnprintable {
                    if isEscaped { result.removeLast() }
                    result += escape(scalar)
                } else {
                    result.unicodeScalars.append(scalar)
                }
                if !isEscaped, scalar == open { quote = nil }
                isEscaped = !isEscaped && scalar == "\\"
                continue
            }
            guard !scalar.isUnprintable else { return nil }
            switch scalar {
            case ";", "{", "}", "<", "\\", "!", "@", "[", "]": return nil
            case "*" where last == "/": return nil
            case "/" where last == "/" && addressDepth == nil: return nil
            case "\"", "'": quote = scalar
            case "(":
                depth += 1
                if result.lowercased().hasSuffix("url") { addressDepth = depth }
            case ")":
                if addressDepth == depth { addressDepth = nil }
                depth -= 1
                if depth < 0 { return nil }
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return depth == 0 && quote == nil && result.contains { $0 != " " } ? result : nil
    }

    /// Text on one line that can end neither the enclosing comment nor a `<style>`; unprintable
    /// characters become spaces.
    static func comment(_ text: String) -> String {
        if PlainText.isPlainWords(text.utf8, without: UInt8(ascii: "/")) { return text }
        var result = ""
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if scalar == "/", last == "*" || last == "<" { result += " " }
            let next = scalar.isUnprintable ? " " : scalar
            if next != " " || last != " " { result.unicodeScalars.append(next) }
            last = next
        }
        return result.last == " " ? String(result.dropLast()) : result
    }

    /// The author's description of a token, for a comment; empty without one.
    static func comment(on token: ResolvedToken) -> String {
        let description = token.description.map(comment) ?? ""
        guard let deprecation = token.deprecation else { return description }
        let words = comment("Deprecated" + (deprecation.reason.map { ": \($0)" } ?? "."))
        return description.isEmpty ? words : "\(description) \(words)"
    }

    /// Writes a comment with the author's description, if there is any.
    static func writeComment(on token: ResolvedToken, depth: Int, to text: inout [UInt8]) {
        func write(_ words: some Sequence<UInt8>) {
            text.space(depth)
            text.append(plain: "/* ")
            text.append(contentsOf: words)
            text.append(plain: " */\n")
        }
        if token.deprecation == nil, let words = token.plainDescription,
            PlainText.isPlainWords(words, without: UInt8(ascii: "/"))
        {
            return write(words)
        }
        let words = comment(on: token)
        if !words.isEmpty { write(words.utf8) }
    }
}
