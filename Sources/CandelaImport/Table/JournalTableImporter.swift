import CandelaRules

/// An importer for tables written by ``JournalTable``, or made by a person with the same columns.
///
/// Spreadsheets save numbers, days and truth values as their region writes them, such as `80,25`,
/// `3/18/2026` and `TRUE`; these are read too.
///
/// An apostrophe before a text that a spreadsheet would evaluate as a formula is removed.
public struct JournalTableImporter {
    private var rowLog: RowLog
    private let columns: ColumnNames
    private let positions: [String: Int]
    private var builder = JournalBuilder()

    /// Whether the cells are separated by semicolons, as in regions with decimal commas. Tabs and
    /// spaces show nothing.
    private let hasDecimalCommas: Bool

    private var order: FileDateOrder

    /// Rows that are read once a later one shows the order of day and month.
    private var waiting: [TableReader.Row] = []

    /// Imports a complete table.
    ///
    /// Rows that are not valid records, repeat an identifier, or refer to a habit or a routine that
    /// is not in the table are reported and skipped. Texts that are too long are cut.
    ///
    /// - Parameters:
    ///   - dateOrder: The order of day and month in days such as 2/3/2026; `nil` to find it in the
    ///     other days of the table.
    ///   - context: The current time.
    /// - Throws: An error if the file is empty or cannot be read, if its header has no column
    ///   `kind`, or if no day shows the order of day and month, or two show different ones.
    public static func read(
        _ source: ByteSource, dateOrder: DateOrder? = nil, in context: ImportContext
    ) throws(ImportError) -> Imported {
        let text = try TextSource(source, allowsWindows: true)
        guard !text.isEmpty else { throw .empty(source.file) }
        let found = try FoundTable<Void>(text) {
            JournalTable.isHeader($0) ? () : nil
        } else: { _ in
            ImportError(
                "not-a-journal-table",
                "\(ImportError.spoken(source.file)) is not a journal table",
                help: [
                    "the first line must have columns such as \(JournalTable.columns.joined(separator: ","))"
                ])
        }
        return try read(found.row, found.rows, dateOrder: dateOrder, in: context)
    }

    /// Imports the rows after a header.
    static func read(
        _ head: TableReader.Row, _ table: TableReader, dateOrder: DateOrder?,
        in context: ImportContext
    ) throws(ImportError) -> Imported {
        var table = table
        var importer = JournalTableImporter(head, table, dateOrder, context)
        while let row = try table.next() { try importer.take(row) }
        if let (date, text, place) = importer.waiting.lazy.compactMap(importer.openDate).first {
            throw importer.order.ambiguous(date, text, at: place)
        }
        importer.readWaiting()
        importer.rowLog.note(table.encoding)
        var journal = importer.builder.finish(&importer.rowLog)
        // A table of another program names neither celebrations nor a goal: its past is not news.
        if journal.celebratedStreaks.isEmpty, journal.goal == nil { journal.celebratePast() }
        return Imported(journal, importer.rowLog.report, "\(journal.recordCount) records")
    }

    private init(
        _ head: TableReader.Row, _ table: TableReader, _ dateOrder: DateOrder?,
        _ context: ImportContext
    ) {
        rowLog = RowLog(file: table.file, in: context)
        hasDecimalCommas = table.delimiter == UInt8(ascii: ";")
        order = FileDateOrder(dateOrder, in: table.file)
        columns = ColumnNames(head.cells)
        var positions: [String: Int] = [:]
        for (index, name) in head.cells.enumerated() {
            if !JournalTable.columns.contains(name) {
                if name.isEmpty { continue }
                rowLog.find(
                    .remark, head.place(of: index),
                    "unknown column \(name.quoted) is not read")
            } else if positions[name] != nil {
                rowLog.find(
                    .remark, head.place(of: index),
                    "the column '\(name)' occurs twice: the first is read")
            } else {
                positions[name] = index
            }
        }
        self.positions = positions
    }

    // MARK: Days

    private typealias PlacedDate = (date: WrittenDate, text: String, place: TextPosition)

    /// The days of a row that a spreadsheet wrote.
    private func dates(in row: TableReader.Row) -> [PlacedDate] {
        SpreadsheetText.dayColumns.compactMap { name in
            let (position, text) = (positions[name], (row.cells[ifPresent: positions[name]] ?? ""))
            return SpreadsheetText.date(text).map { ($0, text, row.place(of: position)) }
        }
    }

    /// The first day of a row whose order of day and month nothing shows.
    private func openDate(in row: TableReader.Row) -> PlacedDate? {
        dates(in: row).first { order.isOpen($0.date) }
    }

