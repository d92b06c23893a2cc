import CandelaJSON

/// A word of a `.cases` file, and its place.
///
/// Words are separated by spaces, except inside quotation marks. `"…"` is a JSON string, and
/// `'…'` is a text in which nothing is escaped.
struct CaseWord: Sendable {
    let text: String
    let place: SourcePosition

    /// The word with the values of variables such as `$name`.
    ///
    /// - Throws: A failure for a variable without a value.
    func filled(_ values: [String: String]) throws(Failure) -> CaseWord {
        guard text.contains("$") else { return self }
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        var filled = String(parts[0])
        for part in parts.dropFirst() {
            let name = String(part.prefix { $0.isLetter })
            guard let value = values[name] else { throw failure("'$\(name)' has no value") }
            filled += value + part.dropFirst(name.count)
        }
        return CaseWord(text: filled, place: place)
    }

    /// The text between quotation marks; `nil` for other words.
    var quoted: String? {
        guard let mark = text.first, mark == "\"" || mark == "'", text.count > 1, text.last == mark
        else { return nil }
        guard mark == "\"" else { return String(text.dropFirst().dropLast()) }
        return try? JSONDocument(parsing: Array(text.utf8), file: "").root.string
    }

    /// The name and value of a word such as `gap=space.xs`; `nil` for other words.
    var assignment: (name: Substring, value: CaseWord)? {
        guard let first = text.first, first.isLetter, let sign = text.firstIndex(of: "=") else {
            return nil
        }
        let name = text[..<sign]
        var place = place
        place.column += name.unicodeScalars.count + 1
        return (name, CaseWord(text: String(text[text.index(after: sign)...]), place: place))
    }

    /// A failure at the word.
    func failure(_ message: String) -> Failure {
        .data(message, id: "invalid-case", at: place)
    }
}

/// A line of a `.cases` file, with the deeper lines below it.
struct CaseLine: Sendable {
    let words: [CaseWord]
    let first: CaseWord
    private(set) var children: [CaseLine] = []

    /// The words after the first.
    var rest: ArraySlice<CaseWord> { words.dropFirst() }

    /// The lines at the left margin of a text. Empty lines and those that begin with `#` are
    /// comments; a line is below another if it has two more spaces before it.
    ///
    /// - Throws: A failure if quotation marks or indentations do not match.
    static func lines(of text: String, file: String) throws(Failure) -> [CaseLine] {
        var open: [CaseLine] = []
        var lines: [CaseLine] = []
        func close(to depth: Int) {
            while open.count > depth {
                let line = open.removeLast()
                if open.isEmpty {
                    lines.append(line)
                } else {
                    open[open.count - 1].children.append(line)
                }
            }
        }
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, row) in rows.enumerated() {
            let start = SourcePosition(file: file, line: number + 1, column: 1)
            let words = try words(of: row, from: start)
            guard let first = words.first, !first.text.hasPrefix("#") else { continue }
            let spaces = first.place.column - 1
            guard spaces % 2 == 0, spaces / 2 <= open.count else {
                throw first.failure("the line is indented by \(spaces) spaces")
            }
            close(to: spaces / 2)
            open.append(CaseLine(words: words, first: first))
        }
        close(to: 0)
        return lines
    }

    private static func words(
        of row: Substring, from start: SourcePosition
    ) throws(Failure) -> [CaseWord] {
        var words: [CaseWord] = []
        var (word, mark): (String.UnicodeScalarView, Unicode.Scalar?) = (.init(), nil)
        var (place, opened, isEscaped) = (start, start, false)
        func end() {
            if !word.isEmpty { words.append(CaseWord(text: String(word), place: place)) }
            word = .init()
        }
        for (column, scalar) in row.unicodeScalars.enumerated() {
            if word.isEmpty { place.column = column + 1 }
            if let open = mark {
                if scalar == open, !isEscaped { mark = nil }
                isEscaped = open == "\"" && scalar == "\\" && !isEscaped
            } else if scalar == " " {
                end()
                continue
            } else if word.isEmpty, scalar == "#" {
                break
            } else if scalar == "\"" || scalar == "'" {
                (mark, opened.column) = (scalar, column + 1)
            }
            word.append(scalar)
        }
        end()
        guard mark == nil else {
            throw .data("the quotation mark is not closed", id: "invalid-case", at: opened)
        }
        return words
    }
}
