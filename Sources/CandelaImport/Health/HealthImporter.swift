public import CandelaRules

/// An importer for body mass, body fat and height from the `export.xml` of Apple Health, using
/// little memory.
///
/// A weigh-in recorded by several apps is imported once. Its identifier is its instant:
/// `health-2026-03-18T22:30:00Z`. The height is the newest one.
public struct HealthImporter {
    private var xml: XMLReader
    private var clock: LocalDateParser
    private var rowLog: RowLog
    private var readings = ScaleReadings(origin: "health")
    private var fats:
        [Instant: (place: TextPosition, outcome: ImportReport.Outcome, percent: Double)] =
            [:]
    private var record: Record?

    /// The numbers of records that are not read, by their kinds.
    private var others: [String: Int] = [:]

    /// A weight record whose end tag has not been read.
    private struct Record {
        let place: TextPosition
        let source: String
        let date: String
        let datePlace: TextPosition
        let weight: Weight
        var zone: String?
    }

    /// The maximum distance in seconds between two records of one weigh-in; apps round to the
    /// minute.
    private static let twinSeconds = 60

    /// Imports a complete export.
    ///
    /// - Parameters:
    ///   - dayStart: The time at which this person's day begins.
    ///   - context: The current time.
    ///   - progress: Called every 50,000 records with the number of records seen, and of those that
    ///     are weights, body fat or heights.
    /// - Throws: An error if the file is empty, cannot be read or is not an Apple Health export.
    ///   Malformed parts are reported with their places and skipped.
    public static func read(
        _ source: ByteSource, dayStart: TimeOfDay = .midnight, in context: ImportContext,
        progress: (_ seen: Int, _ used: Int) -> Void = { _, _ in }
    ) throws(ImportError) -> Imported {
        let text = try TextSource(source)
        guard !text.isEmpty else { throw .empty(source.file) }
        var importer = HealthImporter(text, dayStart, context)
        try importer.read(progress)
        importer.reportOthers()
        importer.joinFats()
        importer.readings.joinNearby(within: twinSeconds, &importer.rowLog)
        return Imported(importer.readings, importer.rowLog, dayStart: dayStart)
    }

    private init(_ text: TextSource, _ dayStart: TimeOfDay, _ context: ImportContext) {
        xml = XMLReader(text)
        rowLog = RowLog(file: text.file, in: context)
        clock = LocalDateParser(chosen: nil, machine: .utc, dayStart: dayStart)
    }

    private mutating func read(_ progress: (Int, Int) -> Void) throws(ImportError) {
        var seen = 0
        guard try startsWithHealthData() else { throw notHealth }
        while let event = try xml.next() {
            switch event {
            case .start(let name):
                if name == "Record" {
                    seen += 1
                    if seen % 50_000 == 0 { progress(seen, rowLog.report.rows) }
                } else if Self.elements.contains(name) {
                    others[name, default: 0] += 1
                }
                do throws(ImportError) { try start(name) } catch {
                    guard let (reason, place) = error.malformed else { throw error }
                    rowLog.skip(reason, at: place)
                }
            case .end(let name):
                if name == "Record" { endRecord() }
            case .malformed(let reason, let place): rowLog.skip(reason, at: place)
            }
        }
        endRecord()
    }

    /// Elements beside records that a journal cannot store.
    private static let elements: Set = [
        "Workout", "ActivitySummary", "Correlation", "ClinicalRecord", "Audiogram",
        "VisionPrescription",
    ]

    private mutating func start(_ name: String) throws(ImportError) {
        if name == "Record" {
            // One without an end tag ends here.
            endRecord()
            try startRecord()
        } else if name == "MetadataEntry", record != nil,
            try xml.attribute("key") == "HKTimeZone"
        {
            record?.zone = try xml.attribute("value")
        }
    }

    /// Reports the numbers of records of other kinds, the most frequent first.
    private mutating func reportOthers() {
        guard !others.isEmpty else { return }
        let kinds = others.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { kind, count in
            "\(kind) \(count)"
        }
        rowLog.find(.remark, nil, "left out: \(kinds.joined(separator: ", "))")
    }

    /// Whether the first tag is the root element of an export; false also for files that are not
    /// XML. What is malformed before it, such as a document type, is reported.
    private mutating func startsWithHealthData() throws(ImportError) -> Bool {
        guard try xml.hasTag() else { return false }
        while true {
            switch try xml.next() {
            case .malformed(let reason, let place): rowLog.skip(reason, at: place)
            case let event: return event == .start("HealthData")
            }
        }
    }

    private var notHealth: ImportError {
        ImportError(
            "not-health", "\(ImportError.spoken(rowLog.file)) is not an export of Apple Health",
            help: ["the first element must be 'HealthData'"])
    }

