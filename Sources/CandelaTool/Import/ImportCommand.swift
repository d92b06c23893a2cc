import CandelaImport
import CandelaRules

extension Tool {
    static let importCommand = Command(
        "import", "Turn a history from another app into a journal.",
        discussion: """
            The journal goes to standard output, or with --into FILE into the journal there, which \
            keeps what it has and gets what it lacks: importing a file twice adds nothing. Imports \
            into one journal at the same time wait for each other. Every row that could not be used, \
            or not as it stands, is named on standard error as 'file:line:column: warning: reason', \
            and a last line there counts the rows: the sum of read, changed and unused is all of \
            them.
            """,
        action: .group([
            importLoop, importLibra, importOpenScale, importHealth, importCSV, importJSON,
        ]))

    fileprivate static let dayStart = Option(
        "day-start", "HH:MM", "when a day begins for this person", default: "00:00")
    private static let strict = Option(
        "strict", nil, "exit 1 when any row is changed, unused or doubtful")
    private static let into = Option(
        "into", "FILE", "the journal to add to; made when it does not exist",
        default: "print the journal")
    private static let unit = Option(
        "unit", "UNIT", "kg, lb or st, for a file that does not say")

    private static let importLoop = Command(
        "loop", "Read the CSV export of Loop Habit Tracker.",
        discussion: """
            DIR is the unzipped export: Habits.csv and a folder with Checkmarks.csv for each habit. \
            The Checkmarks.csv beside Habits.csv is used only for habits whose folder is missing. \
            YES_AUTO becomes a day of rest, UNKNOWN no record. Habits are known by their names. \
            Scores and colours are not read: a journal has no place for them.
            """,
        operands: [Operand("DIR", "the unzipped export")],
        options: [dayStart, into, strict] + WriteOptions.all,
        examples: ["import loop ~/Downloads/loop > habits.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let folder = try surroundings.files.folder(invocation.operands[0])
            let start = try invocation.dayStart(dayStart)
            return try outcome(invocation, surroundings) { () throws(ImportError) in
                try LoopImporter.read(folder, dayStart: start)
            }
        })

    private static let importLibra = Command(
        "libra", "Read the CSV export of Libra.",
        discussion: """
            Versions 5 and 6. A reading's civil day is the one in the time zone given, or else in \
            the offset the file has, or else on this machine. Weights keep their unit; stones become \
            pounds. Trends are computed anew and muscle mass is not read: a journal has no place \
            for it.
            """,
        operands: [Operand("FILE", "the export; '-' is standard input")],
        options: [Options.timeZone, dayStart, unit, into, strict] + WriteOptions.all,
        examples: ["import libra libra.csv --time-zone Europe/Berlin > weight.json"],
        action: .run { invocation, surroundings throws(Failure) in
            var assumptions = try invocation.assumptions(surroundings)
            assumptions.zone = try invocation.zone()
            assumptions.unit = try invocation.choice(of: unit, from: ScaleUnit.self)
            let source = try surroundings.source(invocation.operands[0])
            return try outcome(invocation, surroundings) { () throws(ImportError) in
                try LibraImporter.read(source, assuming: assumptions)
            }
        })

    private static let requiredUnit = Option(
        "unit", "UNIT", "kg, lb or st, as set in the app: the file does not say", isRequired: true)

    private static let importOpenScale = Command(
        "openscale", "Read the CSV export of openScale.",
        discussion: """
            Versions 2 and 3. Times are those on the wall in the time zone given, or else on this \
            machine; a time that cannot be read is 12:00, and one that the clock was moved over is \
            as much later. Weights keep their unit; stones become pounds. Only weight, body fat and \
            comment are read: a journal has no place for the rest.
            """,
        operands: [Operand("FILE", "the export; '-' is standard input")],
        options: [requiredUnit, Options.timeZone, dayStart, into, strict] + WriteOptions.all,
        examples: ["import openscale openScale.csv --unit kg > weight.json"],
        action: .run { invocation, surroundings throws(Failure) in
            guard let unit = try invocation.choice(of: requiredUnit, from: ScaleUnit.self) else {
                throw .usage("'--unit' is missing", id: "missing-option")
            }
            let assumptions = try invocation.assumptions(surroundings)
            let source = try surroundings.source(invocation.operands[0])
            return try outcome(invocation, surroundings) { () throws(ImportError) in
                try OpenScaleImporter.read(source, unit: unit, assuming: assumptions)
            }
        })

    private static let importHealth = Command(
        "health", "Read the export.xml of Apple Health.",
        discussion: """
            Body mass and body fat. A reading's civil day is the one in the time zone the record \
            names, or else in the offset of its date. Weights keep their unit; stones become pounds. \
            A weighing that several apps wrote is kept once, and the others are named.
            """,
        operands: [Operand("FILE", "the unzipped export.xml; '-' is standard input")],
        options: [dayStart, into, strict] + WriteOptions.all,
        examples: ["import health export.xml > weight.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let start = try invocation.dayStart(dayStart)
            let source = try surroundings.source(invocation.operands[0])
            return try outcome(invocation, surroundings) { () throws(ImportError) in
                defer { surroundings.progress.end() }
                return try HealthImporter.read(source, dayStart: start) { seen, used in
                    surroundings.progress.say("\(seen) records read, \(used) of them of the body")
                }
            }
        })

