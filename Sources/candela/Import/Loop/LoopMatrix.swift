/// Reads the `Checkmarks.csv` beside `Habits.csv`: a row a day, a column a habit.
///
/// Loop writes the names into its header without quotes, so a comma in a name looks like a column.
/// With the names known from `Habits.csv` the header still has one reading; without them a name
/// with a comma cannot be told from two.
struct LoopMatrix {
    struct Row {
        let line: Int
        let date: String

        /// One for each name.
        let cells: [String]
    }

    private(set) var names: [String] = []
    private(set) var rows: [Row] = []
    private(set) var notes: [LineNote]

    /// - Parameter known: The habits' names, in their order; empty when they are not known.
    init(_ bytes: [UInt8], file: String, known: [String]) {
        let text = TextLines(bytes, file: file)
        notes = text.notes
        var lines = text.lines.filter { !$0.text.trimmed.isEmpty }[...]
        guard let header = lines.popFirst() else { return }
        guard let names = Self.names(in: header.text, known: known) else {
            notes.append(
                LineNote(
                    .unusable, file, header.number,
                    "the columns do not match the names in Habits.csv: nothing is read from here"))
            return
        }
        self.names = names
        for line in lines {
            var cells = line.text.split(separator: ",", omittingEmptySubsequences: false)
                .map(\.trimmed)
            if header.text.hasSuffix(","), cells.last == "" { cells.removeLast() }
            guard cells.count == names.count + 1 else {
                notes.append(
                    LineNote(
                        .unusable, file, line.number,
                        "\(cells.count) cells where the header names \(names.count + 1)"))
                continue
            }
            rows.append(Row(line: line.number, date: cells[0], cells: Array(cells.dropFirst())))
        }
    }

    private static func names(in header: String, known: [String]) -> [String]? {
        guard let comma = header.firstIndex(of: ","),
            header[..<comma].trimmed.lowercased() == "date"
        else { return nil }
        var rest = header[header.index(after: comma)...]
        if rest.last == "," { rest.removeLast() }
        guard !known.isEmpty else {
            return rest.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        }
        // Habits stand in their order, some perhaps left out.
        var found: [String] = []
        var candidates = known[...]
        while !rest.isEmpty {
            guard
                let name = candidates.popFirst(where: {
                    rest == $0 || rest.hasPrefix($0 + ",")
                })
            else { return nil }
            found.append(name)
            rest = rest.dropFirst(name.count + 1)
        }
        return found
    }
}

extension ArraySlice {
    /// Takes the first element that fits away, with all before it.
    fileprivate mutating func popFirst(where fits: (Element) -> Bool) -> Element? {
        guard let index = firstIndex(where: fits) else { return nil }
        let element = self[index]
        self = self[(index + 1)...]
        return element
    }
}
