import CandelaRules

/// An importer for tables of weights or habits whose columns are found by the headings of known
/// apps, or named by the caller.
///
/// A record's identifier is the app and its date and time as in the file, such as
/// `withings-2026-03-18T07:05:00`. A row without a time is a day without an instant.
public struct TableImporter {
    private let columns: MatchedColumns
    private let names: ColumnNames
    private let headerRow: [String]
    private let assumptions: FileAssumptions
    private var clock: LocalDateParser
    private var rowLog: RowLog
    private var weights: ScaleReadings
    private var habits: HabitRows
    private var order: FileDateOrder

    /// Rows that are read once a later one shows the order of day and month.
    private var waiting: [TableReader.Row] = []

    /// The date above a group of rows that have only times, as Garmin writes it.
    private var groupDate: WrittenDate?

    /// The unit given by a row of the table.
    private var unit: ScaleUnit?

    /// The error of the first weight without a unit, thrown if no weight has one.
    private var missingUnit: ImportError?

    /// Whether a weight has a unit.
    private var hasUnit = false

    /// The number of rows without a weight or a height.
    private var emptyCount = 0

    /// Imports a complete table.
    ///
    /// A journal's own table is read as ``JournalTableImporter`` does.
    ///
    /// - Parameters:
    ///   - app: The app whose headings are expected; `nil` for any.
    ///   - context: The current time.
    /// - Throws: An error if the file is empty, cannot be read or has no known headings, if nothing
    ///   gives the unit of its weights, or if no date shows the order of day and month.
    public static func read(
        _ source: ByteSource, of app: String? = nil, assuming assumptions: FileAssumptions,
        in context: ImportContext
    ) throws(ImportError) -> Imported {
        let text = try TextSource(source, allowsWindows: true)
        guard !text.isEmpty else { throw .empty(source.file) }
        enum Header {
            case journal
            case columns(MatchedColumns)
        }
        let found = try FoundTable<Header>(text) { cells in
            if app == nil, assumptions.columns.isEmpty, JournalTable.isHeader(cells) {
                return .journal
            }
            let known = KnownTable.all.filter { $0.app == app || $0.app == "table" }
            let columns =
                app == nil
                ? MatchedColumns(cells, asked: assumptions.columns)
                : known.lazy.compactMap { table in
                    MatchedColumns(table.named(app ?? ""), cells.map { Heading($0) })
                }.first
            return columns.map { .columns($0) }
        } else: { first in
            unknownHeadings(of: source.file, app, first, assumptions.columns)
        }
        switch found.header {
        case .journal:
            return try JournalTableImporter.read(
                found.row, found.rows, dateOrder: assumptions.dateOrder, in: context)
        case .columns(let columns):
            var importer = TableImporter(
                columns, found.row, assumptions, RowLog(file: source.file, in: context))
            try importer.read(found.rows)
            return importer.imported
        }
    }

    /// The names of the apps whose headings are known, in alphabetical order.
    public static let apps = Set(KnownTable.all.map(\.app)).subtracting(["table"]).sorted()

    private static func unknownHeadings(
        of file: String, _ app: String?, _ first: TableReader.Row?, _ asked: [TableColumn: String]
    ) -> ImportError {
        let name = ImportError.spoken(file)
        let place = SourcePosition(file: file, line: first?.line ?? 1, column: 1)
        let headings = (first?.cells ?? []).prefix(12).map(\.quoted).joined(separator: ", ")
        let help = headings.isEmpty ? [] : ["its first line has \(headings)"]
        if first?.beginsJSON == true {
            return ImportError(
                "is-json", "\(name) is JSON, not a table", at: place,
                help: [
                    "it may be a journal or an export of Table Habit; other apps also export CSV"
                ])
        }
        guard asked.isEmpty else {
            let wanted = asked.values.sorted().map(\.quoted).joined(separator: ", ")
            return ImportError(
                "unknown-header", "\(name) has no line with the columns \(wanted)", at: place,
                help: help)
        }
        let known = app.map { "is not an export of \($0)" } ?? "has no headings of a known table"
        return ImportError(
            "unknown-header", "\(name) \(known)", at: place,
            help: help + ["name the columns, such as date=Date,weight=Weight or habit=Habit"])
    }

