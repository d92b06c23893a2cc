/// Reads tables as RFC 4180 has them, a row at a time, and goes on after what it cannot read.
///
/// Rows end at `\n` or `\r\n`. A cell in quotes may hold delimiters, line ends and doubled quotes; a
/// quote inside a bare cell is a character like any other. Empty lines are no rows. A row that a
/// quote keeps open for more than ``LineReader/longest`` bytes, or to the end of the file, is the
/// fault of its first line alone: reading goes on below it.
struct TableReader {
    struct Row {
        /// The line the row begins in, from 1.
        let line: Int

        let cells: [String]

        /// What makes the row unusable; its cells are then left out.
        var fault: (offset: Int, reason: String)?

        fileprivate let bytes: [UInt8]
        fileprivate let offsets: [Int]

        /// Where a cell begins; past the last one, where the row ends.
        func place(of cell: Int?) -> Place {
            guard let cell else { return Place(line: line, column: 1) }
            return place(ofByte: cell < offsets.count ? offsets[cell] : bytes.count)
        }

        var faultPlace: Place { place(ofByte: fault?.offset ?? 0) }

        private func place(ofByte offset: Int) -> Place {
            let head = bytes[..<min(offset, bytes.count)]
            let lineStart = head.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let breaks = head.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
            return Place(
                line: line + breaks, column: bytes.column(of: head.count, from: lineStart))
        }
    }

    private var lines: LineReader
    private let delimiter: UInt8

    /// Lines that a quote took in wrongly, to be read again; the next one last.
    private var pending: [LineReader.Line] = []

    var file: String { lines.file }

    /// - Parameter delimiter: What stands between cells; nil to take what the first line suggests.
    init(_ text: TextSource, delimiter: UInt8? = UInt8(ascii: ",")) throws(ImportError) {
        lines = LineReader(text)
        if let delimiter {
            self.delimiter = delimiter
            return
        }
        // A spreadsheet of a country that writes decimal commas separates by semicolons.
        let first = try lines.next()
        let semicolon = UInt8(ascii: ";")
        self.delimiter = first?.bytes.contains(semicolon) == true ? semicolon : UInt8(ascii: ",")
        if let first { pending.append(first) }
    }

    /// The next row; nil at the end.
    mutating func next() throws(ImportError) -> Row? {
        while let line = try nextLine() {
            guard !line.isTooLong else {
                return fault(line, 0, "the line is longer than \(LineReader.longest) bytes")
            }
            if line.bytes.isEmpty || line.bytes == [Self.carriageReturn] { continue }
            let row = try row(from: line)
            if row.cells != [""] || row.fault != nil { return row }
        }
        return nil
    }

    private mutating func nextLine() throws(ImportError) -> LineReader.Line? {
        if let line = pending.popLast() { return line }
        return try lines.next()
    }

    private func fault(_ line: LineReader.Line, _ offset: Int, _ reason: String) -> Row {
        Row(
            line: line.number, cells: [], fault: (offset, reason), bytes: line.bytes, offsets: [])
    }

    private mutating func row(from first: LineReader.Line) throws(ImportError) -> Row {
        var bytes = first.bytes
        var taken: [LineReader.Line] = []
        var cells: [String] = []
        var offsets: [Int] = []
        var position = 0
        while true {
            let begin = position
            offsets.append(begin)
            var content: [UInt8] = []
            var problem: String?
            if position < bytes.count, bytes[position] == Self.quote {
                position += 1
                var isClosed = false
                while !isClosed {
                    if position == bytes.count {
                        // A line feed in quotes: the row goes on in the next line.
                        guard let line = try nextLine() else { break }
                        taken.append(line)
                        guard !line.isTooLong,
                            bytes.count + line.bytes.count < LineReader.longest
                        else { break }
                        bytes.append(0x0A)
                        bytes += line.bytes
                    }
                    let byte = bytes[position]
                    position += 1
                    if byte == Self.quote {
                        if position < bytes.count, bytes[position] == Self.quote {
                            position += 1
                        } else {
                            isClosed = true
                            continue
                        }
                    }
                    content.append(byte)
                }
                if !isClosed {
                    problem = "a quoted field is not closed"
                } else if position < bytes.count, bytes[position] != delimiter,
                    !(bytes[position] == Self.carriageReturn && position + 1 == bytes.count)
                {
                    problem = "a quoted field goes on after its closing quote"
                } else if position < bytes.count, bytes[position] != delimiter {
                    position += 1
                }
            } else {
                while position < bytes.count, bytes[position] != delimiter { position += 1 }
                content = Array(bytes[begin..<position])
                if position == bytes.count, content.last == Self.carriageReturn {
                    content.removeLast()
                }
            }
            if let problem {
                // One stray quote must not take the lines below with it.
                pending += taken.reversed()
                return fault(first, begin, problem)
            }
            guard let text = content.text else {
                pending += taken.reversed()
                return fault(first, begin, "text is not \(lines.encodingName)")
            }
            cells.append(text)
            guard position < bytes.count else { break }
            position += 1
        }
        return Row(line: first.number, cells: cells, bytes: bytes, offsets: offsets)
    }

    private static let quote = UInt8(ascii: "\"")
    private static let carriageReturn = UInt8(ascii: "\r")
}
