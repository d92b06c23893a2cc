import CandelaDTCG

/// Formatting of generated Swift code.
enum SwiftText {
    /// The first lines of files generated from tokens, icons or doc comments.
    static let head = """
        // swift-format-ignore-file
        // Written by candela-generate from token files, icons or doc comments; change those instead.

        """

    /// The static member of a role, which is written only as its index.
    static func roleMember(
        _ name: String, at index: Int, comment paragraph: String, attribute: String = ""
    ) -> String {
        comment(paragraph, indent: "    ") + attribute
            + "    public static var \(name): Self { Self(at: \(index)) }\n"
    }

    /// Text as a multi-line literal, so that a change affects only its own lines in a diff.
    ///
    /// Text with other control characters than tabs, which Swift would change or reject in such a literal, becomes
    /// one line.
    static func blockLiteral(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0 == "\n" || $0 == "\t" || $0.value >= 0x20
        }
        guard isPlain else { return SwiftLiteral.string(text) }
        let longest = text.split { $0 != "#" }.map(\.count).max() ?? 0
        let hashes = String(repeating: "#", count: longest + 1)
        return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
    }

    /// An array literal of multi-line literals, each limited in size for the compiler and for
    /// readers.
    ///
    /// - Parameter most: The maximum size of a literal in bytes; a longer line is a literal of its
    ///   own.
    static func blockLiterals(_ lines: [String], most: Int = 65_536) -> String {
        var blocks: [[String]] = []
        var size = most
        for line in lines {
            if size + line.utf8.count >= most {
                blocks.append([])
                size = 0
            }
            blocks[blocks.count - 1].append(line)
            size += line.utf8.count + 1
        }
        let literals = blocks.map { blockLiteral($0.joined(separator: "\n")) + ",\n" }
        return "[\n\(literals.joined())    ]"
    }

    /// A documentation comment of one paragraph, wrapped at 100 columns.
    static func comment(_ paragraph: String, indent: String) -> String {
        var lines = ["///"]
        for word in paragraph.split(whereSeparator: \.isWhitespace) {
            let line = lines[lines.count - 1]
            if line.count + 1 + word.count > 100 - indent.count, line != "///" {
                lines.append("///")
            }
            lines[lines.count - 1] += " " + word
        }
        return lines.map { indent + $0 + "\n" }.joined()
    }
}
