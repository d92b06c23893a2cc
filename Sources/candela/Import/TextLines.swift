/// The lines of a text, for files that know no quoting.
struct TextLines {
    /// A line without its end, and its number from 1.
    struct Line {
        let number: Int
        let text: String
    }

    private(set) var lines: [Line] = []
    private(set) var notes: [LineNote] = []

    /// Splits at `\n` and `\r\n`; a byte order mark in front is passed over.
    ///
    /// Lines that are not UTF-8 become notes.
    init(_ bytes: [UInt8], file: String) {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let parts = bytes[(hasMark ? 3 : 0)...].split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            let line = part.last == UInt8(ascii: "\r") ? part.dropLast() : part
            let text = String(decoding: line, as: UTF8.self)
            // Decoding repairs what is not UTF-8, so only valid bytes come back the same.
            guard text.utf8.elementsEqual(line) else {
                notes.append(LineNote(.unusable, file, index + 1, "text is not UTF-8"))
                continue
            }
            lines.append(Line(number: index + 1, text: text))
        }
    }
}
