import CandelaImport
import CandelaRules

extension Tool {
    package static let importCommand = Command(
        "import", "Turn a history from another app into a journal.",
        discussion: """
            The journal is written to standard output. With '--into FILE' its new records are \
            added to the journal in that file, and existing records are kept: importing a file \
            twice adds nothing. With '--update', marks and weigh-ins that were corrected in the \
            other app replace those imported before, and its height replaces the journal's. \
            Concurrent imports into one journal wait for each other. An imported journal is valid: \
            texts that are too long are cut, and records that break a rule, such as those of days \
            after today anywhere on Earth, are left out. \
            Every row that was skipped or altered is reported on standard error as \
            'file:line:column: warning: reason', and the last line there counts the rows: 'read', \
            'changed' and 'unused' add up to the total.
            """,
        action: .group([
            importLoop, importTableHabit, importLibra, importOpenScale, importHealth, importCSV,
            importJSON,
        ]))

    fileprivate static let dayStart = Option(
        "day-start", "HH:MM", "the time at which a day begins for this person", default: "00:00")
    private static let strict = Option(
        "strict", nil,
        "exit with 1 when any row is changed, unused or doubtful; duplicates are allowed")
    private static let into = Option(
        "into", "FILE", "the journal to add to; created when it does not exist",
        default: "print the journal", target: .named)
    private static let update = Option(
        "update", nil,
        "replace the height, and records imported before that the file has corrected",
        target: .needed)
    private static let renamed = Option(
        "renamed", "NEW=OLD",
        "a habit of the journal that has a new name in the export, which it gets; 'NEW=' adds a "
            + "new habit",
        repeats: true, target: .needed)
    private static let unit = Option(
        "unit", "UNIT", "kg, lb or st, for a file that does not specify it")

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
        operands: [Operand("DIR", "the unzipped export")],
        options: [dayStart, into, update, renamed, strict] + WriteOptions.all,
        examples: [
            "import loop ~/Downloads/loop > habits.json",
            "import loop ~/Downloads/loop --into habits.json --renamed 'Stroll=Walk'",
        ],
        action: .run { invocation, environment throws(Failure) in
            let folder = try environment.files.folder(invocation.operands[0])
            let start = try invocation.dayStart(dayStart)
            return try outcome(invocation, environment) { () throws(ImportError) in
                try LoopImporter.read(
                    folder, dayStart: start, in: environment.importContext(invocation))
            }
        })

    private static let importTableHabit = Command(
        "table-habit", "Read the JSON export of Table Habit.",
        discussion: """
            A day counts as done if its value reaches the daily goal, or stays within the limit of \
            a habit to avoid. Deleted habits are left out. Colours and reminders are not read, nor \
            are frequencies other than days per week.
            """,
        operands: [Operand("FILE", "the export; '-' is standard input")],
        options: [dayStart, into, update, renamed, strict] + WriteOptions.all,
        examples: ["import table-habit export-all-2026_03_18.json > habits.json"],
        action: .run { invocation, environment throws(Failure) in
            let start = try invocation.dayStart(dayStart)
            let source = try environment.source(invocation.operands[0])
            return try outcome(invocation, environment) { () throws(ImportError) in
                try TableHabitImporter.read(
                    source, dayStart: start, in: environment.importContext(invocation))
            }
        })

    private static let importLibra = Command(
        "libra", "Read the CSV export of Libra.",
        discussion: """
            Versions 5 and 6. A reading's civil day is the one in the time zone given, or else in \
            the offset in the file, or else on this machine. Weights keep their unit; stones \
            become pounds. Trends are recalculated and muscle mass is not read, since a journal \
            cannot store it.
            """,
        operands: [Operand("FILE", "the export; '-' is standard input")],
        options: [Options.timeZone, dayStart, unit, into, update, strict] + WriteOptions.all,
        examples: ["import libra libra.csv --time-zone Europe/Berlin > weight.json"],
        action: .run { invocation, environment throws(Failure) in
            var assumptions = try invocation.assumptions(environment)
            assumptions.zone = try invocation.zone()
            assumptions.unit = try invocation.choice(of: unit, from: ScaleUnit.self)
            let source = try environment.source(invocation.operands[0])
            return try outcome(invocation, environment) { () throws(ImportError) in
                try LibraImporter.read(
                    source, assuming: assumptions, in: environment.importContext(invocation))
            }
        })

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
        operands: [Operand("FILE", "the export; '-' is standard input")],
        options: [unit, Options.timeZone, dayStart, into, update, strict] + WriteOptions.all,
        examples: ["import openscale openScale.csv --unit kg > weight.json"],
        action: .run { invocation, environment throws(Failure) in
            var assumptions = try invocation.assumptions(environment)
            assumptions.unit = try invocation.choice(of: unit, from: ScaleUnit.self)
            return try table(of: "openScale", assumptions, invocation, environment)
        })

    /// Reads a table, which may be a journal without records.
    private static func table(
        of app: String? = nil, _ assumptions: FileAssumptions, _ invocation: Invocation,
        _ environment: CommandEnvironment
    ) throws(Failure) -> Outcome {
        let source = try environment.source(invocation.operands[0])
        return try outcome(invocation, environment, mayBeEmpty: app == nil) {
            () throws(ImportError) in
            try TableImporter.read(
                source, of: app, assuming: assumptions, in: environment.importContext(invocation))
        }
    }

    private static let importHealth = Command(
        "health", "Read the export.xml of Apple Health.",
        discussion: """
            Body mass, body fat and the newest height. A reading's civil day is the one in the \
            time zone of the record, or else in the offset of its date. Weights keep their unit; \
            stones become pounds. A weigh-in recorded by several apps is imported once, and its \
            duplicates are reported.
            """,
        operands: [Operand("FILE", "the unzipped export.xml; '-' is standard input")],
        options: [dayStart, into, update, strict] + WriteOptions.all,
        examples: ["import health export.xml > weight.json"],
        action: .run { invocation, environment throws(Failure) in
            let start = try invocation.dayStart(dayStart)
            let source = try environment.source(invocation.operands[0])
            return try outcome(invocation, environment) { () throws(ImportError) in
                defer { environment.progress.end() }
                return try HealthImporter.read(
                    source, dayStart: start, in: environment.importContext(invocation)
                ) { seen, used in
                    environment.progress.say(
                        "\(seen) records read, \(used) of them weights, body fat or heights")
                }
            }
        })

    private static let columns = Option(
        "columns", "NAMES",
        "the headings of the columns, such as date=Datum,weight=Gewicht, or date=Day,habit=* if every "
            + "other column is a habit; the columns are "
            + TableColumn.allCases.map(\.rawValue).joined(separator: ", "),
        default: "find them among the headings of known apps")
    private static let dateFormat = Option(
        "date-format", "ORDER",
        "dmy, mdy or ymd: the order of the numbers in dates such as 2/3/2026",
        default: "find it in the dates")

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
        operands: [Operand("FILE", "the table; '-' is standard input")],
        options: [
            columns, dateFormat, unit, Options.timeZone, dayStart, into, update, renamed, strict,
        ] + WriteOptions.all,
        examples: [
            "import csv habits.csv > habits.json",
            "import csv waage.csv --columns date=Datum,weight=Gewicht,note=Notiz --unit kg",
        ],
        action: .run { invocation, environment throws(Failure) in
            var assumptions = try invocation.assumptions(environment)
            assumptions.zone = try invocation.zone()
            assumptions.unit = try invocation.choice(of: unit, from: ScaleUnit.self)
            assumptions.dateOrder = try invocation.choice(of: dateFormat, from: DateOrder.self)
            assumptions.columns =
                try invocation.value(
                    of: columns,
                    expected:
                        "name the weight, the height or the habit, such as date=Datum,weight=Gewicht",
                    convert: TableColumn.headings) ?? [:]
            return try table(assumptions, invocation, environment)
        })

    private static let importJSON = Command(
        "json", "Read a journal and check every record.",
        operands: [Operand("FILE", "the journal; '-' is standard input")],
        options: [into, update, strict] + WriteOptions.all,
        examples: ["import json backup.json > habits.json"],
        action: .run { invocation, environment throws(Failure) in
            let source = try environment.source(invocation.operands[0])
            return try outcome(invocation, environment, mayBeEmpty: true) {
                () throws(ImportError) in
                try JournalFileImporter.read(source, in: environment.importContext(invocation))
            }
        })

    /// Reads the import, reports its findings, and prints the journal or adds it to an existing
    /// one.
    private static func outcome(
        _ invocation: Invocation, _ environment: CommandEnvironment, mayBeEmpty: Bool = false,
        _ read: () throws(ImportError) -> Imported
    ) throws(Failure) -> Outcome {
        let imported: Imported
        do throws(ImportError) { imported = try read() } catch {
            throw Failure(error.diagnostics.map { adding(to: $0, invocation) })
        }
        let (report, path) = (imported.report, invocation.operands[0])
        var outcome = Outcome(
            diagnostics: report.diagnostics,
            messages: [
                "\(path): \(report.rows) rows: \(report.read) read, \(report.changed) changed,"
                    + " \(report.unused) unused; \(imported.summary)"
            ])
        func refuse(_ reason: String, _ id: String) {
            outcome.diagnostics.append(.error(id, reason))
            outcome.status = .badData
        }
        if report.rows == report.unused, report.rows > 0 || !mayBeEmpty {
            let name = Files.quoted(path)
            refuse(
                report.rows == 0
                    ? "\(name) contains no rows"
                    : "none of the \(report.rows) rows of \(name) can be used",
                "empty-import")
        } else if invocation.has(strict), !report.isClean {
            refuse(
                "rows were changed, unused or doubtful, which '--strict' does not allow",
                "strict-import")
        } else if let target = invocation[into] {
            try add(
                imported.journal, to: target, updating: invocation.has(update),
                renamed: try invocation.renamedHabits(renamed), environment, &outcome)
        } else {
            outcome.output = try Document.text(imported.journal)
        }
        return outcome
    }

    /// The problem with the option or the command that solves it.
    private static func adding(to problem: Diagnostic, _ invocation: Invocation) -> Diagnostic {
        let options = [
            "ambiguous-date": dateFormat, "contradicting-dates": dateFormat, "missing-unit": unit,
            "unknown-header": columns,
        ]
        var problem = problem
        if let option = options[problem.id], invocation.offers(option), let value = option.value {
            problem.help.append("add '\(option.spelling) \(value)'")
        } else if problem.id == "is-json" {
            problem.help.append("use 'import json' for a journal, or 'import table-habit'")
        }
        return problem
    }

    /// The change of a height in centimetres, for display; empty without one.
    private static func replaced(_ height: Double?, by new: Double?) -> String {
        guard let height, let new, height != new else { return "" }
        let numbers = [height, new].map { number in
            Int(exactly: number).map { "\($0)" } ?? "\(number)"
        }
        return "; height \(numbers.joined(separator: " → ")) cm"
    }

    /// Adds the import to the journal in a file, which is created if it is missing, and reports the
    /// number of new records.
    private static func add(
        _ imported: Journal, to path: String, updating updates: Bool,
        renamed: [String: String]?,
        _ environment: CommandEnvironment,
        _ outcome: inout Outcome
    ) throws(Failure) {
        let before = outcome
        try environment.files.update(path) { bytes throws(Failure) in
            outcome = before
            guard let bytes else {
                outcome.remarks.append("\(path): created with \(imported.recordCount) records")
                return try Document.text(imported)
            }
            let reading = try Document.journal(
                CommandEnvironment.checked(bytes, from: path), named: path, lenient: false, as: [])
            var journal = reading.journal
            let imported = try match(imported, to: &journal, path, renamed, &outcome)
            let hasNewNames = journal.habits != reading.journal.habits
            let height = journal.settings.height
            let merge = journal.merge(imported, updating: updates)
            outcome.diagnostics += reading.warnings
            var kept = DiagnosticLog()
            kept += merge.differing.map {
                .warning(
                    "kept-record", "\($0) of '\(path)' differs from the import and is kept as it is"
                )
            }
            kept.count(
                merge.differingCount - merge.differing.count, of: .init(.warning, "kept-record"))
            outcome.diagnostics += kept.diagnostics
            if merge.otherUnits > 0 {
                outcome.diagnostics.append(
                    .warning(
                        "other-unit",
                        "\(merge.otherUnits) amounts are in another unit than their habit in"
                            + " '\(path)' and were left out; their days keep their status"))
            }
            outcome.remarks.append(
                "\(path): \(merge.added) records added,"
                    + (updates ? " \(merge.updated) replaced," : "")
                    + " \(merge.present) already present, \(merge.differingCount) different"
                    + replaced(height, by: journal.settings.height))
            let isChanged = hasNewNames || merge.added + merge.updated > 0
            return isChanged ? try Document.text(journal) : nil
        }
    }
}

extension Invocation {
    fileprivate func dayStart(_ option: Option) throws(Failure) -> TimeOfDay {
        try value(of: option, expected: "write a time such as 03:00", convert: TimeOfDay.init)
            ?? .midnight
    }

    /// The assumptions for data missing from a weight file, from the options or this machine.
    fileprivate func assumptions(
        _ environment: CommandEnvironment
    ) throws(Failure) -> FileAssumptions {
        var assumptions = FileAssumptions(fallbackZone: try zone(or: environment))
        assumptions.dayStart = try dayStart(Tool.dayStart)
        return assumptions
    }
}

extension CommandEnvironment {
    /// The current time, and the receiver of findings if output is verbose.
    fileprivate func importContext(_ invocation: Invocation) -> ImportContext {
        var context = ImportContext(now: Instant(secondsSince1970: secondsSince1970()))
        if let report = invocation.receiver(in: self) {
            context.onFinding = { report($0.diagnostic) }
        }
        return context
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
