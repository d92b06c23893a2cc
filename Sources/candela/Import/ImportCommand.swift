import CandelaRules
import Foundation

extension Tool {
    static let importCommand = Command(
        "import", "Turn a history from another app into a journal.",
        discussion: """
            The journal goes to standard output. Every line that could not be used is named on \
            standard error as 'file:line: reason', and a last line there counts what was read.
            """,
        action: .group([
            importLoop, importLibra, importOpenScale, importHealth, importCSV, importJSON,
        ]))

    private static let dayStart = Option(
        "day-start", "HH:MM", "when a day begins for this person", default: "00:00")
    private static let strict = Option(
        "strict", nil, "exit 1 when any line could not be used")
    private static let unit = Option(
        "unit", "UNIT", "kg, lb or st, for a file that does not say")

    private static let importLoop = Command(
        "loop", "Read the CSV export of Loop Habit Tracker.",
        discussion: """
            DIR is the unzipped export: Habits.csv and a folder with Checkmarks.csv for each habit. \
            The Checkmarks.csv beside Habits.csv is used only for habits whose folder is missing. \
            YES_AUTO becomes a day of rest, UNKNOWN no record. Scores and colours are not read: a \
            journal has no place for them.
            """,
        operands: [Operand("DIR", "the unzipped export")],
        options: [dayStart, strict],
        examples: ["candela import loop ~/Downloads/loop > habits.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let start = try invocation.dayStart(dayStart)
            var imported = try LoopImporter.read(invocation.operands[0], in: surroundings.files)
            imported.journal.settings.dayStart = start
            return try outcome(
                of: imported, from: invocation.operands[0], strict: invocation.has(strict))
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
        options: [Options.timeZone, dayStart, unit, strict],
        examples: ["candela import libra libra.csv --time-zone Europe/Berlin > weight.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let path = invocation.operands[0]
            let zone = try invocation.zone()
            let imported = try LibraImporter.read(
                try surroundings.read(path), file: path,
                assuming: .init(
                    zone: zone, machineZone: try invocation.zone(or: surroundings),
                    dayStart: try invocation.dayStart(dayStart),
                    unit: try invocation.choice(of: unit, from: LibraUnit.self)))
            return try outcome(of: imported, from: path, strict: invocation.has(strict))
        })

    private static let requiredUnit = Option(
        "unit", "UNIT", "kg, lb or st, as set in the app: the file does not say", isRequired: true)

    private static let importOpenScale = Command(
        "openscale", "Read the CSV export of openScale.",
        discussion: """
            Versions 2 and 3. Times are those on the wall in the time zone given, or else on this \
            machine; a time that cannot be read is 12:00. Weights keep their unit; stones become \
            pounds. Only weight, body fat and comment are read: a journal has no place for the rest.
            """,
        operands: [Operand("FILE", "the export; '-' is standard input")],
        options: [requiredUnit, Options.timeZone, dayStart, strict],
        examples: ["candela import openscale openScale.csv --unit kg > weight.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let path = invocation.operands[0]
            guard let unit = try invocation.choice(of: requiredUnit, from: LibraUnit.self) else {
                throw .usage("'--unit' is missing", id: "missing-option")
            }
            let (zone, start) = (
                try invocation.zone(or: surroundings), try invocation.dayStart(dayStart)
            )
            let imported = try OpenScaleImporter.read(
                try surroundings.read(path), file: path, unit: unit, zone: zone, dayStart: start)
            return try outcome(of: imported, from: path, strict: invocation.has(strict))
        })

    private static let importHealth = Command(
        "health", "Read the export.xml of Apple Health.",
        discussion: """
            Body mass and body fat. A reading's civil day is the one in the time zone the record \
            names, or else in the offset of its date. Weights keep their unit; stones become pounds. \
            A weighing that several apps wrote is kept once, and the others are named.
            """,
        operands: [Operand("FILE", "the unzipped export.xml; '-' is standard input")],
        options: [dayStart, strict],
        examples: ["candela import health export.xml > weight.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let path = invocation.operands[0]
            let start = try invocation.dayStart(dayStart)
            let imported = try HealthImporter.read(
                try surroundings.files.stream(path), file: path, dayStart: start,
                progress: surroundings.progress)
            surroundings.progress.end()
            return try outcome(of: imported, from: path, strict: invocation.has(strict))
        })

    private static let importCSV = Command(
        "csv", "Read the table that 'candela export csv' writes.",
        operands: [Operand("FILE", "the table; '-' is standard input")], options: [strict],
        examples: ["candela import csv habits.csv > habits.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let path = invocation.operands[0]
            let imported = try JournalCSVImporter.read(try surroundings.read(path), file: path)
            return try outcome(of: imported, from: path, strict: invocation.has(strict))
        })

    private static let importJSON = Command(
        "json", "Read a journal and check every record of it.",
        operands: [Operand("FILE", "the journal; '-' is standard input")],
        options: [Options.lenient],
        examples: ["candela import json backup.json > habits.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let (journal, warnings) = try Document.readJournal(
                invocation.operands[0], invocation, surroundings)
            return Outcome(output: try Document.text(journal), diagnostics: warnings)
        })

    private static func outcome(
        of imported: Imported, from path: String, strict: Bool
    ) throws(Failure) -> Outcome {
        let unusable = imported.unusableCount
        var messages = imported.notes.map(\.description)
        messages.append("\(path): \(imported.summary); \(unusable) lines could not be used")
        guard !imported.isEmpty else {
            messages.append("error: nothing was read from \(Files.spoken(path)) [empty-import]")
            return Outcome(messages: messages, status: .badData)
        }
        guard !strict || unusable == 0 else {
            messages.append("error: not every line could be used, as --strict asks [strict-import]")
            return Outcome(messages: messages, status: .badData)
        }
        return Outcome(output: try Document.text(imported.journal), messages: messages)
    }
}

extension Invocation {
    fileprivate func dayStart(_ option: Option) throws(Failure) -> TimeOfDay {
        try value(of: option, expected: "write a time such as 03:00", convert: TimeOfDay.init)
            ?? .midnight
    }
}
