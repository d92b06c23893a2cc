import CandelaPipeline

/// Spells pieces of generated Swift.
enum SwiftText {
    /// The first lines of every generated file.
    static let head = """
        // swift-format-ignore-file
        // Written by candela-generate from the token files. Change those, not this.

        """

    /// A text of many lines as a literal of as many lines, so that a changed line is a changed line.
    ///
    /// A text with control characters, which Swift would change or refuse there, is one line.
    static func blockLiteral(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
        guard isPlain else { return SwiftLiteral.string(text) }
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
