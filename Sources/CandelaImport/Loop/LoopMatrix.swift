/// Reads the `Checkmarks.csv` beside `Habits.csv`: a row a day, a column a habit.
///
/// Loop writes the names into its header without quotes, so a comma in a name looks like a column.
/// With the names known from `Habits.csv` the header still has one reading; without them a name
/// with a comma cannot be told from two.
struct LoopMatrix {
    struct Row {
        /// The date, then a mark for each name.
        let cells: [String]

        /// Where each of them stands.
        let places: [Place]
    }

    private(set) var names: [String] = []
    var ledger: Ledger
    private var lines: LineReader
    private var endsInComma = false

    /// - Parameter known: The habits' names, in their order; empty when they are not known.
    init(_ source: ByteSource, known: [String]) throws(ImportError) {
        ledger = Ledger(file: source.file)
        lines = LineReader(try TextSource(source))
        guard let line = try nextLine() else { return }
        let header = line.bytes.text ?? ""
        guard let names = Self.names(in: header.trimmed, known: known) else {
            ledger.find(
                .unused, Place(line: line.number, column: 1),
                "the columns do not match the names in Habits.csv: nothing is read from here")
            while try nextLine() != nil { ledger.skip() }
            return
        }
        self.names = names
        endsInComma = header.trimmed.hasSuffix(",")
    }

    /// The next row that has a cell for each name; nil at the end. The caller ends it in the ledger.
    mutating func next() throws(ImportError) -> Row? {
        guard !names.isEmpty else { return nil }
        while let line = try nextLine() {
            ledger.begin()
            let start = Place(line: line.number, column: 1)
            guard let text = line.bytes.text, !line.isTooLong else {
                let length = "the line is longer than \(LineReader.longest) bytes"
                let reason = line.isTooLong ? length : "text is not \(lines.encodingName)"
                ledger.find(.unused, start, reason)
                _ = ledger.end()
                continue
            }
            var parts = text.utf8.split(
                separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            if endsInComma, parts.last?.allSatisfy({ $0 <= 0x20 }) == true { parts.removeLast() }
            guard parts.count == names.count + 1 else {
                ledger.find(
                    .unused, start,
                    "\(parts.count) cells where the header names \(names.count + 1)")
                _ = ledger.end()
                continue
            }
            var column = 1
            let places = parts.map { part in
                defer { column += Substring(part).unicodeScalars.count + 1 }
                return Place(line: line.number, column: column)
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
        // Habits stand in their order, some perhaps left out.
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
    /// Takes the first element that fits away, with all before it.
    fileprivate mutating func popFirst(where fits: (Element) -> Bool) -> Element? {
        guard let index = firstIndex(where: fits) else { return nil }
        let element = self[index]
        self = self[(index + 1)...]
        return element
    }
}
