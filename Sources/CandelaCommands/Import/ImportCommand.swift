import CandelaImport
import CandelaRules

extension Tool {
    package static let importCommand = Command(
        "import", "Turn a history from another app into a journal.",
        discussion: """
            The journal is written to standard output. An imported journal is valid: texts that \
            are too long are cut, and records that break a rule, such as records of days after \
            today anywhere on Earth, are left out.

            With '--into FILE' the new records are added to the journal in that file, and \
            existing records are kept: importing a file twice adds nothing. With '--update', \
            marks and weigh-ins that were corrected in the other app replace those imported \
            before, and its height replaces the journal's. Concurrent imports into one journal \
            wait for each other.

            Every row that was skipped or altered is reported on standard error as \
            'file:line:column: warning: reason', and the last line there counts the rows: \
            'read', 'changed' and 'unused' add up to the total.
            """,
        action: .group([
            importLoop, importTableHabit, importLibra, importOpenScale, importHealth, importCSV,
            importJSON,
        ]))

    private static let importLoop = Command(
        "loop", "Read the CSV export of Loop Habit Tracker.",
        discussion: """
            DIR is the unzipped export: Habits.csv and a folder with Checkmarks.csv for each \
            habit. The Checkmarks.csv beside Habits.csv is used only for habits whose folder is \
            missing. YES_AUTO becomes a day of rest; UNKNOWN is not recorded. Habits keep their \
            colours and are identified by their names: one that seems to have been renamed is \
            left out until '--renamed' says whether it is the same. Scores are not read, since a \
            journal cannot store them.
            """,
        examples: [
            "import loop ~/Downloads/loop > habits.json",
            "import loop ~/Downloads/loop --into habits.json --renamed 'Stroll=Walk'",
        ], action: .run(ImportLoopCommand.self))

    private static let importTableHabit = Command(
        "table-habit", "Read the JSON export of Table Habit.",
        discussion: """
            A day counts as done if its value reaches the daily goal, or stays within the limit of \
            a habit to avoid. Deleted habits are left out. Colours and reminders are not read, nor \
            are frequencies other than days per week.
            """,
        examples: ["import table-habit export-all-2026_03_18.json > habits.json"],
        action: .run(ImportTableHabitCommand.self))

    private static let importLibra = Command(
        "libra", "Read the CSV export of Libra.",
        discussion: """
            Versions 5 and 6. A reading's civil day is the one in the time zone given, or else in \
            the offset in the file, or else on this machine. Weights keep their unit; stones \
            become pounds. Trends are recalculated and muscle mass is not read, since a journal \
            cannot store it.
            """,
        examples: ["import libra libra.csv --time-zone Europe/Berlin > weight.json"],
        action: .run(ImportLibraCommand.self))

    private static let importOpenScale = Command(
        "openscale", "Read the CSV export of openScale.",
        discussion: """
            Version 2 writes kilograms. Version 3 writes the unit that is set in the app, but not \
            its name: say it with '--unit'. Times are local times in the time zone given, or else \
            on this machine. A row whose time cannot be read keeps its day, and a time skipped by \
            a clock change is moved forward by the same amount. Weights keep their unit; stones \
            become pounds. Only weight, body fat and comment are read, since a journal cannot \
            store the rest.
            """,
        examples: ["import openscale openScale.csv --unit kg > weight.json"],
        action: .run(ImportOpenScaleCommand.self))

    private static let importHealth = Command(
        "health", "Read the export.xml of Apple Health.",
        discussion: """
            Body mass, body fat and the newest height. A reading's civil day is the one in the \
            time zone of the record, or else in the offset of its date. Weights keep their unit; \
            stones become pounds. A weigh-in recorded by several apps is imported once, and its \
            duplicates are reported.
            """,
        examples: ["import health export.xml > weight.json"],
        action: .run(ImportHealthCommand.self))

    private static let importCSV = Command(
        "csv", "Read a table of weights or habits, or one written by 'export csv'.",
        discussion: """
            The columns are found by the headings of \(TableImporter.apps.joined(separator: ", ")), \
            or of a table with a date and a weight or a habit, also after other lines; name them \
            with '--columns' if they have others. The answer says which column each value comes \
            from, and which columns are left out. Cells are separated by commas, semicolons, tabs \
            or spaces; numbers may have a decimal comma. The newest height is kept. Text is UTF-8, \
            UTF-16 with a byte order mark, or Windows-1252. A row without a time is a day without \
            one. Dates such as 2/3/2026 are read once another date of the file shows their order.
            """,
        examples: [
            "import csv habits.csv > habits.json",
            "import csv waage.csv --columns date=Datum,weight=Gewicht,note=Notiz --unit kg",
        ], action: .run(ImportCSVCommand.self))

