/// A reader for the `Checkmarks.csv` beside `Habits.csv`, with a row per day and a column per
/// habit.
///
/// Loop writes the names into its header without quotes, so a comma in a name looks like a
/// delimiter. If the names are known from `Habits.csv`, the header is unambiguous; otherwise a name
/// with a comma is read as two names.
struct LoopMatrix {
    struct Row {
        /// The date, followed by a mark for each name.
        let cells: [String]

        /// The place of each cell.
        let places: [TextPosition]
    }

    private(set) var names: [String] = []
    var rowLog: RowLog
    private var lines: LineReader
    private var endsInComma = false

    /// - Parameter known: The names of the habits, in order; empty if unknown.
    init(
        _ source: ByteSource, known: [String], in context: ImportContext
    ) throws(ImportError) {
        rowLog = RowLog(file: source.file, in: context)
        lines = LineReader(try TextSource(source, allowsWindows: true))
        guard let line = try nextLine() else { return }
        let header = line.bytes.text ?? ""
        guard let names = Self.names(in: header.trimmed, known: known) else {
            rowLog.find(
                .unused, TextPosition(line: line.number, column: 1),
                "the columns do not match the habits in Habits.csv: no row was read")
            while try nextLine() != nil { rowLog.skip() }
            return
        }
        self.names = names
        endsInComma = header.trimmed.hasSuffix(",")
    }

    /// The next row with a cell for each name; `nil` at the end. The caller must end the row in
    /// ``rowLog``.
    mutating func next() throws(ImportError) -> Row? {
        guard !names.isEmpty else { return nil }
        while let line = try nextLine() {
            rowLog.begin()
            let start = TextPosition(line: line.number, column: 1)
            guard let text = line.bytes.text, !line.isTooLong else {
                let length = "the line is longer than \(LineReader.longest) bytes"
                let reason = line.isTooLong ? length : "text is not \(lines.encodingName)"
                rowLog.find(.unused, start, reason)
                _ = rowLog.end()
                continue
            }
            var parts = text.utf8.split(
                separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            if endsInComma, parts.last?.allSatisfy({ $0 <= 0x20 }) == true { parts.removeLast() }
            guard parts.count == names.count + 1 else {
                rowLog.find(
                    .unused, start,
                    "\(parts.count) cells, but the header has \(names.count + 1)")
                _ = rowLog.end()
                continue
            }
            var column = 1
            let places = parts.map { part in
                defer { column += Substring(part).unicodeScalars.count + 1 }
                return TextPosition(line: line.number, column: column)
            }
            return Row(cells: parts.map { Substring($0).trimmed }, places: places)
        }
        return nil
    }

    /// The next line that is not blank.
    private mutating func nextLine() throws(ImportError) -> LineReader.Line? {
        while let line = try lines.next() {
            if line.isTooLong || line.bytes.contains(where: { $0 > 0x20 }) { return line }
        }
        return nil
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
        // The names are in the order of the habits, but some may be missing.
        var found: [String] = []
        var candidates = known[...]
        while !rest.isEmpty {
            guard
                let name = candidates.popFirst(where: {
                    rest.hasPrefix($0) && [nil, ","].contains(rest.dropFirst($0.count).first)
                })
            else { return nil }
            found.append(name)
            rest = rest.dropFirst(name.count + 1)
        }
        return found
    }
}

extension ArraySlice {
    /// Removes and returns the first matching element, and removes all elements before it.
    fileprivate mutating func popFirst(where fits: (Element) -> Bool) -> Element? {
        guard let index = firstIndex(where: fits) else { return nil }
        let element = self[index]
        self = self[(index + 1)...]
        return element
    }
}