    /// Reads a row, or keeps it until a day shows the order of day and month.
    private mutating func take(_ row: TableReader.Row) throws(ImportError) {
        for (date, text, place) in dates(in: row)
        where try order.find(in: date, text, at: place) { readWaiting() }
        if !waiting.isEmpty || openDate(in: row) != nil {
            waiting.append(row)
        } else {
            read(row)
        }
    }

    private mutating func readWaiting() {
        let rows = waiting
        waiting = []
        for row in rows { read(row) }
    }

    // MARK: Records

    private mutating func read(_ row: TableReader.Row) {
        rowLog.begin()
        if rowLog.accepts(row, columns) { record(row) }
        _ = rowLog.end()
    }

    private mutating func record(_ row: TableReader.Row) {
        func cell(_ name: String) -> String {
            let cell = row.cells[ifPresent: positions[name]] ?? ""
            if JournalTable.bare.contains(name) {
                return SpreadsheetText.number(cell, hasDecimalCommas: hasDecimalCommas)
            }
            if SpreadsheetText.dayColumns.contains(name), let date = SpreadsheetText.date(cell) {
                return order.day(date)?.description ?? cell
            }
            return SpreadsheetText.read(cell)
        }
        let word = cell("kind")
        let isOwn = word.hasPrefix(JournalTable.ownPrefix) && word != JournalTable.ownPrefix
        let kind = JournalTable.Kind(rawValue: word)
        guard kind != nil || isOwn else {
            rowLog.find(
                .unused, row.place(of: positions["kind"]),
                "\(word.quoted) is not a kind of record")
            return
        }
        let record = JSONRow(kind, cell)
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONDocument(parsing: record.bytes, file: rowLog.file).root
        } catch {
            find(error.diagnostics, in: row, record)
            return
        }
        do throws(JSONDecodingError) {
            try builder.add(
                value, as: kind, in: kind?.member ?? word,
                at: .init(
                    record: row.place(of: nil), id: row.place(of: positions["id"]),
                    habit: row.place(of: positions["habit"])))
        } catch {
            find(error.diagnostics, in: row, record)
        }
    }

    private mutating func find(
        _ diagnostics: [Diagnostic], in row: TableReader.Row, _ record: JSONRow
    ) {
        let first = diagnostics.first
        let column = first?.place.flatMap { record.column(at: $0.column) }
        rowLog.find(
            .unused, row.place(of: column.flatMap { positions[$0] }),
            first?.message ?? "the row is not a record")
    }
}

/// The cells of a row as a JSON text on one line, from which the record is decoded.
private struct JSONRow {
    private(set) var bytes: [UInt8] = []

    /// The start of each column's value, in scalars from 1, in order.
    private var starts: [(column: Int, name: String)] = []

    init(_ kind: JournalTable.Kind?, _ cell: (String) -> String) {
        let data = cell("data")
        if !data.isEmpty {
            starts = [(1, "data")]
            bytes = Array(data.utf8)
        } else if kind == .restDay {
            starts = [(1, "day")]
            bytes = Self.quoted(cell("day"))
        } else {
            bytes = Array("{".utf8)
            for name in JournalTable.columns.dropFirst().dropLast() where !cell(name).isEmpty {
                if kind == .weighIn, name == "weight" || name == "unit" { continue }
                add(name, cell(name))
            }
            if kind == .weighIn {
                separate()
                bytes += "\"weight\":{".utf8
                for (name, key) in [("weight", "value"), ("unit", "unit")] where !cell(name).isEmpty
                {
                    add(name, cell(name), as: key)
                }
                bytes += "}".utf8
            }
            bytes += "}".utf8
        }
    }

    /// The column whose value is at a position in the text.
    func column(at column: Int) -> String? {
        starts.last { $0.column <= column }?.name
    }

    private mutating func add(_ name: String, _ text: String, as key: String? = nil) {
        separate()
        bytes += Self.quoted(key ?? name)
        bytes.append(UInt8(ascii: ":"))
        starts.append((bytes.column(of: bytes.count), name))
        let isBare = JournalTable.bare.contains(name) && Self.isBare(text)
        bytes += isBare ? Array(text.utf8) : Self.quoted(text)
    }

    private mutating func separate() {
        if let last = bytes.last, last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    }

    /// Whether a cell is a JSON number or Boolean; everything else must be quoted in the text.
    private static func isBare(_ text: String) -> Bool {
        if text == "true" || text == "false" { return true }
        guard let first = text.utf8.first, (0x30...0x39).contains(first) || first == 0x2D else {
            return false
        }
        return text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
        }
    }

    private static func quoted(_ text: String) -> [UInt8] {
        var writer = JSONWriter(style: .compact)
        writer.string(text)
        return writer.finishPart()
    }
}

// Not sendable: the importer collects rows as they are read.
@available(*, unavailable)
extension JournalTableImporter: Sendable {}