    private init(
        _ columns: MatchedColumns, _ row: TableReader.Row, _ assumptions: FileAssumptions,
        _ rowLog: RowLog
    ) {
        self.columns = columns
        names = ColumnNames(row.cells)
        headerRow = row.cells.map(\.trimmed)
        self.assumptions = assumptions
        clock = assumptions.clock
        self.rowLog = rowLog
        weights = ScaleReadings(origin: columns.table.origin)
        habits = HabitRows(origin: columns.table.origin)
        order = FileDateOrder(assumptions.dateOrder, in: rowLog.file)
        self.rowLog.find(.remark, row.place(of: nil), columns.description)
        if let unit = columns.unit, let asked = assumptions.unit, unit != asked {
            self.rowLog.find(
                .remark, columns[.weight].map(row.place),
                "the file's unit \(unit.rawValue) is used instead of \(asked.rawValue)")
        }
    }

    private mutating func read(_ table: TableReader) throws(ImportError) {
        var table = table
        while let row = try table.next() {
            if isHeading(row) { continue }
            let date = date(of: row)
            if let date, try order.find(in: date, dateText(row), at: row.place(of: dateColumn)) {
                readWaiting()
            }
            if date.map(order.isOpen) == true || !waiting.isEmpty {
                waiting.append(row)
            } else {
                read(row)
            }
        }
        rowLog.note(table.encoding)
        for row in waiting {
            guard let date = date(of: row), order.isOpen(date) else { continue }
            throw order.ambiguous(date, dateText(row), at: row.place(of: dateColumn))
        }
        readWaiting()
        if let missingUnit, !hasUnit { throw missingUnit }
        if emptyCount > 0 {
            let kind = columns[.weight] == nil ? "height" : "weight"
            rowLog.find(.remark, nil, "rows without a \(kind): \(emptyCount)")
        }
    }

    private mutating func readWaiting() {
        let rows = waiting
        waiting = []
        for row in rows { read(row) }
    }

    private var imported: Imported {
        !columns.hasHabits
            ? Imported(weights, rowLog, dayStart: assumptions.dayStart)
            : habits.imported(rowLog, dayStart: assumptions.dayStart)
    }

    // MARK: Rows that are not records

    /// Whether a row repeats the header, as The Hacker's Diet does for each month, or gives a unit.
    private mutating func isHeading(_ row: TableReader.Row) -> Bool {
        if let unitRow = columns.table.unitRow, row.cells.first == unitRow.start {
            unit = row.cells[ifPresent: unitRow.cell].flatMap { unitRow.units[$0.trimmed] } ?? unit
            return true
        }
        return row.cells.first?.trimmed == headerRow.first && row.cells.map(\.trimmed) == headerRow
    }

    /// The date of a row that is only a date, to which the rows after it belong.
    private func groupDate(of row: TableReader.Row) -> WrittenDate? {
        guard columns[.date] == nil, row.fault == nil,
            row.cells.dropFirst().allSatisfy(\.trimmed.isEmpty),
            case .date(let date, nil) = WrittenMoment(dateText(row))
        else { return nil }
        return date
    }

    // MARK: Records

    private func cell(_ column: TableColumn, _ row: TableReader.Row) -> String {
        (row.cells[ifPresent: columns[column]] ?? "").trimmed
    }

    /// The column with the dates, which are above their rows in a table without one.
    private var dateColumn: Int { columns[.date] ?? 0 }

    private func dateText(_ row: TableReader.Row) -> String {
        (row.cells[ifPresent: dateColumn] ?? "").trimmed
    }

    private func date(of row: TableReader.Row) -> WrittenDate? {
        guard columns[.date] != nil else { return groupDate(of: row) }
        return if case .date(let date, _) = WrittenMoment(dateText(row)) { date } else { nil }
    }

