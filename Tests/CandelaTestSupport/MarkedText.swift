package import CandelaJSON

/// A fixture with marked spots: ① ② ③ precede the marked character and are removed from the text.
package struct MarkedText {
    package let bytes: [UInt8]
    package private(set) var places: [SourcePosition] = []

    package init(_ marked: String, file: String = "test.json") {
        let marks: [Character: Int] = [
            "①": 0, "②": 1, "③": 2, "④": 3, "⑤": 4, "⑥": 5, "⑦": 6, "⑧": 7, "⑨": 8, "⑩": 9,
        ]
        var found: [Int: SourcePosition] = [:]
        var text = ""
        var (line, column) = (1, 1)
        for character in marked {
            if let mark = marks[character] {
                found[mark] = SourcePosition(file: file, line: line, column: column)
                continue
            }
            text.append(character)
            let scalars = character.unicodeScalars
            if scalars.contains("\n") {
                (line, column) = (line + 1, 1)
            } else {
                column += scalars.count
            }
        }
        bytes = Array(text.utf8)
        places = found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The diagnostics of parsing the text.
    package var diagnostics: [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        _ = JSONDocument.parse(bytes, file: "test.json", diagnostics: &diagnostics)
        return diagnostics
    }
}
