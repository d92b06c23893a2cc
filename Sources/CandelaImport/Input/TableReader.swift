import CandelaJSON

/// A reader of RFC 4180 tables that returns one row at a time and continues after malformed rows.
///
/// Rows end with `\n` or `\r\n`. A quoted cell may contain delimiters, line breaks and doubled
/// quotes; a quote inside an unquoted cell is an ordinary character. Empty lines are skipped. If a
/// quote is not closed within ``LineReader/longest`` bytes or before the end of the file, only its
/// first line is reported: reading continues with the next line.
struct TableReader {
    struct Row {
        /// The line on which the row begins, from 1.
        let line: Int

        let cells: [String]

        /// The reason why the row cannot be read; its cells are then empty.
        var fault: (offset: Int, reason: String)?

        fileprivate let bytes: [UInt8]
        fileprivate let offsets: [Int]

        /// The start of a cell. For `nil`, the start of the row; for an index past the last cell,
        /// its end.
        func place(of cell: Int?) -> TextPosition {
            guard let cell else { return TextPosition(line: line, column: 1) }
            return place(ofByte: cell < offsets.count ? offsets[cell] : bytes.count)
        }

        var faultPlace: TextPosition { place(ofByte: fault?.offset ?? 0) }

        /// Whether the row begins a JSON object or array; a heading may begin with a bracket too.
        var beginsJSON: Bool {
            guard let first = bytes.first(where: { $0 > 0x20 }), "{[".utf8.contains(first) else {
                return false
            }
            do throws(JSONError) {
                _ = try JSONDocument(parsing: bytes, file: "")
                return true
            } catch {
                // A first line such as '{"habits": [' lacks only its end.
                return error.diagnostics.first?.place?.column
                    == place(ofByte: bytes.count).column
            }
        }

        private func place(ofByte offset: Int) -> TextPosition {
            let head = bytes[..<min(offset, bytes.count)]
            let lineStart = head.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let breaks = head.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
            return TextPosition(
                line: line + breaks, column: bytes.column(of: head.count, from: lineStart))
        }
    }

    private var lines: LineReader

    /// The character between cells.
    let delimiter: UInt8

    /// Lines consumed by an unclosed quote, to be read again; the next one is last.
    private var pending: [LineReader.Line] = []

    var file: String { lines.file }

    /// The name of the text's encoding as far as it has been read.
    var encoding: TextSource.Encoding { lines.encoding }

    init(_ text: TextSource) {
        self.init(LineReader(text), delimiter: UInt8(ascii: ","))
    }

    /// - Parameter first: Lines that were taken from the reader, to be read first.
    init(_ lines: LineReader, first: some Collection<LineReader.Line> = [], delimiter: UInt8) {
        self.lines = lines
        self.delimiter = delimiter
        pending = first.reversed()
    }

    /// The next row; `nil` at the end.
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
                        // A line feed in quotes: the row continues on the next line.
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
                    problem = "a quoted field continues after its closing quote"
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
                // A stray quote must not affect the following lines.
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
