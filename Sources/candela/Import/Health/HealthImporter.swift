package import CandelaRules
import CandelaPipeline
package import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads body mass and body fat from the `export.xml` of Apple Health.
///
/// The file is read as a stream. A weighing that several apps wrote is kept once.
package struct HealthImporter {
    private let file: String
    private let dayStart: TimeOfDay
    private var result = Imported()
    private var readings: [(line: Int, source: String, weighIn: WeighIn)] = []
    private var fats: [Instant: (line: Int, percent: Double)] = [:]

    /// Within how many seconds two records of one weight are one weighing: apps round to the minute.
    private static let twinSeconds = 60

    /// - Throws: A data failure when the file is no such export, or is malformed, with the place.
    package static func read(
        _ stream: InputStream, file: String, dayStart: TimeOfDay = .midnight,
        progress: ProgressLine = .silent
    ) throws(Failure) -> Imported {
        let skipped = try skipDeclarations(stream, file: file)
        let reader = HealthReader(linesBefore: skipped, progress: progress)
        let parser = XMLParser(stream: stream)
        parser.delegate = reader
        let isWhole = parser.parse()
        guard reader.isHealthData != false else {
            throw .data(
                "\(Files.spoken(file)) is no export of Apple Health", id: "not-health",
                help: ["its first element is 'HealthData'"])
        }
        guard isWhole, reader.isComplete else {
            throw .data(
                "malformed XML", id: "malformed-xml",
                at: SourcePlace(
                    file: file, line: max(1, parser.lineNumber) + skipped,
                    column: max(1, parser.columnNumber)))
        }
        var importer = HealthImporter(file: file, dayStart: dayStart)
        for record in reader.records { importer.read(record) }
        return importer.finished()
    }

    /// Passes over everything up to the end of the document type.
    ///
    /// Foundation on Linux stops the program at an attribute declared without a default, and each
    /// export declares some.
    ///
    /// - Returns: How many lines that were.
    private static func skipDeclarations(
        _ stream: InputStream, file: String
    ) throws(Failure) -> Int {
        stream.open()
        var isEmpty = true
        var (byte, before, lines): (UInt8, UInt8, Int) = (0, 0, 0)
        for _ in 0..<1_000_000 {
            guard stream.read(&byte, maxLength: 1) == 1 else { break }
            isEmpty = false
            if byte == UInt8(ascii: "\n") { lines += 1 }
            if before == UInt8(ascii: "]"), byte == UInt8(ascii: ">") { return lines }
            before = byte
        }
        guard !isEmpty else { throw .data("\(Files.spoken(file)) is empty", id: "empty-file") }
        throw .data(
            "\(Files.spoken(file)) is no export of Apple Health", id: "not-health",
            help: ["it starts with a document type that ends in ']>'"])
    }

    private init(file: String, dayStart: TimeOfDay) {
        self.file = file
        self.dayStart = dayStart
        result.journal.settings.dayStart = dayStart
    }

    private mutating func read(_ record: HealthRecord) {
        // `2026-03-18 07:05:00 +0100`: only the blank before the offset is not ISO 8601.
        let text = record.date.replacing(" +", with: "+").replacing(" -", with: "-")
        guard let at = ZonedInstant(text) else {
            note(.unusable, record.line, "'\(record.date)' is no point in time")
            return
        }
        guard let value = Double(record.value), value.isFinite else {
            note(.unusable, record.line, "'\(record.value)' is no number")
            return
        }
        guard record.kind == .weight else {
            // HealthKit's percent is a fraction of 1.
            let percent = (value * 100_000).rounded() / 1000
            guard WeightLimits.standard.bodyFat.contains(percent) else {
                note(.unusable, record.line, "body fat of \(percent) percent is out of range")
                return
            }
            fats[at.instant] = (record.line, percent)
            return
        }
        let zone = record.zone.flatMap { try? Zone($0) }
        let clock = zone.map { DayClock($0, dayStart: dayStart) }
        let zoned = clock?.zoned(at.instant) ?? at
        let day =
            clock?.day(of: at.instant)
            ?? CalendarDay(
                daysSince1970: Int(
                    (Double(at.instant.secondsSince1970 + (at.offset ?? 0) - dayStart.seconds)
                        / 86_400).rounded(.down)))
        do throws(WeightError) {
            let weight: Weight
            if record.unit == "g" {
                weight = try Weight(checking: value / 1000, .kilograms)
            } else if let unit = LibraUnit(inFile: record.unit) {
                weight = try unit.weight(value)
            } else {
                note(.unusable, record.line, "unknown unit '\(record.unit)': use kg, g, lb or st")
                return
            }
            var weighIn = WeighIn(day: day, weight: weight)
            weighIn.at = zoned
            readings.append((record.line, record.source, weighIn))
        } catch {
            note(.unusable, record.line, error.description)
        }
    }

    private mutating func finished() -> Imported {
        func seconds(_ weighIn: WeighIn) -> Int { weighIn.at?.instant.secondsSince1970 ?? 0 }
        let sorted = readings.sorted {
            (seconds($0.weighIn), $0.line) < (seconds($1.weighIn), $1.line)
        }
        var kept: [(line: Int, source: String, weighIn: WeighIn)] = []
        var twins = 0
        for reading in sorted {
            // Apps convert units before they write: half a percent apart is one weighing.
            let grams = reading.weighIn.weight.value(in: .kilograms)
            let near = kept.reversed().prefix {
                seconds(reading.weighIn) - seconds($0.weighIn) <= Self.twinSeconds
            }
            if let twin = near.first(where: {
                abs($0.weighIn.weight.value(in: .kilograms) - grams) <= grams * 0.005
            }) {
                twins += 1
                note(
                    .remark, reading.line,
                    "the same weigh-in as in line \(twin.line), from '\(reading.source)'")
            } else {
                kept.append(reading)
            }
        }
        for place in kept.indices {
            guard let instant = kept[place].weighIn.at?.instant else { continue }
            kept[place].weighIn.bodyFat = fats.removeValue(forKey: instant)?.percent
        }
        for (_, fat) in fats {
            note(
                .unusable, fat.line,
                "body fat of \(fat.percent) percent without a weight at the same moment")
        }
        result.journal.weighIns = kept.map(\.weighIn)
        result.sortNotes()
        result.summary =
            "read \(kept.count) weigh-ins on \(Set(kept.map(\.weighIn.day)).count) days;"
            + " \(twins) written twice are joined"
        return result
    }

    private mutating func note(_ kind: LineNote.Kind, _ line: Int, _ reason: String) {
        result.note(kind, file, line, reason)
    }
}
