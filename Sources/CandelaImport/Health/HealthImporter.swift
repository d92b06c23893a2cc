public import CandelaRules

/// Reads body mass and body fat from the `export.xml` of Apple Health, in little memory.
///
/// A weighing that several apps wrote is kept once. A weigh-in's identifier is its moment:
/// `health-2026-03-18T22:30:00Z`.
public struct HealthImporter {
    private var xml: XMLReader
    private var clock: WallClock
    private var ledger: Ledger
    private var readings = ScaleReadings(origin: "health")
    private var fats: [Instant: (place: Place, outcome: ImportReport.Outcome, percent: Double)] =
        [:]
    private var record: Record?

    /// A weight that is being read.
    private struct Record {
        let place: Place
        let source: String
        let date: String
        let datePlace: Place
        let weight: Weight
        var zone: String?
    }

    /// Within how many seconds two records of one weight are one weighing: apps round to the minute.
    private static let twinSeconds = 60

    /// Reads an export to its end.
    ///
    /// - Parameters:
    ///   - dayStart: When a day begins for this person.
    ///   - progress: Is told now and then how many records were seen, and how many of them are of the
    ///     body.
    /// - Throws: An error when the file is no such export, or is malformed, with the place.
    public static func read(
        _ source: ByteSource, dayStart: TimeOfDay = .midnight,
        progress: (_ seen: Int, _ used: Int) -> Void = { _, _ in }
    ) throws(ImportError) -> Imported {
        let text = try TextSource(source)
        guard !text.isEmpty else { throw .empty(source.file) }
        var importer = HealthImporter(text, dayStart)
        try importer.read(progress)
        importer.joinFats()
        importer.readings.joinNear(within: twinSeconds, &importer.ledger)
        return Imported(importer.readings, importer.ledger, dayStart: dayStart)
    }

    private init(_ text: TextSource, _ dayStart: TimeOfDay) {
        xml = XMLReader(text)
        ledger = Ledger(file: text.file)
        clock = WallClock(chosen: nil, machine: .utc, dayStart: dayStart)
    }

    private mutating func read(_ progress: (Int, Int) -> Void) throws(ImportError) {
        var seen = 0
        guard try startsWithHealthData() else { throw notHealth }
        while let event = try xml.next() {
            switch event {
            case .start(let name):
                if name == "Record" {
                    seen += 1
                    if seen % 50_000 == 0 { progress(seen, ledger.report.rows) }
                    try startRecord()
                } else if name == "MetadataEntry", record != nil,
                    try xml.attribute("key") == "HKTimeZone"
                {
                    record?.zone = try xml.attribute("value")
                }
            case .end(let name):
                if name == "Record" { endRecord() }
            }
        }
    }

    /// What is no XML from the start is no export either.
    private mutating func startsWithHealthData() throws(ImportError) -> Bool {
        guard try xml.hasTag() else { return false }
        return try xml.next() == .start("HealthData")
    }

    private var notHealth: ImportError {
        ImportError(
            "not-health", "\(ImportError.spoken(ledger.file)) is no export of Apple Health",
            help: ["its first element is 'HealthData'"])
    }

    private mutating func startRecord() throws(ImportError) {
        switch try xml.attribute("type") {
        case "HKQuantityTypeIdentifierBodyMass":
            ledger.begin()
            guard let weight = try weight() else {
                _ = ledger.end()
                return
            }
            record = Record(
                place: xml.place, source: try xml.attribute("sourceName") ?? "",
                date: try xml.attribute("startDate") ?? "", datePlace: xml.place(of: "startDate"),
                weight: weight)
        case "HKQuantityTypeIdentifierBodyFatPercentage":
            ledger.begin()
            let fat = try bodyFat()
            let outcome = ledger.end()
            guard let (instant, percent) = fat else { return }
            if let other = fats.updateValue((xml.place, outcome, percent), forKey: instant) {
                ledger.revise(
                    other.outcome, .joined, other.place,
                    "another body fat of the same moment is in line \(xml.place.line)")
            }
        default: break
        }
    }

    private mutating func number() throws(ImportError) -> Double? {
        let text = try xml.attribute("value") ?? ""
        if let value = Double(text), value.isFinite { return value }
        ledger.find(.unused, xml.place(of: "value"), "\(text.quoted) is no number")
        return nil
    }

    private mutating func weight() throws(ImportError) -> Weight? {
        guard let value = try number() else { return nil }
        let unit = try xml.attribute("unit") ?? ""
        do throws(WeightError) {
            if unit == "g" { return try Weight(value / 1000, .kilograms) }
            if let unit = ScaleUnit(inFile: unit) { return try unit.weight(value) }
            ledger.find(
                .unused, xml.place(of: "unit"),
                "unknown unit \(unit.quoted): use kg, g, lb or st")
        } catch {
            ledger.find(.unused, xml.place(of: "value"), error.description)
        }
        return nil
    }

    private mutating func bodyFat() throws(ImportError) -> (Instant, Double)? {
        guard let value = try number() else { return nil }
        // HealthKit's percent is a fraction of 1.
        let percent = (value * 100_000).rounded() / 1000
        guard WeightLimits.standard.bodyFat.contains(percent) else {
            ledger.find(
                .unused, xml.place(of: "value"), "body fat of \(percent) percent is out of range")
            return nil
        }
        let date = try xml.attribute("startDate") ?? ""
        guard let at = ZonedInstant(Self.iso(date)) else {
            ledger.find(
                .unused, xml.place(of: "startDate"), "\(date.quoted) is no point in time")
            return nil
        }
        return (at.instant, percent)
    }

    /// `2026-03-18 07:05:00 +0100`: only the blank before the offset is not ISO 8601.
    private static func iso(_ date: String) -> String {
        guard date.utf8.count < 64 else { return date }
        return date.replacing(" +", with: "+").replacing(" -", with: "-")
    }

    private mutating func endRecord() {
        guard let record else { return }
        self.record = nil
        let text = Self.iso(record.date)
        let moment = ZonedInstant(text) == nil ? nil : clock.moment(text, zone: record.zone)
        if moment == nil {
            ledger.find(.unused, record.datePlace, "\(record.date.quoted) is no point in time")
        }
        let outcome = ledger.end()
        guard let moment else { return }
        var weighIn = WeighIn(day: moment.day, weight: record.weight)
        weighIn.at = moment.at
        readings.add(
            ScaleReading(
                place: record.place, outcome: outcome, moment: moment, source: record.source,
                weighIn: weighIn))
    }

    /// Gives each body fat to the weight of its moment; one without is reported.
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
            ledger.revise(
                fat.outcome, .unused, fat.place,
                "body fat of \(fat.percent) percent without a weight at the same moment")
        }
    }
}

// Its file is read once, by one reader.
@available(*, unavailable)
extension HealthImporter: Sendable {}
