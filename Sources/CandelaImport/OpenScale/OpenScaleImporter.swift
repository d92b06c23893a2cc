import CandelaRules

/// An importer for the CSV export of openScale: 2.x with a column `dateTime`, 3.x with `DATE` and
/// `TIME`.
///
/// Times are wall-clock times. The app writes 0 for values that were not measured. The identifier
/// of a weigh-in is its date and time as in the file: `openscale-2026-03-18T07:05:00`.
public struct OpenScaleImporter: Sendable {
    /// The positions of the columns that are read.
    private struct Layout {
        let columns: ColumnNames
        let date: Int
        let time: Int?
        let weight: Int
        let bodyFat: Int?
        let comment: Int?

        init?(_ header: [String]) {
            columns = ColumnNames(header)
            guard let date = columns.position(of: "dateTime", "DATE"),
                let weight = columns.position(of: "weight")
            else { return nil }
            (self.date, self.weight) = (date, weight)
            time = columns.position(of: "TIME")
            bodyFat = columns.position(of: "fat", "BODY_FAT", "body fat")
            comment = columns.position(of: "comment")
        }
    }

    private let unit: ScaleUnit
    private let layout: Layout
    private var clock: LocalDateParser
    private var rowLog: RowLog
    private var readings = ScaleReadings(origin: "openscale")

    /// Imports a complete export.
    ///
    /// - Parameters:
    ///   - unit: The unit of weights, which the file does not contain.
    ///   - assumptions: The time zone and the start of the day; their unit is not used.
    ///   - context: The current time.
    /// - Throws: An error if the file is empty or cannot be read, or if its header has no column
    ///   for the date or the weight.
    public static func read(
        _ source: ByteSource, unit: ScaleUnit, assuming assumptions: WeightFileAssumptions,
        in context: ImportContext
    ) throws(ImportError) -> Imported {
        let text = try TextSource(source)
        guard !text.isEmpty else { throw .empty(source.file) }
        var table = try TableReader(text, delimiter: nil)
        guard let header = try table.next(), let layout = Layout(header.cells) else {
            throw ImportError(
                "unknown-header",
                "\(ImportError.spoken(source.file)) is not an export of openScale",
                help: ["the first line must have the columns 'weight' and 'dateTime' or 'DATE'"])
        }
        var importer = OpenScaleImporter(
            unit: unit, layout: layout, clock: assumptions.clock,
            rowLog: RowLog(file: source.file, in: context))
        while let row = try table.next() { importer.read(row) }
        importer.readings.joinDuplicates(&importer.rowLog)
        return Imported(importer.readings, importer.rowLog, dayStart: assumptions.dayStart)
    }

    private init(unit: ScaleUnit, layout: Layout, clock: LocalDateParser, rowLog: RowLog) {
        self.unit = unit
        self.layout = layout
        self.clock = clock
        self.rowLog = rowLog
    }

    private mutating func read(_ row: TableReader.Row) {
        rowLog.begin()
        let reading = reading(of: row)
        let outcome = rowLog.end()
        guard let (moment, weighIn) = reading else { return }
        readings.add(
            ScaleReading(
                place: row.place(of: nil), outcome: outcome, moment: moment, weighIn: weighIn))
    }

    private mutating func reading(of row: TableReader.Row) -> (LocalDateParser.Moment, WeighIn)? {
        func cell(_ index: Int?) -> String { (row.cells[ifPresent: index] ?? "").trimmed }
        guard rowLog.accepts(row, layout.columns) else { return nil }
        guard let moment = moment(of: row, cell) else {
            rowLog.find(
                .unused, row.place(of: layout.date), "\(cell(layout.date).quoted) is not a date")
            return nil
        }
        guard rowLog.accepts(moment.day, at: row.place(of: layout.date)) else { return nil }
        let weight = ScaleFields.weight(
            cell(layout.weight), unit, at: row.place(of: layout.weight), &rowLog)
        guard let weight else { return nil }
        var weighIn = WeighIn(day: moment.day, weight: weight)
        weighIn.at = moment.at
        weighIn.bodyFat = ScaleFields.bodyFat(
            cell(layout.bodyFat), at: row.place(of: layout.bodyFat), &rowLog)
        weighIn.note = ScaleFields.note(
            cell(layout.comment), called: "comment", at: row.place(of: layout.comment), &rowLog)
        return (moment, weighIn)
    }

    private mutating func moment(
        of row: TableReader.Row, _ cell: (Int?) -> String
    ) -> LocalDateParser.Moment? {
        let parts = cell(layout.date).split(maxSplits: 1) { $0 == " " || $0 == "T" }
            .map(String.init)
        guard let day = parts.first.flatMap(CalendarDay.init) else { return nil }
        let text = layout.time == nil ? parts[ifPresent: 1] ?? "" : cell(layout.time)
        let place = row.place(of: layout.time ?? layout.date)
        var moment = clock.moment("\(day) \(text.count == 5 ? text + ":00" : text)")
        if moment == nil {
            rowLog.find(.changed, place, "time \(text.quoted) cannot be read: taken as 12:00")
            moment = clock.moment("\(day) 12:00:00")
        }
        if let skipped = moment?.skipped { rowLog.find(.changed, place, skipped.description) }
        return moment
    }
}

extension RowLog {
    /// Whether a row can be read and matches the header; if not, the reason is reported.
    mutating func accepts(_ row: TableReader.Row, _ columns: ColumnNames) -> Bool {
        if let fault = row.fault {
            find(.unused, row.faultPlace, fault.reason)
        } else if let headerMismatch = columns.headerMismatch(of: row.cells) {
            find(.unused, row.place(of: headerMismatch.cell), headerMismatch.reason)
        } else {
            return true
        }
        return false
    }
}
