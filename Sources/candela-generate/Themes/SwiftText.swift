/// Spells pieces of generated Swift.
enum SwiftText {
    /// The first lines of every generated file.
    static let head = """
        // swift-format-ignore-file
        // Written by candela-generate from the token files. Change those, not this.

        """

    /// A number as a literal of the fewest digits: `12`, `0.5`.
    static func literal(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A string as a literal.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            case "\r": literal += "\\r"
            case _
            where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
                || scalar.value == 0x2028 || scalar.value == 0x2029:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// A text of many lines as a literal of as many lines, so that a changed line is a changed line.
    ///
    /// A text with control characters, which Swift would change or refuse there, is one line.
    static func blockLiteral(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
        guard isPlain else { return literal(text) }
        let longest = text.split { $0 != "#" }.map(\.count).max() ?? 0
        let hashes = String(repeating: "#", count: longest + 1)
        return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
    }

    /// A documentation comment, one paragraph an element, wrapped at 100 columns.
    static func comment(_ paragraphs: [String], indent: String) -> String {
        var lines: [String] = []
        for paragraph in paragraphs {
            if !lines.isEmpty { lines.append("///") }
            var line = "///"
            for word in paragraph.split(whereSeparator: \.isWhitespace) {
                if line.count + 1 + word.count > 100 - indent.count, line != "///" {
                    lines.append(line)
                    line = "///"
                }
                line += " " + word
            }
            lines.append(line)
        }
        return lines.map { indent + $0 + "\n" }.joined()
    }

    /// A table, one row of literals a line, each with the path it belongs to.
    static func table(_ name: String, _ type: String, _ rows: [(literals: [String], path: String)])
        -> String
    {
        let lines = rows.map { row in
            "    \(row.literals.joined(separator: ", ")),"
                + (row.path.isEmpty ? "" : "  // \(row.path)") + "\n"
        }
        return rows.isEmpty
            ? "private let \(name): [\(type)] = []\n"
            : "private let \(name): [\(type)] = [\n\(lines.joined())]\n"
    }
}
