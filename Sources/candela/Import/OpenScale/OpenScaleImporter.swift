package import CandelaRules

/// Reads the CSV export of openScale: 2.x with one column `dateTime`, 3.x with `DATE` and `TIME`.
///
/// Times are those on the wall. The app writes 0 for what was not measured.
package struct OpenScaleImporter {
    private let file: String
    private let clock: LibraClock
    private let unit: LibraUnit
    private let limits = WeightLimits.standard
    private var result = Imported()
    private var readings: [LibraReading] = []

    /// - Parameters:
    ///   - file: The path, for messages.
    ///   - unit: What weights count: the file does not say.
    /// - Throws: A data failure when the header names no date or no weight.
    package static func read(
        _ bytes: [UInt8], file: String, unit: LibraUnit, zone: Zone, dayStart: TimeOfDay = .midnight
    ) throws(Failure) -> Imported {
        var importer = OpenScaleImporter(
            file: file,
            clock: LibraClock(chosen: zone, machine: zone, dayStart: dayStart), unit: unit)
        importer.result.journal.settings.dayStart = dayStart
        try importer.read(bytes)
        let (weighIns, remarks) = LibraReading.tidied(importer.readings, file: file)
        importer.result.journal.weighIns = weighIns
        importer.result.notes += remarks
        importer.result.sortNotes()
        importer.result.summary =
            "read \(weighIns.count) weigh-ins on \(Set(weighIns.map(\.day)).count) days;"
            + " \(remarks.count) written twice are joined"
        return importer.result
    }

    private init(file: String, clock: LibraClock, unit: LibraUnit) {
        self.file = file
        self.clock = clock
        self.unit = unit
    }

    private mutating func read(_ bytes: [UInt8]) throws(Failure) {
        guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
            throw .data(
                "\(Files.spoken(file)) is UTF-16", id: "not-utf-8", help: ["save it as UTF-8"])
        }
        let (records, problems) = CSVReader.read(
            bytes, file: file, delimiter: Self.delimiter(of: bytes))
        result.notes = problems
        guard let header = records.first else { return }
        let columns = ColumnNames(header.fields)
        guard let date = columns.position(of: "dateTime", "DATE"),
            let weight = columns.position(of: "weight")
        else {
            throw .data(
                "\(Files.spoken(file)) is no export of openScale", id: "unknown-header",
                help: ["its first line names 'dateTime' or 'DATE', and 'weight'"])
        }
        let time = columns.position(of: "TIME")
        let bodyFat = columns.position(of: "fat", "BODY_FAT", "body fat")
        let comment = columns.position(of: "comment")
        for record in records.dropFirst() {
            func field(_ index: Int?) -> String { (record.fields[ifPresent: index] ?? "").trimmed }
            guard let moment = moment(field(date), time.map(field), line: record.line) else {
                note(.unusable, record.line, "'\(field(date))' is no date")
                continue
            }
            guard let value = LibraImporter.number(field(weight)) else {
                note(.unusable, record.line, "weight '\(field(weight))' is no number")
                continue
            }
            do throws(WeightError) {
                var weighIn = WeighIn(day: moment.day, weight: try unit.weight(value))
                weighIn.at = moment.at
                weighIn.bodyFat = percent(field(bodyFat), line: record.line)
                weighIn.note = remark(field(comment), line: record.line)
                readings.append(
                    LibraReading(line: record.line, moment: moment, weighIn: weighIn))
            } catch {
                note(.unusable, record.line, error.description)
            }
        }
    }

    /// A spreadsheet of a country that writes decimal commas separates by semicolons.
    private static func delimiter(of bytes: [UInt8]) -> UInt8 {
        let header = bytes.prefix { $0 != UInt8(ascii: "\n") }
        return header.contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : UInt8(ascii: ",")
    }

    /// - Parameter time: Nil when the date's column holds the time as well.
    private mutating func moment(
        _ date: String, _ time: String?, line: Int
    ) -> LibraClock.Moment? {
        let parts = date.split(maxSplits: 1) { $0 == " " || $0 == "T" }.map(String.init)
        guard let day = parts.first.flatMap(CalendarDay.init) else { return nil }
        let text = time ?? parts[ifPresent: 1] ?? ""
        if let moment = clock.moment("\(day) \(text.count == 5 ? text + ":00" : text)") {
            return moment
        }
        note(.remark, line, "time '\(text)' cannot be read: taken as 12:00")
        return clock.moment("\(day) 12:00:00")
    }

    private mutating func percent(_ text: String, line: Int) -> Double? {
        guard !text.isEmpty else { return nil }
        guard let value = LibraImporter.number(text) else {
            note(.unusable, line, "body fat '\(text)' is no number and is left out")
            return nil
        }
        guard value != 0 else { return nil }
        guard limits.bodyFat.contains(value) else {
            note(.unusable, line, "body fat of \(text) percent is out of range and is left out")
            return nil
        }
        return value
    }

    private mutating func remark(_ text: String, line: Int) -> String? {
        guard text.count > limits.noteLength else { return text.isEmpty ? nil : text }
        note(
            .unusable, line,
            "a comment of \(text.count) characters is cut to \(limits.noteLength)")
        return String(text.prefix(limits.noteLength))
    }

    private mutating func note(_ kind: LineNote.Kind, _ line: Int, _ reason: String) {
        result.note(kind, file, line, reason)
    }
}
