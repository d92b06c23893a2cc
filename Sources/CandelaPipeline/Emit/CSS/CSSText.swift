/// Small pieces of CSS.
enum CSSText {
    /// A number in its shortest form.
    static func number(_ value: Double) -> String { JSONNumber.spelling(of: value) ?? "0" }

    /// A share of 1 as a percentage, without the dust of multiplying.
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

    /// Font names, quoted unless they are words of CSS that stand for a font of the system.
    static func families(_ names: [String], isForSass: Bool = false) -> String {
        names.map { name in
            if FontNames.isGeneric(name) { return name }
            return isForSass ? sassString(name) : string(name)
        }
        .joined(separator: ", ")
    }

    /// Text in quotes for Sass. LibSass writes a carriage return and a form feed as they are, which
    /// ends a string of CSS; so a text with one is the bare characters of a CSS string.
    private static func sassString(_ text: String) -> String {
        let isBare = text.utf8.contains { $0 == 0x0C || $0 == 0x0D }
        return isBare ? "unquote(\(string(string(text))))" : string(text)
    }

    /// Text in quotes. What could end the quotes or a `<style>` around them is escaped, and `#`, which
    /// with a brace begins an expression that Sass evaluates.
    static func string(_ text: String) -> String {
        if PlainText.isPlain(text, without: escaped) { return "\"\(text)\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\0": result += "\\fffd "
            case "<", "#", "\u{7F}", "\u{1}"..."\u{1F}":
                result += "\\\(String(scalar.value, radix: 16)) "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The visible characters that are escaped.
    private static let escaped = Array("\"\\<#".utf8)

    /// Text on one line that cannot end the comment around it, nor a `<style>`.
    static func comment(_ text: String) -> String {
        if PlainText.isOfWords(text.utf8, without: UInt8(ascii: "/")) { return text }
        var result = ""
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            let isControl =
                scalar.value < 0x20 || scalar.properties.generalCategory == .lineSeparator
                || scalar.properties.generalCategory == .paragraphSeparator
            if scalar == "/", last == "*" || last == "<" { result += " " }
            let next = isControl || scalar.value == 0x7F || scalar.value == 0x85 ? " " : scalar
            if next != " " || last != " " { result.unicodeScalars.append(next) }
            last = next
        }
        return result.last == " " ? String(result.dropLast()) : result
    }

    /// What a token's author says about it, for a comment; empty when there is nothing.
    static func comment(on token: ResolvedToken) -> String {
        let description = token.description.map(comment) ?? ""
        guard let deprecation = token.deprecation else { return description }
        let words = comment("Deprecated" + (deprecation.reason.map { ": \($0)" } ?? "."))
        return description.isEmpty ? words : "\(description) \(words)"
    }

    /// Writes a comment of what a token's author says about it, if there is anything.
    static func writeComment(on token: ResolvedToken, depth: Int, to text: inout [UInt8]) {
        func write(_ words: some Sequence<UInt8>) {
            text.space(depth)
            text.append(plain: "/* ")
            text.append(contentsOf: words)
            text.append(plain: " */\n")
        }
        if token.deprecation == nil, let words = token.plainDescription,
            PlainText.isOfWords(words, without: UInt8(ascii: "/"))
        {
            return write(words)
        }
        let words = comment(on: token)
        if !words.isEmpty { write(words.utf8) }
    }
}