    private mutating func read(_ row: TableReader.Row) {
        if let date = groupDate(of: row) {
            groupDate = date
            return
        }
        if !columns.hasHabits, row.fault == nil, ScaleFields.isMissing(cell(.weight, row)),
            ScaleFields.isMissing(cell(.height, row)), row.cells.count >= names.count,
            cell(.note, row).isEmpty
        {
            emptyCount += 1
            rowLog.skip()
            return
        }
        rowLog.begin()
        let moment = rowLog.accepts(row, names) ? moment(of: row) : nil
        let reading = moment.flatMap { record(row, $0) }
        let outcome = rowLog.end()
        guard let (moment, weighIn) = reading else { return }
        weights.add(
            ScaleReading(
                place: row.place(of: nil), outcome: outcome, moment: moment, weighIn: weighIn))
    }

    /// The weigh-in of a row; `nil` for a row of a habit, which is added, or with only a height.
    private mutating func record(
        _ row: TableReader.Row, _ moment: LocalDateParser.Moment
    ) -> (LocalDateParser.Moment, WeighIn)? {
        if columns.hasHabits {
            addHabits(row, moment)
            return nil
        }
        let hasWeight = !ScaleFields.isMissing(cell(.weight, row))
        let height = cell(.height, row)
        if let height = ScaleFields.height(
            height, columns.heightUnit, at: row.place(of: columns[.height]),
            hasWeight ? .changed : .unused, &rowLog)
        {
            weights.height.take(height, at: moment)
        }
        if !hasWeight, !ScaleFields.isMissing(height) { return nil }
        let place = row.place(of: columns[.weight])
        let unit = unit(of: row)
        guard let weight = ScaleFields.weight(cell(.weight, row), unit, at: place, &rowLog) else {
            return nil
        }
        var weighIn = WeighIn(day: moment.day, weight: weight)
        weighIn.at = moment.at
        weighIn.bodyFat = ScaleFields.bodyFat(
            cell(.bodyFat, row), partOf: columns.isFatMass ? weight : nil,
            in: columns.fatUnit ?? unit, at: row.place(of: columns[.bodyFat]), &rowLog)
        weighIn.note = ScaleFields.note(
            cell(.note, row), called: "note", at: row.place(of: columns[.note]), &rowLog)
        return (moment, weighIn)
    }

    /// Adds the mark of a row, or the one in each column of a habit; empty cells are skipped.
    private mutating func addHabits(_ row: TableReader.Row, _ moment: LocalDateParser.Moment) {
        guard columns.habitColumns.isEmpty else {
            rowLog.beginParts()
            rowLog.endParts(isUsed: addHabitColumns(row, moment))
            return
        }
        _ = habits.add(
            HabitRows.Row(
                line: row.line, name: cell(.habit, row), id: cell(.habitID, row),
                done: columns[.done].map { _ in cell(.done, row) },
                amount: columns[.amount].map { _ in cell(.amount, row) }, note: cell(.note, row),
                moment: moment, place: { [columns] in row.place(of: columns[$0]) }), &rowLog)
    }

    /// Adds the mark in each column of a habit, with the habit's note or the note of the row.
    ///
    /// - Returns: Whether a mark is used, or the row has none.
    private mutating func addHabitColumns(
        _ row: TableReader.Row, _ moment: LocalDateParser.Moment
    ) -> Bool {
        func text(_ column: Int?) -> String {
            let text = (row.cells[ifPresent: column] ?? "").trimmed
            return ScaleFields.isMissing(text) ? "" : text
        }
        let marked = columns.habitColumns.filter { !text($0.position).isEmpty }
        let notes = marked.isEmpty ? [columns[.note]] : []
        let unmarked = columns.habitColumns.filter { text($0.position).isEmpty }.map(\.note)
        for note in notes + unmarked where !text(note).isEmpty {
            rowLog.find(
                .changed, row.place(of: note), "a note on a day without a mark is left out")
        }
        var isUsed = marked.isEmpty
        for column in marked {
            let note = column.note ?? columns[.note]
            let mark = HabitRows.Row(
                line: row.line, name: columns.header[column.position].text, id: "",
                done: text(column.position),
                amount: columns[.amount].map { _ in cell(.amount, row) }, note: text(note),
                moment: moment,
                place: { row.place(of: $0 == .note ? note ?? column.position : column.position) })
            if habits.add(mark, &rowLog) { isUsed = true }
        }
        return isUsed
    }

