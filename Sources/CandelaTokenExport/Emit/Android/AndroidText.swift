/// Escaping for Android resources.
enum AndroidText {
    /// The text of a string resource: escaped for XML and for the resource compiler, which
    /// interprets quotes, backslashes, whitespace and a leading `@` or `?`.
    ///
    /// Source: developer.android.com, “String resources”, section “Formatting and styling”.
    static func string(_ text: String) -> String {
        var escaped = ""
        var lastWasSpace = true
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            let isLast = scalars.index(after: index) == scalars.endIndex
            switch scalar {
            case "\\", "\"", "'": escaped += "\\\(scalar)"
            case "@" where escaped.isEmpty, "?" where escaped.isEmpty: escaped += "\\\(scalar)"
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case " ": escaped += lastWasSpace || isLast ? "\\u0020" : " "
            default:
                if scalar.properties.isWhitespace || !isPlain(scalar) {
                    let digits = String(scalar.value, radix: 16)
                    escaped +=
                        "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count))
                        + digits
                } else {
                    escaped.unicodeScalars.append(scalar)
                }
            }
            lastWasSpace = scalar == " "
        }
        return escaped
    }

    /// An author's text as an XML comment on one line.
    ///
    /// The resource compiler copies comments into the Java class that lists the resources, and
    /// treats words with `@` as annotations; so the text must not contain an annotation or close
    /// an XML or Java comment.
    static func comment(_ text: String) -> String {
        if isWritten(plainly: text) { return text }
        var comment = ""
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            let isSpace = scalar.properties.isWhitespace || !isPlain(scalar)
            if isSpace, last == " " { continue }
            let next: Unicode.Scalar = isSpace ? " " : scalar
            switch (last, next) {
            case ("-", "-"), ("*", "/"), ("/", "*"), ("\\", "u"),
                ("@", _) where next != " ":
                comment += " "
            default: break
            }
            comment.unicodeScalars.append(next)
            last = next
        }
        return last == " " ? String(comment.dropLast()) : comment
    }

    /// Whether a text is ASCII words separated by single spaces, with nothing that needs escaping
    /// in comments.
    private static func isWritten(plainly text: String) -> Bool {
        var wasHyphen = false
        return PlainText.isPlainWords(
            text.utf8, without: UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "\\"),
            UInt8(ascii: "@"))
            && text.utf8.allSatisfy { byte in
                defer { wasHyphen = byte == UInt8(ascii: "-") }
                return !wasHyphen || byte != UInt8(ascii: "-")
            }
    }

    /// Whether the character can be written unescaped: it is printable, and neither the byte order
    /// mark nor U+FFFE or U+FFFF.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isUnprintable && ![0xFEFF, 0xFFFE, 0xFFFF].contains(scalar.value)
    }
}
