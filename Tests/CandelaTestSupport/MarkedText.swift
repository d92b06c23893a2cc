package import CandelaJSON

/// A fixture with its spots marked: ① ② ③ stand before the character meant and are taken out.
package struct MarkedText {
    package let bytes: [UInt8]
    package private(set) var places: [SourcePlace] = []

    package init(_ marked: String, file: String = "test.json") {
        let marks: [Character: Int] = [
            "①": 0, "②": 1, "③": 2, "④": 3, "⑤": 4, "⑥": 5, "⑦": 6, "⑧": 7, "⑨": 8, "⑩": 9,
        ]
        var found: [Int: SourcePlace] = [:]
        var text = ""
        var (line, column) = (1, 1)
        for character in marked {
            if let mark = marks[character] {
                found[mark] = SourcePlace(file: file, line: line, column: column)
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

    /// What parsing says about it.
    package var diagnostics: [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        _ = JSONDocument.parse(bytes, file: "test.json", diagnostics: &diagnostics)
        return diagnostics
    }
}