    /// The unit of a row's weight, from its cells, the headings, the app's format or the caller.
    private mutating func unit(of row: TableReader.Row) -> ScaleUnit? {
        let number = WrittenNumber(cell(.weight, row))
        let named = ScaleUnit(inFile: cell(.unit, row))
        let found = ScaleUnit(inFile: number?.unit ?? "") ?? named ?? columns.unit ?? unit
        if let unit = found ?? assumptions.unit {
            hasUnit = true
            return unit
        }
        if missingUnit == nil, number?.unit.isEmpty == true {
            let place = row.place(of: columns[.weight])
            missingUnit = ImportError(
                "missing-unit",
                "nothing says the unit of the weight \(cell(.weight, row).quoted)",
                at: SourcePosition(file: rowLog.file, line: place.line, column: place.column),
                help: ["specify kg, lb or st"])
        }
        return nil
    }

    /// The moment of a row; `nil`, after reporting it, if its date cannot be used.
    private mutating func moment(of row: TableReader.Row) -> LocalDateParser.Moment? {
        let text = cell(.date, row)
        let place = row.place(of: columns[.date] ?? columns[.time])
        var time: WrittenTime?
        var moment: LocalDateParser.Moment?
        switch columns[.date] == nil ? groupDate.map({ .date($0, nil) }) : WrittenMoment(text) {
        case .instant(let instant): moment = clock.moment(at: instant)
        case .date(let date, let written):
            time = written
            guard let day = order.day(date) else { break }
            if columns[.time] != nil { time = self.time(of: row) ?? time }
            if let recorded = recorded(row) { return accepted(recorded.on(day), at: place) }
            if let offset = DateScanner.offset(cell(.offset, row)), let written = time {
                // The file's times are in UTC.
                let utc = Instant(secondsSince1970: day.daysSince1970 * 86_400 + written.seconds)
                let local = utc.secondsSince1970 + offset
                let days = local.flooredQuotient(by: 86_400)
                moment = clock.moment(
                    of: CalendarDay(daysSince1970: days),
                    at: WrittenTime(seconds: local - days * 86_400, zone: .offset(offset)))
            } else {
                moment = clock.moment(of: day, at: time)
            }
        case nil: break
        }
        guard let moment else {
            rowLog.find(
                .unused, place,
                columns[.date] == nil
                    ? "the row has no date above it" : "\(text.quoted) is not a date")
            return nil
        }
        if let skipped = moment.skipped {
            rowLog.find(.changed, row.place(of: columns[.time] ?? columns[.date]), "\(skipped)")
        }
        return accepted(moment, at: place)
    }

    private mutating func accepted(
        _ moment: LocalDateParser.Moment, at place: TextPosition
    ) -> LocalDateParser.Moment? {
        rowLog.accepts(moment.day, at: place) ? moment : nil
    }

    /// The time in a column of its own; a text that is not a time is reported and left out.
    private mutating func time(of row: TableReader.Row) -> WrittenTime? {
        let text = cell(.time, row)
        if let time = WrittenTime(text) { return time }
        if !text.isEmpty, WrittenMoment(text) == nil {
            rowLog.find(
                .changed, row.place(of: columns[.time]),
                "time \(text.quoted) cannot be read and is left out")
        }
        return nil
    }

    /// The moment in a column for times that has dates too, as Streaks writes it.
    private mutating func recorded(_ row: TableReader.Row) -> LocalDateParser.Moment? {
        guard columns[.time] != nil, case .date? = WrittenMoment(cell(.time, row)) else {
            return nil
        }
        return clock.moment(cell(.time, row))
    }
}

// Not sendable: the file is read once, by one reader.
@available(*, unavailable)
extension TableImporter: Sendable {}