    private mutating func startRecord() throws(ImportError) {
        let type = try xml.attribute("type") ?? ""
        switch type {
        case "HKQuantityTypeIdentifierBodyMass":
            rowLog.begin()
            guard let weight = try weight() else {
                _ = rowLog.end()
                return
            }
            record = Record(
                place: xml.place, source: try xml.attribute("sourceName") ?? "",
                date: try xml.attribute("startDate") ?? "", datePlace: xml.place(of: "startDate"),
                weight: weight)
        case "HKQuantityTypeIdentifierBodyFatPercentage":
            rowLog.begin()
            let fat = try bodyFat()
            let outcome = rowLog.end()
            guard let (instant, percent) = fat else { return }
            if let other = fats.updateValue((xml.place, outcome, percent), forKey: instant) {
                rowLog.revise(
                    other.outcome, .joined, other.place,
                    "line \(xml.place.line) has another body fat value for the same moment")
            }
        case "HKQuantityTypeIdentifierHeight":
            rowLog.begin()
            try readHeight()
            _ = rowLog.end()
        default:
            let kind = type.replacing(Self.prefix, with: "")
            others[kind.isEmpty ? "Record" : kind, default: 0] += 1
        }
    }

    /// The start of the names of types.
    private static let prefix = "HKQuantityTypeIdentifier"

    private mutating func number() throws(ImportError) -> Double? {
        let text = try xml.attribute("value") ?? ""
        if let value = Double(text), value.isFinite { return value }
        rowLog.find(.unused, xml.place(of: "value"), "\(text.quoted) is not a number")
        return nil
    }

    private mutating func weight() throws(ImportError) -> Weight? {
        guard let value = try number() else { return nil }
        let unit = try xml.attribute("unit") ?? ""
        do throws(WeightError) {
            if unit == "g" { return try Weight(value / 1000, .kilograms) }
            if let unit = ScaleUnit(inFile: unit) { return try unit.weight(value) }
            rowLog.find(
                .unused, xml.place(of: "unit"),
                "unknown unit \(unit.quoted): use kg, g, lb or st")
        } catch {
            rowLog.find(.unused, xml.place(of: "value"), error.description)
        }
        return nil
    }

    private mutating func readHeight() throws(ImportError) {
        guard let value = try number() else { return }
        let unit = try xml.attribute("unit") ?? ""
        let height = ScaleFields.height(
            "\(value) \(unit)", nil, at: xml.place(of: "value"), .unused, &rowLog)
        let date = try xml.attribute("startDate") ?? ""
        let place = xml.place(of: "startDate")
        guard let height else { return }
        guard let moment = moment(of: date, zone: nil) else {
            rowLog.find(.unused, place, "\(date.quoted) is not a date and time")
            return
        }
        if rowLog.accepts(moment.day, at: place) { readings.height.take(height, at: moment) }
    }

    private mutating func bodyFat() throws(ImportError) -> (Instant, Double)? {
        guard let value = try number() else { return nil }
        // HealthKit's percent is a fraction of 1.
        let percent = (value * 100_000).rounded() / 1000
        guard WeightLimits.standard.bodyFat.contains(percent) else {
            rowLog.find(
                .unused, xml.place(of: "value"), "body fat of \(percent) percent is out of range")
            return nil
        }
        let date = try xml.attribute("startDate") ?? ""
        guard let at = ZonedInstant(Self.iso(date)) else {
            rowLog.find(
                .unused, xml.place(of: "startDate"), "\(date.quoted) is not a date and time")
            return nil
        }
        return (at.instant, percent)
    }

    /// Removes the space before the offset of a date such as `2026-03-18 07:05:00 +0100`, because
    /// `ZonedInstant` does not accept it.
    private static func iso(_ date: String) -> String {
        guard date.utf8.count < 64 else { return date }
        return date.replacing(" +", with: "+").replacing(" -", with: "-")
    }

    /// The moment of a date with its offset; `nil` for another text.
    private mutating func moment(of date: String, zone: String?) -> LocalDateParser.Moment? {
        let text = Self.iso(date)
        return ZonedInstant(text) == nil ? nil : clock.moment(text, zone: zone)
    }

    private mutating func endRecord() {
        guard let record else { return }
        self.record = nil
        var moment = moment(of: record.date, zone: record.zone)
        if let day = moment?.day {
            if !rowLog.accepts(day, at: record.datePlace) { moment = nil }
        } else {
            rowLog.find(.unused, record.datePlace, "\(record.date.quoted) is not a date and time")
        }
        let outcome = rowLog.end()
        guard let moment else { return }
        var weighIn = WeighIn(day: moment.day, weight: record.weight)
        weighIn.at = moment.at
        readings.add(
            ScaleReading(
                place: record.place, outcome: outcome, moment: moment, source: record.source,
                weighIn: weighIn))
    }

    /// Assigns each body fat value to the weight with the same instant, and reports those without
    /// one.
    private mutating func joinFats() {
        for position in readings.all.indices {
            guard let instant = readings.all[position].weighIn.at?.instant,
                let fat = fats[instant]
            else { continue }
            readings.all[position].weighIn.bodyFat = fat.percent
        }
        for reading in readings.all {
            if let instant = reading.weighIn.at?.instant { fats[instant] = nil }
        }
        for (_, fat) in fats.sorted(by: { $0.key < $1.key }) {
            rowLog.revise(
                fat.outcome, .unused, fat.place,
                "body fat of \(fat.percent) percent without a weight at the same moment")
        }
    }
}

// Not sendable: the file is read once, by one reader.
@available(*, unavailable)
extension HealthImporter: Sendable {}