    private static let importCSV = Command(
        "csv", "Read the table that 'export csv' writes.",
        operands: [Operand("FILE", "the table; '-' is standard input")],
        options: [into, strict] + WriteOptions.all,
        examples: ["import csv habits.csv > habits.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let source = try surroundings.source(invocation.operands[0])
            return try outcome(invocation, surroundings, mayBeEmpty: true) {
                () throws(ImportError) in
                try JournalTableImporter.read(source)
            }
        })

    private static let importJSON = Command(
        "json", "Read a journal and check every record of it.",
        operands: [Operand("FILE", "the journal; '-' is standard input")],
        options: [into, strict] + WriteOptions.all,
        examples: ["import json backup.json > habits.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let source = try surroundings.source(invocation.operands[0])
            return try outcome(invocation, surroundings, mayBeEmpty: true) {
                () throws(ImportError) in
                try JournalFileImporter.read(source)
            }
        })

    /// Reads, reports, and prints the journal or adds to the one that is there.
    private static func outcome(
        _ invocation: Invocation, _ surroundings: Surroundings, mayBeEmpty: Bool = false,
        _ read: () throws(ImportError) -> Imported
    ) throws(Failure) -> Outcome {
        let imported: Imported
        do throws(ImportError) { imported = try read() } catch { throw Failure(error.diagnostics) }
        let (report, path) = (imported.report, invocation.operands[0])
        var outcome = Outcome(
            diagnostics: report.findings.map(\.diagnostic),
            messages: [
                "\(path): \(report.rows) rows: \(report.read) read, \(report.changed) changed,"
                    + " \(report.unused) unused; \(imported.summary)"
            ])
        func refuse(_ reason: String, _ id: String) {
            outcome.diagnostics.append(.error(id, reason))
            outcome.status = .badData
        }
        if report.rows == report.unused, report.rows > 0 || !mayBeEmpty {
            let name = Files.spoken(path)
            refuse(
                report.rows == 0
                    ? "\(name) holds no rows"
                    : "none of the \(report.rows) rows of \(name) can be used",
                "empty-import")
        } else if invocation.has(strict), !report.isClean {
            refuse("not every row was read as it stands, as --strict asks", "strict-import")
        } else if let target = invocation[into] {
            try add(imported.journal, to: target, surroundings, &outcome)
        } else {
            outcome.output = try Document.text(imported.journal)
        }
        return outcome
    }

    /// Adds to the journal that is there, and says what was added.
    private static func add(
        _ imported: Journal, to path: String, _ surroundings: Surroundings,
        _ outcome: inout Outcome
    ) throws(Failure) {
        let before = outcome
        try surroundings.files.update(path) { bytes throws(Failure) in
            outcome = before
            guard let bytes else {
                outcome.remarks.append("\(path): made with \(imported.recordCount) records")
                return try Document.text(imported)
            }
            let reading = try Document.journal(
                Surroundings.checked(bytes, from: path), named: path, lenient: false)
            var journal = reading.journal
            let merge = journal.merge(imported)
            outcome.diagnostics += reading.warnings
            outcome.diagnostics += merge.differing.map {
                .warning(
                    "kept-record", "\($0) of '\(path)' differs from the import and is kept as it is"
                )
            }
            outcome.remarks.append(
                "\(path): \(merge.added) records added, \(merge.present) there already,"
                    + " \(merge.differing.count) different")
            return merge.added > 0 ? try Document.text(journal) : nil
        }
    }
}

extension Invocation {
    fileprivate func dayStart(_ option: Option) throws(Failure) -> TimeOfDay {
        try value(of: option, expected: "write a time such as 03:00", convert: TimeOfDay.init)
            ?? .midnight
    }

    /// What a file of weights may leave open, as asked for or as this machine has it.
    fileprivate func assumptions(
        _ surroundings: Surroundings
    ) throws(Failure) -> WeightFileAssumptions {
        var assumptions = WeightFileAssumptions(machineZone: try zone(or: surroundings))
        assumptions.dayStart = try dayStart(Tool.dayStart)
        return assumptions
    }
}

extension Files {
    /// A folder on the disk, as an importer looks into it.
    fileprivate func folder(_ path: String) throws(Failure) -> ExportFolder {
        ExportFolder(
            path: path, names: try names(in: path),
            has: { kind(of: Self.join(path, $0)) == .file },
            open: { name throws(ImportError) in
                do throws(Failure) { return try source(Self.join(path, name)) } catch {
                    throw ImportError(error.diagnostics)
                }
            })
    }
}
