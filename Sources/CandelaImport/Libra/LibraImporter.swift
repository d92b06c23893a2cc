import CandelaRules

/// An importer for the CSV export of Libra, versions 5 and 6.
///
/// The identifier of a weigh-in is its date and time as in the file: `libra-2026-03-18T06:28:20Z`.
public struct LibraImporter: Sendable {
    private let assumptions: FileAssumptions
    private var clock: LocalDateParser
    private var rowLog: RowLog
    private var readings = ScaleReadings(origin: "libra")
    private var unit: ScaleUnit?
    private var layout: LibraLayout?
    private var version = 5

    /// Imports a complete export.
    ///
    /// - Parameter context: The current time.
    /// - Throws: An error if the file is empty or cannot be read, or if neither the file nor the
    ///   assumptions give the unit of its weights.
    public static func read(
        _ source: ByteSource, assuming assumptions: FileAssumptions,
        in context: ImportContext
    ) throws(ImportError) -> Imported {
        let text = try TextSource(source, allowsWindows: true)
        guard !text.isEmpty else { throw .empty(source.file) }
        var importer = LibraImporter(source.file, assumptions, context)
        var lines = LineReader(text)
        while let line = try lines.next() { try importer.read(line, lines.encodingName) }
        importer.rowLog.note(lines.encoding)
        importer.readings.joinDuplicates(&importer.rowLog)
        return Imported(importer.readings, importer.rowLog, dayStart: assumptions.dayStart)
    }

    private init(
        _ file: String, _ assumptions: FileAssumptions, _ context: ImportContext
    ) {
        self.assumptions = assumptions
        clock = assumptions.clock
        rowLog = RowLog(file: file, in: context)
    }

    private mutating func read(
        _ line: LineReader.Line, _ encoding: String
    ) throws(ImportError) {
        let start = TextPosition(line: line.number, column: 1)
        guard !line.isTooLong, let text = line.bytes.text else {
            let length = "the line is longer than \(LineReader.longest) bytes"
            rowLog.begin()
            rowLog.find(.unused, start, line.isTooLong ? length : "text is not \(encoding)")
            _ = rowLog.end()
            return
        }
        let content = text.trimmed
        if content.isEmpty { return }
        if let header = header(content) {
            layout = header
        } else if content.hasPrefix("#") {
            readRemark(content.drop { $0 == "#" }.trimmed, start)
        } else {
            try readWeighIn(line)
        }
    }

    private func header(_ text: String) -> LibraLayout? {
        // Most lines begin with a digit and are not headers.
        guard let first = text.unicodeScalars.first, first == "#" || first.properties.isAlphabetic
        else { return nil }
        return LibraLayout(
            header: text.split(separator: ";", omittingEmptySubsequences: false).map(String.init))
    }

    /// Reads a comment such as `Units: kg`; other comments are ignored.
    private mutating func readRemark(_ text: String, _ place: TextPosition) {
        let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
        guard parts.count == 2 else { return }
        switch parts[0].lowercased() {
        case "version":
            guard let number = Int(parts[1].prefix { $0 != ";" }), (5...6).contains(number) else {
                rowLog.find(
                    .remark, place,
                    "unknown version \(parts[1].quoted): read as version 5 or 6")
                return
            }
            version = number
        case "units", "unit":
            // A spreadsheet fills the line with delimiters.
            guard let read = ScaleUnit(inFile: String(parts[1].prefix { $0 != ";" })) else {
                rowLog.find(
                    .remark, place,
                    "unknown unit \(parts[1].quoted): Libra writes kg, lbs or st")
                return
            }
            if let asked = assumptions.unit, asked != read {
                rowLog.find(
                    .remark, place,
                    "the file's unit \(read.rawValue) is used instead of \(asked.rawValue)")
            }
            unit = read
        default: break
        }
    }

    private mutating func readWeighIn(_ line: LineReader.Line) throws(ImportError) {
        guard let unit = unit ?? assumptions.unit else {
            throw ImportError(
                "missing-unit", "the file does not specify its unit in an earlier line '#Units: …'",
                at: SourcePosition(file: rowLog.file, line: line.number, column: 1),
                help: ["specify kg, lb or st"])
        }
        let layout =
            layout
            ?? LibraLayout(
                version: version,
                fields: line.bytes.split(
                    separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
                ).count)
        self.layout = layout
        let (fields, offsets) = layout.fields(line.bytes)
        func place(_ index: Int?) -> TextPosition {
            let offset = offsets[ifPresent: index] ?? line.bytes.count
            return TextPosition(line: line.number, column: line.bytes.column(of: offset))
        }
        func field(_ index: Int?) -> String { fields[ifPresent: index] ?? "" }
        rowLog.begin()
        var reading: (moment: LocalDateParser.Moment, weighIn: WeighIn)?
        if let headerMismatch = layout.columns.headerMismatch(of: fields) {
            rowLog.find(.unused, place(headerMismatch.cell), headerMismatch.reason)
        } else if let moment = clock.moment(field(layout.date)) {
            if rowLog.accepts(moment.day, at: place(layout.date)),
                let weight = ScaleFields.weight(
                    field(layout.weight), unit, at: place(layout.weight), &rowLog)
            {
                var weighIn = WeighIn(day: moment.day, weight: weight)
                weighIn.at = moment.at
                weighIn.bodyFat = ScaleFields.bodyFat(
                    field(layout.bodyFat), at: place(layout.bodyFat), &rowLog)
                weighIn.note = ScaleFields.note(
                    field(layout.log), called: "log", at: place(layout.log), &rowLog)
                reading = (moment, weighIn)
                if let skipped = moment.skipped {
                    rowLog.find(.changed, place(layout.date), skipped.description)
                }
            }
        } else {
            rowLog.find(
                .unused, place(layout.date), "\(field(layout.date).quoted) is not a date and time")
        }
        let outcome = rowLog.end()
        guard let reading else { return }
        readings.add(
            ScaleReading(
                place: TextPosition(line: line.number, column: 1), outcome: outcome,
                moment: reading.moment,
                weighIn: reading.weighIn))
    }
}