    private static let importJSON = Command(
        "json", "Read a journal and check every record.",
        examples: ["import json backup.json > habits.json"], action: .run(ImportJSONCommand.self))
}

private struct ImportLoopCommand: RunnableCommand {
    private let file: ImportArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        file = try ImportArguments(
            &arguments, [.dayStart], of: ("DIR", "the unzipped export"), renames: true)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let folder = try environment.files.folder(file.path)
        return try file.outcome(environment) { facts, context throws(ImportError) in
            try LoopImporter.read(folder, dayStart: facts.dayStart, in: context)
        }
    }
}

private struct ImportTableHabitCommand: RunnableCommand {
    private let file: ImportArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        file = try ImportArguments(&arguments, [.dayStart], renames: true)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let source = try environment.source(file.path)
        return try file.outcome(environment) { facts, context throws(ImportError) in
            try TableHabitImporter.read(source, dayStart: facts.dayStart, in: context)
        }
    }
}

private struct ImportLibraCommand: RunnableCommand {
    private let file: ImportArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        file = try ImportArguments(&arguments, [.zone, .dayStart, .unit])
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let source = try environment.source(file.path)
        return try file.outcome(environment) { facts, context throws(ImportError) in
            try LibraImporter.read(source, assuming: facts, in: context)
        }
    }
}

private struct ImportOpenScaleCommand: RunnableCommand {
    private let file: ImportArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        file = try ImportArguments(&arguments, [.unit, .zone, .dayStart])
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let source = try environment.source(file.path)
        return try file.outcome(environment) { facts, context throws(ImportError) in
            try TableImporter.read(source, of: "openScale", assuming: facts, in: context)
        }
    }
}

private struct ImportHealthCommand: RunnableCommand {
    private let file: ImportArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        file = try ImportArguments(
            &arguments, [.dayStart],
            of: ("FILE", "the unzipped export.xml; '-' is standard input"))
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let source = try environment.source(file.path)
        return try file.outcome(environment) { facts, context throws(ImportError) in
            defer { environment.progress.end() }
            return try HealthImporter.read(
                source, dayStart: facts.dayStart, in: context
            ) { seen, used in
                environment.progress.say(
                    "\(seen) records read, \(used) of them weights, body fat or heights")
            }
        }
    }
}

private struct ImportCSVCommand: RunnableCommand {
    private let file: ImportArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        file = try ImportArguments(
            &arguments, [.columns, .dateOrder, .unit, .zone, .dayStart],
            of: ("FILE", "the table; '-' is standard input"), renames: true, mayBeEmpty: true)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let source = try environment.source(file.path)
        return try file.outcome(environment) { facts, context throws(ImportError) in
            try TableImporter.read(source, assuming: facts, in: context)
        }
    }
}

private struct ImportJSONCommand: RunnableCommand {
    private let file: ImportArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        file = try ImportArguments(
            &arguments, [], of: ("FILE", "the journal; '-' is standard input"), mayBeEmpty: true)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let source = try environment.source(file.path)
        return try file.outcome(environment) { _, context throws(ImportError) in
            try JournalFileImporter.read(source, in: context)
        }
    }
}

extension Files {
    /// A folder on the disk, in the form that an importer reads.
    ///
    /// - Throws: A failure that names a database or an archive for what it is.
    fileprivate func folder(_ path: String) throws(Failure) -> ExportFolder {
        if kind(of: path) == .file {
            let file = try source(path)
            do throws(ImportError) { try ExportFolder.refuse(file) } catch {
                throw Failure(error.diagnostics)
            }
        }
        return ExportFolder(
            path: path, names: try names(in: path),
            has: { kind(of: Self.join(path, $0)) == .file },
            open: { name throws(ImportError) in
                do throws(Failure) { return try source(Self.join(path, name)) } catch {
                    throw ImportError(error.diagnostics)
                }
            })
    }
}
