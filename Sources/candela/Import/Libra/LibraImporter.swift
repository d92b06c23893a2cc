package import CandelaRules

/// Reads the CSV export of Libra, versions 5 and 6.
package struct LibraImporter {
    /// What the file may leave open.
    package struct Assumptions: Sendable {
        /// The zone of the weigh-ins; it outweighs offsets in the file.
        package var zone: Zone?

        /// The zone when neither the person nor the file names one.
        package var machineZone: Zone

        package var dayStart: TimeOfDay

        /// The unit when the file does not say.
        package var unit: LibraUnit?

        package init(
            zone: Zone?, machineZone: Zone, dayStart: TimeOfDay = .midnight, unit: LibraUnit? = nil
        ) {
            self.zone = zone
            self.machineZone = machineZone
            self.dayStart = dayStart
            self.unit = unit
        }
    }

    private let file: String
    private let clock: LibraClock
    private let assumedUnit: LibraUnit?
    private let limits = WeightLimits.standard
    private var unit: LibraUnit?
    private var layout: LibraLayout?
    private var version = 5
    private var readings: [LibraReading] = []
    private var result = Imported()

    /// - Parameter file: The path, for messages.
    /// - Throws: A data failure when there are weights whose unit nobody says.
    package static func read(
        _ bytes: [UInt8], file: String, assuming assumptions: Assumptions
    ) throws(Failure) -> Imported {
        var importer = LibraImporter(file: file, assuming: assumptions)
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

    private init(file: String, assuming assumptions: Assumptions) {
        self.file = file
        clock = LibraClock(
            chosen: assumptions.zone, machine: assumptions.machineZone,
            dayStart: assumptions.dayStart)
        assumedUnit = assumptions.unit
        result.journal.settings.dayStart = assumptions.dayStart
    }

    private mutating func read(_ bytes: [UInt8]) throws(Failure) {
        let text = TextLines(bytes, file: file)
        result.notes = text.notes
        for line in text.lines {
            let content = line.text.trimmed
            if content.isEmpty { continue }
            let parts = content.split(separator: ";", omittingEmptySubsequences: false)
            if let header = LibraLayout(header: parts.map(String.init)) {
                layout = header
            } else if content.hasPrefix("#") {
                readRemark(content.drop { $0 == "#" }.trimmed, line: line.number)
            } else {
                try readWeighIn(content, line: line.number)
            }
        }
    }

    /// A line such as `Units: kg`; all others are for people.
    private mutating func readRemark(_ text: String, line: Int) {
        let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
        guard parts.count == 2 else { return }
        switch parts[0].lowercased() {
        case "version":
            guard let number = Int(parts[1]), (5...6).contains(number) else {
                note(
                    .unusable, line, "version '\(parts[1])' is not known: read like version 5 or 6")
                return
            }
            version = number
        case "units", "unit":
            guard let read = LibraUnit(inFile: parts[1]) else {
                note(.unusable, line, "unknown unit '\(parts[1])': Libra writes kg, lbs or st")
                return
            }
            if let assumedUnit, assumedUnit != read {
                note(.remark, line, "the file says \(read.rawValue), which holds, not --unit")
            }
            unit = read
        default: break
        }
    }

    private mutating func readWeighIn(_ text: String, line: Int) throws(Failure) {
        guard let unit = unit ?? assumedUnit else {
            throw .data(
                "'\(file)' does not say its unit in a line '#Units: …' before line \(line)",
                id: "missing-unit", help: ["add '--unit kg', '--unit lb' or '--unit st'"])
        }
        let layout = layout ?? LibraLayout(version: version)
        let fields = layout.fields(text)
        func field(_ index: Int?) -> String { fields[ifPresent: index] ?? "" }
        guard let moment = clock.moment(field(layout.date)) else {
            note(.unusable, line, "'\(field(layout.date))' is no point in time")
            return
        }
        guard let value = Self.number(field(layout.weight)) else {
            note(.unusable, line, "weight '\(field(layout.weight))' is no number")
            return
        }
        do throws(WeightError) {
            var weighIn = WeighIn(day: moment.day, weight: try unit.weight(value))
            weighIn.at = moment.at
            weighIn.bodyFat = bodyFat(field(layout.bodyFat), line: line)
            weighIn.note = remark(field(layout.log), line: line)
            readings.append(LibraReading(line: line, moment: moment, weighIn: weighIn))
        } catch {
            note(.unusable, line, error.description)
        }
        if layout.log != layout.count - 1, fields.count > layout.count {
            note(
                .unusable, line,
                "\(fields.count) fields where \(layout.count) are named: the rest is left out")
        }
    }

    private mutating func bodyFat(_ text: String, line: Int) -> Double? {
        // Libra writes nothing or 0 for a body fat that was not measured.
        guard !text.isEmpty, let value = Self.number(text), value != 0 else {
            if !text.isEmpty, Self.number(text) == nil {
                note(.unusable, line, "body fat '\(text)' is no number and is left out")
            }
            return nil
        }
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
            "a log of \(text.count) characters is cut to \(limits.noteLength)")
        return String(text.prefix(limits.noteLength))
    }

    private mutating func note(_ kind: LineNote.Kind, _ line: Int, _ reason: String) {
        result.note(kind, file, line, reason)
    }

    /// A number with a point or a comma before its decimals.
    static func number(_ text: String) -> Double? {
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || ".,-+".contains($0)) }) else {
            return nil
        }
        return Double(text.replacing(",", with: "."))
    }
}
